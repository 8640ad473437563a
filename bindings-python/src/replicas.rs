//! A topic's replicas as a buffer of 32-bit integers, shared with whoever asks.

use podstripe::api::PlaceAnswer;
use pyo3::{
    exceptions::{PyBufferError, PyIndexError},
    ffi,
    prelude::*,
    types::{PyIterator, PyMemoryView},
};
use std::{
    ffi::{c_int, c_void},
    ptr,
    sync::Arc,
};

/// All replicas of a topic's new partitions, row by row, leader first. Read only.
///
/// `memoryview(flat)` and `numpy.asarray(flat)` see the placement's own memory; reshape it to
/// `(partitions, replication_factor)` for a row a partition.
#[pyclass(frozen, module = "podstripe", sequence)]
pub(crate) struct Replicas {
    answer: Arc<PlaceAnswer>,
    at: usize,
    /// What a buffer's `shape` and `strides` point to; they must live as long as the object.
    shape: [isize; 1],
    strides: [isize; 1],
}

const ITEM: isize = size_of::<i32>().cast_signed();

impl Replicas {
    pub(crate) fn new(answer: Arc<PlaceAnswer>, at: usize) -> Self {
        let mut made = Self { answer, at, shape: [0], strides: [ITEM] };
        made.shape = [made.ids().len().cast_signed()];
        made
    }

    fn ids(&self) -> &[i32] {
        self.answer
            .topics
            .get(self.at)
            .and_then(|topic| topic.outcome.as_ref().ok())
            .map_or(&[], |topic| topic.assignment.flat())
    }
}

#[pymethods]
impl Replicas {
    fn __len__(&self) -> usize {
        self.ids().len()
    }

    fn __getitem__(&self, index: usize) -> PyResult<i32> {
        self.ids().get(index).copied().ok_or_else(|| PyIndexError::new_err("replica index out of range"))
    }

    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyIterator>> {
        PyMemoryView::from(slf)?.try_iter()
    }

    fn __repr__(&self) -> String {
        format!("<Replicas of {} ids>", self.ids().len())
    }

    // SAFETY of what follows: the memory belongs to an immutable vector inside an `Arc` that this object holds, and the
    // object is kept alive by `view.obj`; `shape` and `strides` are fields of the frozen object, which does not move.
    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        if view.is_null() {
            return Err(PyBufferError::new_err("no view to fill"));
        }
        if flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
            return Err(PyBufferError::new_err("a placement is read only"));
        }
        let object = slf.get();
        let ids = object.ids();
        // A null pointer where the flags do not ask for a part, as the buffer protocol wants it.
        let wanted = |flag: c_int| flags & flag == flag;
        unsafe {
            (*view).buf = ids.as_ptr().cast_mut().cast::<c_void>();
            (*view).len = object.shape[0] * ITEM;
            (*view).itemsize = ITEM;
            (*view).readonly = 1;
            (*view).ndim = 1;
            (*view).format =
                if wanted(ffi::PyBUF_FORMAT) { c"i".as_ptr().cast_mut() } else { ptr::null_mut() };
            (*view).shape =
                if wanted(ffi::PyBUF_ND) { object.shape.as_ptr().cast_mut() } else { ptr::null_mut() };
            (*view).strides =
                if wanted(ffi::PyBUF_STRIDES) { object.strides.as_ptr().cast_mut() } else { ptr::null_mut() };
            (*view).suboffsets = ptr::null_mut();
            (*view).internal = ptr::null_mut();
            (*view).obj = slf.into_any().into_ptr();
        }
        Ok(())
    }
}
