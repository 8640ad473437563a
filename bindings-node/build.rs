//! Node's symbols are found when the addon is loaded, not when it is linked.

fn main() {
    napi_build::setup();
}
