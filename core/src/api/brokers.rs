//! `read_brokers`: the cluster from the texts that a person has.

use alloc::{string::String, vec::Vec};

use crate::{
    cluster::{Broker, BrokerId, Rack},
    error::{Error, ErrorCode, listed},
    formats::{NameMap, Note, parse_brokers, parse_name_map, refused},
    gather::Gather as _,
    order::sort,
    value::{Json, ToJson, quoted},
};

/// The texts that describe a cluster.
#[derive(Clone, Copy, Debug)]
pub struct BrokersRequest<'a> {
    /// The brokers: see [`parse_brokers`].
    pub brokers: &'a str,
    /// Which broker has which rack: see [`parse_name_map`].
    pub racks: Option<&'a str>,
    /// Which broker has which pod.
    pub pods: Option<&'a str>,
}

/// The brokers, to be handed to [`place`](super::place()).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokersAnswer {
    /// The brokers, in the order of their text.
    pub brokers: Vec<Broker>,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

/// Reads brokers, their racks and their pods.
///
/// ```
/// use podstripe::api::{BrokersRequest, read_brokers};
/// let table = "ID HOST PORT RACK STATE ENDPOINT_TYPE\n\
///              1  k1   9092 a    unfenced broker\n\
///              2  k2   9092 b    fenced   broker\n";
/// let pods = r#"{"canary": [2]}"#;
/// let read = read_brokers(&BrokersRequest { brokers: table, racks: None, pods: Some(pods) })?;
/// assert!(read.brokers[1].fenced);
/// assert_eq!(read.brokers[1].pod.as_deref(), Some("canary"));
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// Those of the formats; `BROKER_ID_NOT_REGISTERED` if a map names a broker that is not there; `INVALID_REQUEST` if a map
/// and the brokers' text give a broker different names.
pub fn read_brokers(request: &BrokersRequest<'_>) -> Result<BrokersAnswer, Error> {
    let read = parse_brokers("brokers", request.brokers)?;
    let (mut brokers, mut notes) = (read.brokers, read.notes);
    if let Some(racks) = request.racks {
        let racks = parse_name_map("racks", racks)?;
        check_known("racks", &racks, &brokers)?;
        for broker in &mut brokers {
            // A rack map speaks of all brokers: one that it leaves out has no rack.
            let rack = racks.get(&broker.id).cloned().flatten();
            broker.rack = match (&broker.rack, rack) {
                (Rack::Named(known), Some(rack)) if *known != rack => {
                    return Err(contradiction("racks", broker.id, known, &rack));
                }
                (Rack::Named(known), _) => Rack::Named(known.clone()),
                (_, Some(rack)) => Rack::Named(rack),
                (_, None) => Rack::None,
            };
        }
        notes.retain(|note| note.code != "RACKS_UNKNOWN");
    }
    if let Some(pods) = request.pods {
        let pods = parse_name_map("pods", pods)?;
        check_known("pods", &pods, &brokers)?;
        for broker in &mut brokers {
            match (&broker.pod, pods.get(&broker.id).cloned().flatten()) {
                (Some(known), Some(pod)) if *known != pod => {
                    return Err(contradiction("pods", broker.id, known, &pod));
                }
                (_, Some(pod)) => broker.pod = Some(pod),
                (_, None) => {}
            }
        }
    }
    Ok(BrokersAnswer { brokers, notes })
}

fn check_known(source: &str, map: &NameMap, brokers: &[Broker]) -> Result<(), Error> {
    let mut ids: Vec<BrokerId> = brokers.iter().map(|broker| broker.id).gather();
    sort(&mut ids, Ord::cmp);
    let unknown: Vec<BrokerId> = map.keys().filter(|id| ids.binary_search(id).is_err()).copied().gather();
    match unknown.first() {
        None => Ok(()),
        Some(first) => Err(refused(
            source,
            ErrorCode::BrokerIdNotRegistered,
            format_args!("the cluster has no broker(s) {}; it has {}", listed(&unknown), listed(&ids)),
            first,
        )
        .with_number("broker", *first)),
    }
}

fn contradiction(source: &str, id: BrokerId, known: &str, given: &str) -> Error {
    let (given, known) = (quoted(given), quoted(known));
    let what = format_args!("broker {id} is in {given} here and in {known} in the brokers' text");
    refused(source, ErrorCode::InvalidRequest, what, &given).with_number("broker", id)
}

impl BrokersAnswer {
    /// The answer as JSON; its `brokers` are what `place` takes.
    #[must_use]
    pub fn to_json(&self) -> String {
        ToJson::to_json(self)
    }
}

impl ToJson for BrokersAnswer {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("brokers", &self.brokers);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

impl ToJson for Broker {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("id", &self.id);
        if self.rack != Rack::Unknown {
            json.entry("rack", &self.rack.name());
        }
        json.entry("pod", &self.pod);
        json.entry("fenced", &self.fenced);
        json.entry("inControlledShutdown", &self.in_controlled_shutdown);
        json.entry("cordoned", &self.cordoned);
        json.close('}');
    }
}
