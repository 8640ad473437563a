//! JavaScript values as the core's plain values, by the rules of the WebAssembly engine.

use napi::{Env, JsValue as _, Result, bindgen_prelude::Unknown, sys::ValueType};
use podstripe::value::{Budget, Value};

use crate::{errors::thrown, scope::Handle};

/// The largest integer to which a number is exact.
const SAFE: f64 = 9_007_199_254_740_991.0;

/// A request as the core reads it. What JavaScript cannot say exactly stays what it is, and the core refuses it by name.
pub(crate) fn value_of(env: Env, value: &Unknown<'_>) -> Result<Value> {
    let (map, array) = (Handle::global(env, c"Map")?, Handle::global(env, c"Array")?);
    Converter { env, map, array, budget: Budget::default() }.value(Handle::new(env, value.raw()), 0)
}

struct Converter {
    env: Env,
    /// The class `Map`, and `Array`, which lists its entries.
    map: Handle,
    array: Handle,
    budget: Budget,
}

impl Converter {
    fn value(&mut self, value: Handle, depth: u32) -> Result<Value> {
        self.budget.take(depth).map_err(|error| thrown(self.env, &error))?;
        match value.kind()? {
            ValueType::napi_number => value.number().map(number),
            ValueType::napi_string => Ok(value
                .text()?
                // A lone surrogate is no text that any other engine could hold.
                .map_or_else(|| Value::Foreign("string with a lone surrogate".into()), Value::Text)),
            ValueType::napi_undefined | ValueType::napi_null => Ok(Value::Null),
            ValueType::napi_boolean => value.flag().map(Value::Bool),
            ValueType::napi_bigint => integer(value),
            ValueType::napi_function => Ok(Value::Foreign("function".into())),
            ValueType::napi_symbol => Ok(Value::Foreign("symbol".into())),
            _ if value.is_array()? || value.is_typed_array()? => self.list(value, depth),
            _ if value.is_data_view()? => Ok(Value::Foreign("DataView".into())),
            // Node-API does not see through a proxy, which the language's own question does.
            _ if self.array.call(c"isArray", value)?.flag()? => self.list(value, depth),
            _ if value.is_made_by(self.map)? => self.map(value, depth),
            _ => self.object(value, depth),
        }
    }

    fn list(&mut self, list: Handle, depth: u32) -> Result<Value> {
        let length = list.length()?;
        let mut items = Vec::new();
        let mut index = 0;
        while f64::from(index) < length {
            items.push(list.scoped(|| self.value(list.item(index)?, depth + 1))?);
            index += 1;
        }
        Ok(Value::List(items))
    }

    fn map(&mut self, map: Handle, depth: u32) -> Result<Value> {
        let pairs = self.array.call(c"from", map)?;
        self.entries(pairs, depth, |converter, pair| {
            let key = match converter.value(pair.item(0)?, depth + 1)? {
                Value::Text(text) => text,
                other => other.shown(),
            };
            Ok((key, pair.item(1)?))
        })
    }

    fn object(&mut self, object: Handle, depth: u32) -> Result<Value> {
        self.entries(object.keys()?, depth, |_, key| {
            Ok((key.text()?.unwrap_or_default(), object.property(key)?))
        })
    }

    /// A property that is undefined is not there.
    fn entries(
        &mut self,
        list: Handle,
        depth: u32,
        entry: impl Fn(&mut Self, Handle) -> Result<(String, Handle)>,
    ) -> Result<Value> {
        let length = list.length()?;
        let mut entries = Vec::new();
        let mut index = 0;
        while f64::from(index) < length {
            let read = list.scoped(|| {
                let (key, value) = entry(self, list.item(index)?)?;
                if value.kind()? == ValueType::napi_undefined {
                    return Ok(None);
                }
                Ok(Some((key, self.value(value, depth + 1)?)))
            })?;
            entries.extend(read);
            index += 1;
        }
        Ok(Value::Map(entries))
    }
}

/// Beyond 2^53 a number may stand for its neighbours too.
fn number(number: f64) -> Value {
    #[expect(clippy::cast_possible_truncation, clippy::float_cmp, reason = "a safe integer fits exactly")]
    if number.abs() <= SAFE && number.trunc() == number {
        Value::Int(number as i64)
    } else {
        Value::of_float(number)
    }
}

fn integer(value: Handle) -> Result<Value> {
    if let Some(number) = value.integer()? {
        return Ok(Value::Int(number));
    }
    let digits = value.written()?.filter(|digits| digits.parse::<u64>().is_ok());
    Ok(digits.map_or_else(Value::beyond, Value::Huge))
}
