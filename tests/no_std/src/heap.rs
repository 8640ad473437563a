//! An allocator that gives out one block of memory from front to back, and takes nothing back.

use core::{
    alloc::{GlobalAlloc, Layout},
    cell::UnsafeCell,
    ptr,
    sync::atomic::{AtomicUsize, Ordering},
};

const SIZE: usize = 64 << 10;

struct Heap {
    block: UnsafeCell<[u8; SIZE]>,
    taken: AtomicUsize,
}

// SAFETY: `taken` gives each byte to one caller alone.
unsafe impl Sync for Heap {}

#[global_allocator]
static HEAP: Heap = Heap { block: UnsafeCell::new([0; SIZE]), taken: AtomicUsize::new(0) };

// SAFETY: a piece lies inside the block, is aligned, and is given out once.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let start = self.block.get() as usize;
        let piece = |taken: usize| {
            let at = (start + taken).next_multiple_of(layout.align()) - start;
            at.checked_add(layout.size()).filter(|end| *end <= SIZE).map(|end| (at, end))
        };
        let taken =
            self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |taken| Some(piece(taken)?.1));
        match taken.ok().and_then(piece) {
            // SAFETY: `piece` ends inside the block.
            Some((at, _)) => unsafe { self.block.get().cast::<u8>().add(at) },
            None => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}
