// Locks that know their owner, as Swift's `Mutex`: the owner is a thread's number, which a copy of a process must keep. The kernel
// gives the copy's thread another one, and each object file that locks or unlocks remembers the number that it asked for first, some
// before the copy was made and some after it. So a thread's number here is the one of the thread that it is a copy of, and where a
// lock is contended in a copy this file does what the kernel would, which knows nothing of such numbers.
#include "private.h"
#include <errno.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Copied with the thread that makes a copy.
static __thread long number;
/// The process that nobody copied.
static atomic_long original;

static long thread_number(void) {
  if (number) return number;
  number = REAL(syscall)(SYS_gettid);
  long nobody = 0;
  atomic_compare_exchange_strong(&original, &nobody, (long)getpid());
  return number;
}

// Before any statement of Swift's: the zygote, its fork servers, runs and their copies all come from this thread.
__attribute__((constructor(101))) static void note_first_thread(void) { thread_number(); }

static bool locks(_Atomic uint32_t *word, bool waits, int *error) {
  uint32_t own = (uint32_t)thread_number();
  uint32_t value = atomic_load(word);
  while (true) {
    if ((value & FUTEX_TID_MASK) == 0) {
      if (atomic_compare_exchange_weak(word, &value, own | (value & FUTEX_WAITERS))) return true;
      continue;
    }
    if ((value & FUTEX_TID_MASK) == own) return *error = EDEADLK, false;
    if (!waits) return *error = EAGAIN, false;
    if (!(value & FUTEX_WAITERS) && !atomic_compare_exchange_weak(word, &value, value | FUTEX_WAITERS)) continue;
    REAL(syscall)(SYS_futex, word, FUTEX_WAIT_PRIVATE, value | FUTEX_WAITERS, NULL, NULL, 0);
    value = atomic_load(word);
  }
}

static bool unlocks(_Atomic uint32_t *word, int *error) {
  if ((atomic_load(word) & FUTEX_TID_MASK) != (uint32_t)thread_number()) return *error = EPERM, false;
  atomic_store(word, 0);
  // Everybody: who comes second marks the lock as waited for again.
  REAL(syscall)(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
  return true;
}

static bool owner_lock(void *word, int operation, long *result) {
  int error = 0;
  bool done;
  switch (operation & FUTEX_CMD_MASK) {
  case FUTEX_LOCK_PI: done = locks(word, true, &error); break;
  case FUTEX_TRYLOCK_PI: done = locks(word, false, &error); break;
  case FUTEX_UNLOCK_PI: done = unlocks(word, &error); break;
  default: return false;
  }
  *result = done ? 0 : -1;
  if (!done) errno = error;
  return true;
}

static bool lies_in_swift(const void *caller) {
  Dl_info own, other;
  if (!dladdr(&original, &own) || !dladdr(caller, &other)) return false;
  return own.dli_fbase == other.dli_fbase || strstr(other.dli_fname, "libswiftSynchronization") != NULL;
}

// Dispatch and Foundation ask for the same numbers to know the main thread: they get the kernel's. Foundation asks several times in each
// pass of a run loop, always from the same places, and finding out whose code a place is reads all symbols of a library: on a screen
// with timers that was more than a third of the time. So an answer is kept beside its place, where another place may take its room.
static bool is_swift(const void *caller) {
  enum { ROOM = 64 };
  static _Atomic uintptr_t answers[ROOM];
  uintptr_t place = (uintptr_t)caller << 1;
  _Atomic uintptr_t *kept = &answers[((uintptr_t)caller ^ ((uintptr_t)caller >> 6)) % ROOM];
  uintptr_t known = atomic_load_explicit(kept, memory_order_relaxed);
  if ((known & ~(uintptr_t)1) == place) return known & 1;
  bool answer = lies_in_swift(caller);
  atomic_store_explicit(kept, place | answer, memory_order_relaxed);
  return answer;
}

bool ci_owner_call(const void *caller, long number, void *word, int operation, long *result) {
  if (number == SYS_futex && (long)getpid() == atomic_load(&original)) return false;
  if (!is_swift(caller)) return false;
  if (number == SYS_futex) return owner_lock(word, operation, result);
  *result = thread_number();
  return true;
}
