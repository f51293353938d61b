//! Numbered pieces of work, shared out among threads.
//!
//! Each thread takes the next chunk from one counter and keeps its own bench
//! and its own total, so nothing is shared while a match is played. A parallel
//! iterator would make a new bench at every split; this makes one per thread.
//!
//! Without the feature `threads`, for where there are none, the caller's own
//! thread does all of it. Totals are the same either way.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::error::ArenaError;

/// The most pieces that a thread takes at once.
const CHUNK_MAX: u64 = 1024;
/// How many chunks each thread gets at least, where there are enough pieces:
/// slow matches should not leave threads idle at the end.
const CHUNKS_PER_THREAD: u64 = 64;

/// The most threads that are started: more than any machine we know has use
/// for, and few enough that a slip of the finger does no harm.
#[cfg(feature = "threads")]
const THREADS_MAX: usize = 256;

/// Returns how many threads will work where so many are asked for.
#[cfg(feature = "threads")]
pub(crate) fn n_threads(asked: usize) -> usize {
    let threads = match asked {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        asked => asked,
    };
    threads.min(THREADS_MAX)
}

/// Returns how many threads will work: without the feature `threads`, one.
#[cfg(not(feature = "threads"))]
pub(crate) fn n_threads(_asked: usize) -> usize {
    1
}

/// Does the work once on each of so many threads.
#[cfg(feature = "threads")]
fn on_each<T: Send>(n_threads: usize, work: impl Fn() -> T + Sync) -> Result<Vec<T>, ArenaError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(n_threads)
        .build()
        .map_err(|error| ArenaError::Threads(error.to_string()))?;
    Ok(pool.broadcast(|_| work()))
}

/// Does the work once, on the thread that there is.
#[cfg(not(feature = "threads"))]
fn on_each<T: Send>(_n_threads: usize, work: impl Fn() -> T + Sync) -> Result<Vec<T>, ArenaError> {
    Ok(vec![work()])
}

/// Does the pieces `0..n_pieces`, on `threads` threads (0 means one per core),
/// and returns the totals of all threads, in no particular order.
///
/// `bench` prepares what one thread needs. If pieces fail, the error is that of
/// the lowest, whatever the number of threads. Once `stop` is set, no further
/// piece is begun, and the totals are of those that were done.
pub(crate) fn share_out<B: Bench>(
    n_pieces: u64,
    threads: usize,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
    bench: impl Fn() -> Result<B, ArenaError> + Sync,
) -> Result<Vec<B::Total>, ArenaError> {
    let n_threads = n_threads(threads);
    let chunk = (n_pieces / (n_threads as u64 * CHUNKS_PER_THREAD)).clamp(1, CHUNK_MAX);
    let n_chunks = n_pieces.div_ceil(chunk);
    let (taken, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed = AtomicBool::new(false);

    let work = || -> Result<B::Total, (u64, ArenaError)> {
        let fail = |piece, error| {
            failed.store(true, Ordering::Relaxed);
            (piece, error)
        };
        let mut bench = bench().map_err(|error| fail(0, error))?;
        // Chunks are taken in order and finished once taken, so every piece
        // below one that failed is done.
        while !failed.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
            let index = taken.fetch_add(1, Ordering::Relaxed);
            if index >= n_chunks {
                break;
            }
            let start = index * chunk;
            let finish = n_pieces.min(start + chunk);
            for piece in start..finish {
                if stop.load(Ordering::Relaxed) {
                    return Ok(bench.total());
                }
                bench.piece(piece).map_err(|error| fail(piece, error))?;
            }
            let n_new = finish - start;
            progress(done.fetch_add(n_new, Ordering::Relaxed) + n_new);
        }
        Ok(bench.total())
    };

    let results = on_each(n_threads, work)?;
    let mut totals = Vec::with_capacity(results.len());
    let mut first_error: Option<(u64, ArenaError)> = None;
    for result in results {
        match result {
            Ok(total) => totals.push(total),
            Err(error) => match &first_error {
                Some(first) if first.0 <= error.0 => {}
                _ => first_error = Some(error),
            },
        }
    }
    match first_error {
        Some((_, error)) => Err(error),
        None => Ok(totals),
    }
}

/// For work that nobody stops.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// What one thread works with: a match, bots, and its own total.
pub(crate) trait Bench {
    /// What a thread hands back.
    type Total: Send;

    /// Does one piece of work and adds it to the total.
    fn piece(&mut self, index: u64) -> Result<(), ArenaError>;

    /// Hands the total back.
    fn total(self) -> Self::Total;
}
