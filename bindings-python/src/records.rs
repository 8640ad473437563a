//! The readers of texts, and the small frozen dataclasses that answers are made of.

use podstripe::{
    api::{self, BrokersRequest},
    cluster::{Broker, BrokerId, Rack},
    formats::Note,
    state::Leader,
};
use pyo3::{call::PyCallArgs, prelude::*, types::PyTuple};

use crate::errors::guarded;

/// One of the dataclasses of `podstripe._types`.
pub(crate) fn record<'py>(
    py: Python<'py>,
    class: &str,
    fields: impl PyCallArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    py.import("podstripe._types")?.getattr(class)?.call1(fields)
}

/// Reads brokers from text: see `podstripe.read_brokers`.
#[pyfunction]
#[pyo3(signature = (brokers, racks=None, pods=None))]
pub(crate) fn read_brokers<'py>(
    py: Python<'py>,
    brokers: &str,
    racks: Option<&str>,
    pods: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let read = guarded(py, || api::read_brokers(&BrokersRequest { brokers, racks, pods }))?;
    record(py, "BrokersText", (brokers_tuple(py, &read.brokers)?, notes_tuple(py, &read.notes)?))
}

/// Reads the output of `kcat -L -J`: see `podstripe.read_metadata`.
#[pyfunction]
pub(crate) fn read_metadata<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let read = guarded(py, || api::read_metadata(text))?;
    let topics = read.state.topics.iter().map(|topic| {
        let partitions = topic.partitions.iter().map(|partition| {
            let ids = |ids: &[BrokerId]| PyTuple::new(py, ids);
            // kcat shows the leader and the ISR of every partition.
            let leader = match partition.leader {
                Leader::Broker(id) => Some(id),
                Leader::None | Leader::Unknown => None,
            };
            let isr = ids(partition.isr.as_deref().unwrap_or_default())?;
            record(py, "PartitionMetadata", (partition.partition, leader, ids(&partition.replicas)?, isr))
        });
        let partitions = PyTuple::new(py, partitions.collect::<PyResult<Vec<_>>>()?)?;
        record(py, "TopicMetadata", (&topic.name, partitions))
    });
    let topics = PyTuple::new(py, topics.collect::<PyResult<Vec<_>>>()?)?;
    record(py, "Metadata", (brokers_tuple(py, &read.brokers)?, topics, notes_tuple(py, &read.notes)?))
}

fn brokers_tuple<'py>(py: Python<'py>, brokers: &[Broker]) -> PyResult<Bound<'py, PyTuple>> {
    let unknown = py.import("podstripe._types")?.getattr("UNKNOWN")?;
    let brokers = brokers.iter().map(|broker| {
        let rack = match &broker.rack {
            Rack::Unknown => unknown.clone(),
            rack => rack.name().into_pyobject(py)?,
        };
        let flags = (broker.fenced, broker.in_controlled_shutdown, broker.cordoned);
        record(py, "Broker", (broker.id, rack, &broker.pod, flags.0, flags.1, flags.2))
    });
    PyTuple::new(py, brokers.collect::<PyResult<Vec<_>>>()?)
}

fn notes_tuple<'py>(py: Python<'py>, notes: &[Note]) -> PyResult<Bound<'py, PyTuple>> {
    let notes = notes.iter().map(|note| record(py, "Note", (note.code, &note.message)));
    PyTuple::new(py, notes.collect::<PyResult<Vec<_>>>()?)
}
