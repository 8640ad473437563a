//! Python objects as the core's plain values.

use podstripe::{
    Error,
    formats::attribute_names,
    value::{Budget, Value},
};
use pyo3::{
    prelude::*,
    types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple},
};

use crate::errors::raised;

/// A request as the core reads it. What Python cannot say exactly stays what it is, and the core refuses it by name.
pub(crate) fn value_of(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let unknown = object.py().import("podstripe._types")?.getattr("UNKNOWN")?;
    Converter { budget: Budget::default(), unknown }.value(object, 0)
}

struct Converter<'py> {
    budget: Budget,
    /// What says that a field is not there. Looked up once: a request may have a hundred thousand brokers.
    unknown: Bound<'py, PyAny>,
}

impl<'py> Converter<'py> {
    fn value(&mut self, object: &Bound<'py, PyAny>, depth: u32) -> PyResult<Value> {
        self.budget.take(depth).map_err(|error: Error| raised(object.py(), &error))?;
        if object.is_none() {
            return Ok(Value::Null);
        }
        if let Ok(flag) = object.cast::<PyBool>() {
            return Ok(Value::Bool(flag.is_true()));
        }
        if object.is_instance_of::<PyInt>() {
            return Ok(integer(object));
        }
        if let Ok(number) = object.cast::<PyFloat>() {
            return Ok(Value::of_float(number.value()));
        }
        if let Ok(text) = object.cast::<PyString>() {
            // A lone surrogate is no text that any other engine could hold.
            return Ok(text.to_cow().map_or_else(
                |_| Value::Foreign("str with a lone surrogate".into()),
                |text| Value::Text(text.into()),
            ));
        }
        if let Ok(list) = object.cast::<PyList>() {
            return self.list(list.iter(), depth);
        }
        if let Ok(tuple) = object.cast::<PyTuple>() {
            return self.list(tuple.iter(), depth);
        }
        if let Ok(dict) = object.cast::<PyDict>() {
            return self.map(dict.iter(), depth);
        }
        if object.hasattr("__dataclass_fields__")? && !object.is_instance_of::<pyo3::types::PyType>() {
            return self.dataclass(object, depth);
        }
        // After the dataclasses: asking Python whether something is a mapping is slow.
        if let Ok(mapping) = object.cast::<PyMapping>() {
            let pairs = mapping.items()?.iter().map(|pair| pair.extract()).collect::<PyResult<Vec<_>>>()?;
            return self.map(pairs.into_iter(), depth);
        }
        // numpy's integers, say: exact, and they say so.
        if object.hasattr("__index__")? {
            return Ok(integer(&object.call_method0("__index__")?));
        }
        self.attributes(object, depth)
    }

    /// An object of one of Kafka's clients: its attributes that the core may have a use for.
    fn attributes(&mut self, object: &Bound<'py, PyAny>, depth: u32) -> PyResult<Value> {
        let mut entries = Vec::new();
        if !object.is_callable() {
            for name in kind_of(object)?.iter().copied() {
                if let Some(value) = object.getattr_opt(snake_case(name).as_str())? {
                    entries.push((name.to_owned(), self.value(&value, depth + 1)?));
                }
            }
        }
        if entries.is_empty() {
            return Ok(Value::Foreign(object.get_type().name()?.to_cow()?.into()));
        }
        Ok(Value::Map(entries))
    }

    fn list(&mut self, items: impl Iterator<Item = Bound<'py, PyAny>>, depth: u32) -> PyResult<Value> {
        Ok(Value::List(items.map(|item| self.value(&item, depth + 1)).collect::<PyResult<_>>()?))
    }

    fn map(
        &mut self,
        entries: impl Iterator<Item = (Bound<'py, PyAny>, Bound<'py, PyAny>)>,
        depth: u32,
    ) -> PyResult<Value> {
        let entries = entries.map(|(key, value)| {
            let key = match self.value(&key, depth + 1)? {
                Value::Text(text) => text,
                other => other.shown(),
            };
            Ok((key, self.value(&value, depth + 1)?))
        });
        Ok(Value::Map(entries.collect::<PyResult<_>>()?))
    }

    /// One of our own request types, or any other dataclass. A field that is `UNKNOWN` is not there.
    fn dataclass(&mut self, object: &Bound<'py, PyAny>, depth: u32) -> PyResult<Value> {
        let fields = object.getattr("__dataclass_fields__")?.cast_into::<PyDict>()?;
        let mut entries = Vec::new();
        for name in fields.keys() {
            let value = object.getattr(name.cast::<PyString>()?)?;
            if !value.is(&self.unknown) {
                entries.push((name.extract()?, self.value(&value, depth + 1)?));
            }
        }
        Ok(Value::Map(entries))
    }
}

/// The names of the attributes to look for: see [`attribute_names`].
fn kind_of(object: &Bound<'_, PyAny>) -> PyResult<&'static [&'static str]> {
    let [marked @ .., unmarked] = attribute_names();
    for names in marked {
        if let Some(mark) = names.first()
            && object.hasattr(snake_case(mark).as_str())?
        {
            return Ok(names);
        }
    }
    Ok(unmarked)
}

/// A name of the core's, as Python spells it.
fn snake_case(name: &str) -> String {
    let letters = name.chars().flat_map(|letter| {
        letter.is_ascii_uppercase().then_some('_').into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect()
}

fn integer(object: &Bound<'_, PyAny>) -> Value {
    if let Ok(number) = object.extract() {
        return Value::Int(number);
    }
    object.extract::<u64>().map_or_else(|_| Value::beyond(), |number| Value::Huge(number.to_string()))
}
