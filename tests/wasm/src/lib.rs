//! The workshop as a WebAssembly module, for the test that it plays there as it
//! does natively: one text in, one text out.
//!
//! The border has no tool and no imports. Whoever calls asks for memory with
//! [`allocate`], writes a question in UTF-8 into it, and hands it to [`call`],
//! which tells where the answer lies; both go back with [`release`].

mod answer;

use std::ptr::slice_from_raw_parts_mut;

pub use answer::answer;

/// Returns memory for so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(n_bytes: usize) -> *mut u8 {
    let bytes = vec![0_u8; n_bytes].into_boxed_slice();
    Box::into_raw(bytes).cast()
}

/// Takes memory back.
///
/// # Safety
///
/// It came from [`allocate`] or [`call`] with this length, and nobody uses it
/// any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn release(start: *mut u8, n_bytes: usize) {
    let bytes = slice_from_raw_parts_mut(start, n_bytes);
    // SAFETY: the caller holds to what is said above, and both functions make a
    // boxed slice of that length.
    drop(unsafe { Box::from_raw(bytes) });
}

/// Answers the question in that memory. The upper half of the number is where
/// the answer begins, the lower half how many bytes it has.
///
/// # Safety
///
/// The memory is that of [`allocate`], with this length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(start: *const u8, n_bytes: usize) -> u64 {
    // SAFETY: the caller holds to what is said above, and nobody writes there
    // while we read.
    let question = unsafe { std::slice::from_raw_parts(start, n_bytes) };
    let answer = answer(&String::from_utf8_lossy(question));
    let bytes = answer.into_bytes().into_boxed_slice();
    let length = bytes.len() as u64;
    // An address of the module has 32 bits.
    let start = Box::into_raw(bytes).cast::<u8>() as usize as u64;
    start << 32 | length
}
