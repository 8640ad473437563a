//! `place`, and its answer.

use podstripe::api::{self, PlaceAnswer, PlaceRequest};
use pyo3::{
    exceptions::PyKeyError,
    prelude::*,
    types::{PyDict, PyMappingProxy, PyTuple},
};
use std::sync::Arc;

use crate::{
    convert::value_of,
    errors::{exception, guarded},
    records::record,
    replicas::Replicas,
};

/// Places topics. The request is the JSON form as Python objects: see `podstripe.place`.
#[pyfunction]
pub(crate) fn place(py: Python<'_>, request: &Bound<'_, PyAny>) -> PyResult<Placement> {
    let request = value_of(request)?;
    guarded(py, || api::place_value(&request)).map(Placement::new)
}

/// Places topics from a request in JSON text.
#[pyfunction]
pub(crate) fn place_json(py: Python<'_>, request: &str) -> PyResult<Placement> {
    guarded(py, || api::place(&PlaceRequest::from_json(request)?)).map(Placement::new)
}

/// The answer of `place`.
#[pyclass(frozen, module = "podstripe")]
pub(crate) struct Placement {
    answer: Arc<PlaceAnswer>,
}

impl Placement {
    fn new(answer: PlaceAnswer) -> Self {
        Self { answer: Arc::new(answer) }
    }
}

#[pymethods]
impl Placement {
    /// The seed of the random stream: the same seed and request give the same placement again.
    #[getter]
    fn seed(&self) -> Option<i64> {
        self.answer.seed
    }

    /// Which of Kafka's algorithms placed: "striped" or "classic".
    #[getter]
    fn algorithm(&self) -> &'static str {
        self.answer.algorithm.name()
    }

    /// What was placed together: "controller" for each run of partitions, "grouped" for all of one set of brokers.
    #[getter]
    fn spread(&self) -> &'static str {
        self.answer.spread.name()
    }

    /// The topics that were placed, by name, in the order of the request.
    #[getter]
    fn topics<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyMappingProxy>> {
        let topics = PyDict::new(py);
        for (at, topic) in self.answer.topics.iter().enumerate() {
            if topic.outcome.is_ok() {
                topics.set_item(&topic.name, TopicPlacement { answer: Arc::clone(&self.answer), at })?;
            }
        }
        Ok(PyMappingProxy::new(py, topics.as_mapping()))
    }

    /// The topics that could not be placed, by name, with why. Empty unless `errors="report"`.
    #[getter]
    fn errors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyMappingProxy>> {
        let errors = PyDict::new(py);
        for topic in &self.answer.topics {
            if let Err(error) = &topic.outcome {
                errors.set_item(&topic.name, exception(py, error)?)?;
            }
        }
        Ok(PyMappingProxy::new(py, errors.as_mapping()))
    }

    /// What to know before this is used.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let warnings = self.answer.warnings.iter().map(|warning| {
            let (topics, brokers) = (PyTuple::new(py, &warning.topics)?, PyTuple::new(py, &warning.brokers)?);
            record(py, "Warning", (warning.code.name(), &warning.message, &warning.pod, topics, brokers))
        });
        PyTuple::new(py, warnings.collect::<PyResult<Vec<_>>>()?)
    }

    /// What each broker carries of this placement, ascending by id.
    #[getter]
    fn load<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let loads = guarded(py, || Ok(self.answer.load()))?;
        let loads = loads.iter().map(|load| {
            record(py, "BrokerLoad", (load.broker, &load.rack, &load.pod, load.leaders, load.replicas))
        });
        PyTuple::new(py, loads.collect::<PyResult<Vec<_>>>()?)
    }

    /// The whole answer as JSON, the same bytes from every engine.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        guarded(py, || Ok(self.answer.to_json()))
    }

    /// All placed topics as a plan for `kafka-reassign-partitions`, byte for byte as that tool prints one.
    fn to_reassignment_json(&self, py: Python<'_>) -> PyResult<String> {
        guarded(py, || Ok(self.answer.to_reassignment_json()))
    }

    /// One topic as the `--replica-assignment` argument of `kafka-topics`. The name may be left out if there is one.
    #[pyo3(signature = (topic=None))]
    fn to_replica_assignment(&self, py: Python<'_>, topic: Option<&str>) -> PyResult<String> {
        guarded(py, || self.answer.to_replica_assignment(topic))
    }

    /// What a Kafka client's call takes to create, grow or move the placed topics.
    ///
    /// `"confluent-kafka"`, `"create_topics"`: a list of arguments of `NewTopic`; `"create_partitions"`: of
    /// `NewPartitions`.
    /// `"kafka-python"`: what `"create_topics"`, `"create_partitions"` and `"alter_partition_reassignments"` take.
    /// `"aiokafka"`, `"create_topics"`: a list of arguments of `NewTopic`; `"create_partitions"`: by topic, of
    /// `NewPartitions`.
    fn to_client_call<'py>(&self, py: Python<'py>, client: &str, call: &str) -> PyResult<Bound<'py, PyAny>> {
        let text = guarded(py, || self.answer.to_client_call(client, call))?;
        py.import("podstripe._clients")?.getattr("shaped")?.call1((text,))
    }

    fn __repr__(&self) -> String {
        let seed = self.answer.seed.map_or_else(|| "None".to_owned(), |seed| seed.to_string());
        format!("<Placement of {} topic(s), seed {seed}>", self.answer.topics.len())
    }
}

