//! What the standard library would bring along.

use core::{arch::wasm32, panic::PanicInfo};
use rlsf::SmallGlobalTlsf;

#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// A panic, which is a bug, is a trap; the glue tells the caller. Looking at the message would keep the text of every
/// possible panic in the download.
#[panic_handler]
fn trap(_: &PanicInfo<'_>) -> ! {
    wasm32::unreachable()
}
