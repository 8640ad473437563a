//! JavaScript values as the core's plain values.
//!
//! Every access that runs the caller's code (a getter, a proxy's trap) is caught: an exception that passed through
//! WebAssembly's frames would leave its stack and memory taken.

use alloc::{format, string::String, vec::Vec};
use js_sys::{Array, ArrayBuffer, Map};
use podstripe::{
    Error,
    value::{Budget, Value},
};
use wasm_bindgen::{JsCast as _, prelude::*};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn keys(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array)]
    fn from(map: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Reflect)]
    fn get(object: &JsValue, key: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn item(list: &JsValue, index: u32) -> Result<JsValue, JsValue>;
}

/// A request as the core reads it. What JavaScript cannot say exactly stays what it is, and the core refuses it by name.
#[inline(never)]
pub(crate) fn value_of(value: &JsValue) -> Result<Value, JsValue> {
    Converter { budget: Budget::default() }.value(value, 0)
}

/// What stands for an error until the glue makes a `PlacementError` of it.
pub(crate) fn thrown(error: &Error) -> JsValue {
    JsValue::from_str(&error.to_json())
}

struct Converter {
    budget: Budget,
}

impl Converter {
    fn value(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        self.budget.take(depth).map_err(|error| thrown(&error))?;
        if let Some(number) = value.as_f64() {
            return Ok(self::number(number));
        }
        if let Some(text) = value.as_string() {
            return Ok(self::text(value, text));
        }
        // Each question costs a call out of WebAssembly: the frequent kinds come first.
        if value.is_object() {
            return self.parts(value, depth);
        }
        if value.is_null() || value.is_undefined() {
            return Ok(Value::Null);
        }
        if let Some(flag) = value.as_bool() {
            return Ok(Value::Bool(flag));
        }
        if value.is_bigint() {
            return Ok(integer(value));
        }
        let kind = if value.is_symbol() { "symbol" } else { "function" };
        Ok(Value::Foreign(kind.into()))
    }

    fn parts(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        if is_array(value)? || ArrayBuffer::is_view(value) {
            return self.list(value, depth);
        }
        if value.has_type::<Map>() {
            return self.map(value, depth);
        }
        self.object(value, depth)
    }

    fn list(&mut self, list: &JsValue, depth: u32) -> Result<Value, JsValue> {
        // A view without a length is no list of numbers but of bytes: a DataView.
        let Some(length) = get(list, &"length".into())?.as_f64() else {
            return Ok(Value::Foreign("DataView".into()));
        };
        let mut items = Vec::new();
        let mut index = 0;
        while f64::from(index) < length {
            items.push(self.value(&item(list, index)?, depth + 1)?);
            index += 1;
        }
        Ok(Value::List(items))
    }

    fn map(&mut self, map: &JsValue, depth: u32) -> Result<Value, JsValue> {
        let mut entries = Vec::new();
        for pair in from(map)?.iter() {
            let key = match self.value(&item(&pair, 0)?, depth + 1)? {
                Value::Text(text) => text,
                other => other.shown(),
            };
            let value = item(&pair, 1)?;
            self.entry(&mut entries, key, &value, depth)?;
        }
        Ok(Value::Map(entries))
    }

    fn object(&mut self, object: &JsValue, depth: u32) -> Result<Value, JsValue> {
        let mut entries = Vec::new();
        for key in keys(object)?.iter() {
            let value = get(object, &key)?;
            self.entry(&mut entries, key.as_string().unwrap_or_default(), &value, depth)?;
        }
        Ok(Value::Map(entries))
    }

    /// A property that is undefined is not there.
    fn entry(
        &mut self,
        entries: &mut Vec<(String, Value)>,
        key: String,
        value: &JsValue,
        depth: u32,
    ) -> Result<(), JsValue> {
        if !value.is_undefined() {
            entries.push((key, self.value(value, depth + 1)?));
        }
        Ok(())
    }
}

/// The largest integer to which a number is exact.
const SAFE: f64 = 9_007_199_254_740_991.0;

/// Beyond 2^53 a number may stand for its neighbours too.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "a safe integer fits"
)]
fn number(number: f64) -> Value {
    let whole = number as i64;
    if (-SAFE..=SAFE).contains(&number) && whole as f64 == number {
        Value::Int(whole)
    } else {
        Value::of_float(number)
    }
}

/// A lone surrogate is no text that any other engine could hold; it arrives as the replacement character.
fn text(value: &JsValue, text: String) -> Value {
    // The byte with which the replacement character begins.
    if text.as_bytes().contains(&0xef) && JsValue::from_str(&text) != *value {
        return Value::Foreign("string with a lone surrogate".into());
    }
    Value::Text(text)
}

fn integer(value: &JsValue) -> Value {
    if let Ok(number) = i64::try_from(value.clone()) {
        return Value::Int(number);
    }
    u64::try_from(value.clone()).map_or_else(|_| Value::beyond(), |number| Value::Huge(format!("{number}")))
}