/// The replicas of one topic's new partitions.
#[pyclass(frozen, module = "podstripe")]
pub(crate) struct TopicPlacement {
    answer: Arc<PlaceAnswer>,
    at: usize,
}

impl TopicPlacement {
    fn placed(&self) -> PyResult<(&str, &api::TopicPlacement)> {
        // Made only for topics that are there and were placed.
        let topic = self.answer.topics.get(self.at);
        topic
            .and_then(|topic| Some((topic.name.as_str(), topic.outcome.as_ref().ok()?)))
            .ok_or_else(|| PyKeyError::new_err(self.at))
    }
}

#[pymethods]
impl TopicPlacement {
    /// The topic.
    #[getter]
    fn name(&self) -> PyResult<&str> {
        Ok(self.placed()?.0)
    }

    /// The id of the first new partition.
    #[getter]
    fn start_partition(&self) -> PyResult<u32> {
        Ok(self.placed()?.1.assignment.start())
    }

    /// How many new partitions there are.
    #[getter]
    fn partitions(&self) -> PyResult<usize> {
        Ok(self.placed()?.1.assignment.partitions().len())
    }

    /// How many replicas each has.
    #[getter]
    fn replication_factor(&self) -> PyResult<i16> {
        Ok(self.placed()?.1.replication_factor)
    }

    /// The replicas of each new partition, leader first: a new list of lists at each access.
    #[getter]
    fn replicas(&self) -> PyResult<Vec<Vec<i32>>> {
        Ok(self.placed()?.1.assignment.partitions().map(|(_, replicas)| replicas.to_vec()).collect())
    }

    /// The same in one row-major buffer of 32-bit ids, which `memoryview` and `numpy.asarray` share without copying.
    #[getter]
    fn flat(&self) -> Replicas {
        Replicas::new(Arc::clone(&self.answer), self.at)
    }

    /// The runs of partitions that were placed together, with their pods and eligible brokers.
    #[getter]
    fn specs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sets = self.answer.eligible.iter().map(|set| PyTuple::new(py, &set.brokers));
        let sets = sets.collect::<PyResult<Vec<_>>>()?;
        let specs = self.answer.specs(self.placed()?.1);
        let specs =
            specs.map(|spec| record(py, "Spec", (spec.start, spec.count, spec.pod, sets.get(spec.eligible))));
        PyTuple::new(py, specs.collect::<PyResult<Vec<_>>>()?)
    }

    /// How much of the topic each isolated pod can hurt.
    #[getter]
    fn exposure<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let placed = self.placed()?.1;
        let share = |share: &podstripe::analysis::Share| {
            record(py, "Share", (share.part, share.whole, share.percent()))
        };
        let exposures = self.answer.exposure(placed);
        let exposures = exposures.iter().map(|exposure| {
            record(py, "Exposure", (exposure.pod, share(&exposure.confined)?, share(&exposure.exposed)?))
        });
        PyTuple::new(py, exposures.collect::<PyResult<Vec<_>>>()?)
    }

    fn __repr__(&self) -> PyResult<String> {
        let (name, topic) = self.placed()?;
        let partitions = topic.assignment.partitions().len();
        Ok(format!("<TopicPlacement {name}: {partitions} partition(s) x {}>", topic.replication_factor))
    }
}
