// Shared by the files of this target only.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CInterposer.h"
#include <dlfcn.h>
#include <stdatomic.h>

/// The function that this one stands in front of.
#define REAL(name)                                                                                                     \
  ({                                                                                                                   \
    static __typeof__(&name) found;                                                                                    \
    if (__builtin_expect(!found, 0)) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                               \
    found;                                                                                                             \
  })

#define CI_FOREVER INT64_MAX
#define CI_NANOSECONDS 1000000000LL

/// Set once, in the child.
extern _Atomic bool ci_active;
/// Who a thread is to the queue.
enum ci_role { CI_STRANGER = 0, CI_MAIN, CI_WORKER };
extern __thread enum ci_role ci_role;
#define CI_OWNED (atomic_load_explicit(&ci_active, memory_order_relaxed) && ci_role != CI_STRANGER)

/// Where monotonic clocks and wall clocks stand when a run begins.
#define CI_MONOTONIC_START (100000 * CI_NANOSECONDS)
#define CI_WALL_START (1704099600 * CI_NANOSECONDS)  // 2024-01-01T09:00:00Z
int64_t ci_wall_now(void);
/// Nanoseconds of a clock inside a run.
int64_t ci_clock_now(int clock);

void ci_begin_clock(void);
void ci_begin_random(uint64_t seed);
void ci_begin_queue(void);
void ci_begin_references(void);
/// A thread that the run does not own begins.
void ci_share_references(void);
/// Fills a buffer from the stream of the calling thread.
void ci_random_fill(void *buffer, size_t length);

/// Waits until `done(context)` or the virtual deadline, letting other work run. Returns false at the deadline.
bool ci_wait(bool (*done)(void *), void *context, int64_t deadline);

/// A file descriptor of the main run loop's timer, due in virtual time.
void ci_timer_set(int fd, int64_t due);
/// True if the run has had a thread beside the main one and no such thread goes on or waits.
bool ci_ended_thread(void);
/// Makes the run loop do a pass soon.
void ci_run_loop_signalled(void);

/// A system call of Swift's locks, which know their owner; false where the kernel answers it.
bool ci_owner_call(const void *caller, long number, void *word, int operation, long *result);

void ci_note_unowned(uint32_t bit);
/// True if the code belongs to libdispatch itself.
bool ci_is_dispatch(const void *code);
struct ci_slot {
  _Atomic int32_t state;
  int32_t status;
  _Atomic int32_t step;
  int32_t pid;
  char reserved[48];
};
extern struct ci_slot *ci_own_slot;
