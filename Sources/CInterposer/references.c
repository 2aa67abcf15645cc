// Counting references without locked instructions, in runs.
//
// Of a run's threads one goes on at a time (queue.c), so its counts need no lock until a thread is started that the run does not
// own. A locked instruction for each retain and release was a fifth of a run. The quick half stands here; everything else,
// objects that end, those that are known weakly, those that never end, is the runtime's.
#include "private.h"

void *swift_retain(void *object);
void swift_release(void *object);

/// True while no two threads of this process can go on at once.
static bool is_alone;

void ci_begin_references(void) { is_alone = true; }
void ci_share_references(void) { is_alone = false; }

// As the ABI of Swift 5 has it: a word of counts behind the type. The strong ones are above bit 33; a negative sum is what the
// runtime must see. Words that are no plain address of an object are left to it too.
#define ONE_MORE (1ULL << 33)
#define NOT_AN_ADDRESS 0xFF00000000000007

static inline uint64_t *counts_of(void *object) {
  if (!is_alone || !object || (uintptr_t)object & NOT_AN_ADDRESS) return NULL;
  return (uint64_t *)object + 1;
}

void *swift_retain(void *object) {
  uint64_t *counts = counts_of(object);
  if (!counts || (int64_t)(*counts + ONE_MORE) < 0) return REAL(swift_retain)(object);
  *counts += ONE_MORE;
  return object;
}

void swift_release(void *object) {
  uint64_t *counts = counts_of(object);
  if (!counts || (int64_t)(*counts - ONE_MORE) < 0) return REAL(swift_release)(object);
  *counts -= ONE_MORE;
}
