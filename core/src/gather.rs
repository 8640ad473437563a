//! Lists from iterators, each chain of adapters compiled once.
//!
//! The standard library's `collect` takes the first item apart from the others, to know how much memory to ask for, and
//! `extend` does the like: for every place that uses them the chain is there twice, and the growth of a list besides. In
//! what a browser loads that was a tenth. Here the chain becomes one function behind a pointer, and the growth is shared.
//! It costs a call an item, so what is hot (a placement's rows, a request's values) fills its lists by itself.

use alloc::vec::Vec;

/// Collects into a list.
pub(crate) trait Gather: Iterator + Sized {
    /// What `collect` does.
    fn gather(self) -> Vec<Self::Item> {
        let mut items = Vec::new();
        self.add_to(&mut items);
        items
    }

    /// What `Vec::extend` does.
    fn add_to(mut self, items: &mut Vec<Self::Item>) {
        add(items, &mut || self.next());
    }
}

impl<I: Iterator> Gather for I {}

#[inline(never)]
fn add<T>(items: &mut Vec<T>, next: &mut dyn FnMut() -> Option<T>) {
    while let Some(item) = next() {
        items.push(item);
    }
}
