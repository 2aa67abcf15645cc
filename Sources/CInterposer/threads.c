// Threads and condition variables: what `NSCondition`, `OperationQueue` and `Thread` are made of.
#include "origin.h"
#include "private.h"
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)

// MARK: Condition variables

enum { CONDITIONS = 256 };
struct condition {
  const void *address;
  _Atomic uint64_t signals;
};
static struct condition conditions[CONDITIONS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// The count of signals of a condition variable; the last slot is shared by those that find no other.
static struct condition *condition_at(const void *address) {
  pthread_mutex_lock(&lock);
  int index = 0;
  while (index < CONDITIONS - 1 && conditions[index].address && conditions[index].address != address) index++;
  conditions[index].address = address;
  pthread_mutex_unlock(&lock);
  return &conditions[index];
}

struct condition_wait {
  struct condition *condition;
  uint64_t signals;
};

static bool is_signalled(void *context) {
  struct condition_wait *wait = context;
  return atomic_load(&wait->condition->signals) != wait->signals;
}

static bool wait_for_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  struct condition_wait wait = {.condition = condition_at(condition)};
  wait.signals = atomic_load(&wait.condition->signals);
  pthread_mutex_unlock(mutex);
  bool signalled = ci_wait(is_signalled, &wait, deadline);
  pthread_mutex_lock(mutex);
  return signalled;
}

static int64_t instant(const struct timespec *value) {
  int64_t time = value->tv_sec > 20000000000 ? CI_FOREVER : value->tv_sec * CI_NANOSECONDS + value->tv_nsec;
  if (time == CI_FOREVER) return time;
  int64_t distance = time > CI_WALL_START / 2 ? time - ci_wall_now() : time - CI_MONOTONIC_START - ci_now();
  return ci_now() + (distance > 0 ? distance : 0);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!CI_OWNED) return REAL(pthread_cond_wait)(condition, mutex);
  wait_for_signal(condition, mutex, CI_FOREVER);
  return 0;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  if (!CI_OWNED) return REAL(pthread_cond_timedwait)(condition, mutex, end);
  return wait_for_signal(condition, mutex, instant(end)) ? 0 : ETIMEDOUT;
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (ACTIVE) atomic_fetch_add(&condition_at(condition)->signals, 1);
  return REAL(pthread_cond_signal)(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (ACTIVE) atomic_fetch_add(&condition_at(condition)->signals, 1);
  return REAL(pthread_cond_broadcast)(condition);
}

// MARK: Threads

bool ci_is_dispatch(const void *code) {
  Dl_info found;
  return dladdr(code, &found) && found.dli_fname && strstr(found.dli_fname, "libdispatch");
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  if (ACTIVE && !ci_is_dispatch(__builtin_return_address(0))) ci_note_unowned(CI_UNOWNED_THREAD);
  if (ACTIVE) ci_note_first_thread();
  ci_share_references();
  return REAL(pthread_create)(thread, attributes, body, argument);
}

static _Atomic uint32_t unowned;
uint32_t ci_unowned(void) { return atomic_load(&unowned); }
void ci_note_unowned(uint32_t bit) { atomic_fetch_or(&unowned, bit); }
