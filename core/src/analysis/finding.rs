//! What a check found: one shape for all checks.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::{
    cluster::BrokerId,
    error::text_of,
    value::{Json, ToJson},
};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Info,
    /// Allowed by Kafka, and most likely not meant.
    Warning,
    /// Kafka refuses it, or it breaks a rule.
    Error,
}

impl Severity {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A code to branch on: `DUPLICATE_REPLICA`, ...
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// The sentence.
    pub message: String,
    /// The topic it is about.
    pub topic: Option<String>,
    /// The partition it is about.
    pub partition: Option<i32>,
    /// The brokers it is about.
    pub brokers: Vec<BrokerId>,
}

impl Finding {
    /// A finding about no topic and no broker.
    #[must_use]
    #[inline(never)]
    pub fn new(code: &'static str, severity: Severity, message: fmt::Arguments<'_>) -> Self {
        Self { code, severity, message: text_of(message), topic: None, partition: None, brokers: Vec::new() }
    }

    /// Names the brokers.
    #[must_use]
    pub fn with_brokers(mut self, brokers: Vec<BrokerId>) -> Self {
        self.brokers = brokers;
        self
    }

    /// Names the topic.
    #[must_use]
    pub fn with_topic(mut self, topic: &str) -> Self {
        self.topic = Some(topic.into());
        self
    }
}

impl ToJson for Finding {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("code", &self.code);
        json.entry("severity", &self.severity.name());
        json.entry("message", &self.message);
        if let Some(topic) = &self.topic {
            json.entry("topic", topic);
        }
        if let Some(partition) = &self.partition {
            json.entry("partition", partition);
        }
        if !self.brokers.is_empty() {
            json.entry("brokers", &self.brokers);
        }
        json.close('}');
    }
}
