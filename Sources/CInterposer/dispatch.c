// libdispatch's doors: everything that puts work in, and everything that waits for it.
#include "dispatch.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)

ci_object ci_main_queue(void) {
  static ci_object queue;
  if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

// MARK: Times

int64_t ci_due(ci_time when) {
  const ci_time clock_bit = 1ULL << 63, wall_bit = 1ULL << 62;
  if (when == 0 || when == ~1ULL) return ci_now();
  if (when == ~0ULL) return CI_FOREVER;
  int64_t due;
  if ((when & clock_bit) && (when & wall_bit)) {
    due = ci_now() + (int64_t)(0 - when) - ci_wall_now();
  } else {
    due = (int64_t)(when & ~clock_bit) - CI_MONOTONIC_START;
  }
  return due < ci_now() ? ci_now() : due;
}

// MARK: What queues are like

enum { ENTRIES = 1024 };
struct entry {
  ci_object object;
  unsigned traits;
  int suspensions;
};
static struct entry entries[ENTRIES];
static int entry_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct entry *entry_for(ci_object object, bool adding) {
  for (int index = 0; index < entry_count; index++) {
    if (entries[index].object == object) return &entries[index];
  }
  if (!adding || entry_count == ENTRIES) return NULL;
  struct entry *entry = &entries[entry_count++];
  *entry = (struct entry){.object = object};
  return entry;
}

static void describe(ci_object object, unsigned traits) {
  pthread_mutex_lock(&lock);
  struct entry *entry = entry_for(object, traits != 0);
  if (entry) *entry = (struct entry){.object = object, .traits = traits, .suspensions = (traits & CI_INACTIVE) != 0};
  pthread_mutex_unlock(&lock);
}

bool ci_is_global(ci_object queue) {
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05, 2, 0, -2, INT16_MIN};
  for (size_t index = 0; index < sizeof classes / sizeof *classes; index++) {
    if (dispatch_get_global_queue(classes[index], 0) == queue) return true;
    if (dispatch_get_global_queue(classes[index], 2) == queue) return true;
  }
  return false;
}

unsigned ci_traits(ci_object queue) {
  pthread_mutex_lock(&lock);
  struct entry *entry = entry_for(queue, false);
  unsigned traits = entry ? entry->traits : 0;
  pthread_mutex_unlock(&lock);
  return entry || !ci_is_global(queue) ? traits : CI_CONCURRENT;
}

bool ci_is_suspended(ci_object queue) {
  pthread_mutex_lock(&lock);
  struct entry *entry = entry_for(queue, false);
  bool suspended = entry && entry->suspensions > 0;
  pthread_mutex_unlock(&lock);
  return suspended;
}

static unsigned attribute_traits(ci_object attributes) {
  static ci_object concurrent;
  if (!attributes) return 0;
  if (!concurrent) concurrent = dlsym(RTLD_DEFAULT, "_dispatch_queue_attr_concurrent");
  pthread_mutex_lock(&lock);
  struct entry *entry = entry_for(attributes, false);
  unsigned traits = entry ? entry->traits : 0;
  pthread_mutex_unlock(&lock);
  return traits | (attributes == concurrent ? CI_CONCURRENT : 0);
}

static ci_object derived(ci_object attributes, unsigned traits) {
  if (ACTIVE && traits) describe(attributes, traits);
  return attributes;
}

ci_object dispatch_queue_attr_make_with_qos_class(ci_object attributes, unsigned int qos, int priority) {
  return derived(REAL(dispatch_queue_attr_make_with_qos_class)(attributes, qos, priority), attribute_traits(attributes));
}
ci_object dispatch_queue_attr_make_with_autorelease_frequency(ci_object attributes, unsigned long frequency) {
  return derived(
    REAL(dispatch_queue_attr_make_with_autorelease_frequency)(attributes, frequency), attribute_traits(attributes));
}
ci_object dispatch_queue_attr_make_initially_inactive(ci_object attributes) {
  return derived(REAL(dispatch_queue_attr_make_initially_inactive)(attributes), attribute_traits(attributes) | CI_INACTIVE);
}

ci_object dispatch_queue_create(const char *label, ci_object attributes) {
  ci_object queue = REAL(dispatch_queue_create)(label, attributes);
  if (ACTIVE) describe(queue, attribute_traits(attributes));
  return queue;
}

static unsigned inherited(ci_object target) {
  return target && (target == ci_main_queue() || (ci_traits(target) & CI_ON_MAIN)) ? CI_ON_MAIN : 0;
}

ci_object dispatch_queue_create_with_target(const char *label, ci_object attributes, ci_object target) {
  ci_object queue = REAL(dispatch_queue_create_with_target)(label, attributes, target);
  if (ACTIVE) describe(queue, attribute_traits(attributes) | inherited(target));
  return queue;
}

void dispatch_set_target_queue(ci_object object, ci_object queue) {
  REAL(dispatch_set_target_queue)(object, queue);
  if (ACTIVE) describe(object, (ci_traits(object) & ~CI_ON_MAIN) | inherited(queue));
}

void dispatch_queue_set_width(ci_object queue, long width) {
  if (ACTIVE) {
    // The run has its own order, and Dispatch would begin a thread for it.
    describe(queue, ci_traits(queue) | CI_CONCURRENT);
  } else {
    REAL(dispatch_queue_set_width)(queue, width);
  }
}

static void suspend(ci_object object, int change) {
  pthread_mutex_lock(&lock);
  struct entry *entry = entry_for(object, true);
  if (entry) {
    entry->suspensions += change;
    if (entry->suspensions < 0) entry->suspensions = 0;
  }
  pthread_mutex_unlock(&lock);
}

extern bool ci_source_suspend(ci_object source, int change);

void dispatch_suspend(ci_object object) {
  if (ACTIVE && ci_source_suspend(object, 1)) return;
  if (ACTIVE) suspend(object, 1);
  REAL(dispatch_suspend)(object);
}
void dispatch_resume(ci_object object) {
  if (ACTIVE && ci_source_suspend(object, -1)) return;
  REAL(dispatch_resume)(object);
  if (ACTIVE) suspend(object, -1);
}
void dispatch_activate(ci_object object) {
  if (ACTIVE && ci_source_suspend(object, 0)) return;
  REAL(dispatch_activate)(object);
  if (ACTIVE) {
    pthread_mutex_lock(&lock);
    struct entry *entry = entry_for(object, false);
    if (entry && (entry->traits & CI_INACTIVE)) {
      entry->traits &= ~CI_INACTIVE;
      if (entry->suspensions > 0) entry->suspensions--;
    }
    pthread_mutex_unlock(&lock);
  }
}

// MARK: Putting work in

static void put_function(ci_object queue, ci_object group, int64_t due, void *context, ci_function work) {
  ci_enqueue((struct ci_work){.due = due, .queue = queue, .group = group, .call = work, .context = context});
}

static void put_block(ci_object queue, ci_object group, int64_t due, void *block) {
  ci_enqueue(
    (struct ci_work){.due = due, .queue = queue, .group = group, .context = _Block_copy(block), .is_block = true});
}

void dispatch_async(ci_object queue, void *block) {
  if (!ACTIVE) return REAL(dispatch_async)(queue, block);
  put_block(queue, NULL, ci_now(), block);
}
void dispatch_async_f(ci_object queue, void *context, ci_function work) {
  if (!ACTIVE) return REAL(dispatch_async_f)(queue, context, work);
  put_function(queue, NULL, ci_now(), context, work);
}
void dispatch_barrier_async(ci_object queue, void *block) {
  if (!ACTIVE) return REAL(dispatch_barrier_async)(queue, block);
  put_block(queue, NULL, ci_now(), block);
}
void dispatch_barrier_async_f(ci_object queue, void *context, ci_function work) {
  if (!ACTIVE) return REAL(dispatch_barrier_async_f)(queue, context, work);
  put_function(queue, NULL, ci_now(), context, work);
}
void dispatch_after(ci_time when, ci_object queue, void *block) {
  if (!ACTIVE) return REAL(dispatch_after)(when, queue, block);
  put_block(queue, NULL, ci_due(when), block);
}
void dispatch_after_f(ci_time when, ci_object queue, void *context, ci_function work) {
  if (!ACTIVE) return REAL(dispatch_after_f)(when, queue, context, work);
  put_function(queue, NULL, ci_due(when), context, work);
}

static void enter(ci_object group) {
  dispatch_retain(group);
  dispatch_group_enter(group);
}
void dispatch_group_async(ci_object group, ci_object queue, void *block) {
  if (!ACTIVE) return REAL(dispatch_group_async)(group, queue, block);
  enter(group);
  put_block(queue, group, ci_now(), block);
}
void dispatch_group_async_f(ci_object group, ci_object queue, void *context, ci_function work) {
  if (!ACTIVE) return REAL(dispatch_group_async_f)(group, queue, context, work);
  enter(group);
  put_function(queue, group, ci_now(), context, work);
}

static bool group_is_empty(void *group) { return REAL(dispatch_group_wait)(group, 0) == 0; }

/// What a dispatch block object captured: its first words, as libdispatch declares them.
struct block_data {
  struct ci_block block;
  const void *descriptor;
  uintptr_t magic, flags;
  uint32_t state;
  int32_t performed;
};
/// libdispatch lets a block be waited for once only, so it is not asked: it counts how often the block has run.
static bool block_has_run(void *block) {
  const struct block_data *data = block;
  return data->magic == 0xD159B10C ? data->performed > 0 : REAL(dispatch_block_wait)(block, 0) == 0;
}

void dispatch_group_notify(ci_object group, ci_object queue, void *block) {
  if (!ACTIVE) return REAL(dispatch_group_notify)(group, queue, block);
  dispatch_retain(group);
  ci_notify_when(
    group_is_empty, group, (struct ci_work){.queue = queue, .context = _Block_copy(block), .is_block = true});
}
void dispatch_group_notify_f(ci_object group, ci_object queue, void *context, ci_function work) {
  if (!ACTIVE) return REAL(dispatch_group_notify_f)(group, queue, context, work);
  dispatch_retain(group);
  ci_notify_when(group_is_empty, group, (struct ci_work){.queue = queue, .call = work, .context = context});
}
void dispatch_block_notify(void *block, ci_object queue, void *notification) {
  if (!ACTIVE) return REAL(dispatch_block_notify)(block, queue, notification);
  ci_notify_when(
    block_has_run, _Block_copy(block),
    (struct ci_work){.queue = queue, .context = _Block_copy(notification), .is_block = true});
}

// MARK: Waiting

static bool semaphore_is_signalled(void *semaphore) { return REAL(dispatch_semaphore_wait)(semaphore, 0) == 0; }

static long wait_for(bool (*done)(void *), void *subject, ci_time timeout) {
  return ci_wait(done, subject, timeout == 0 ? ci_now() : ci_due(timeout)) ? 0 : 1;
}

long dispatch_semaphore_wait(ci_object semaphore, ci_time timeout) {
  if (!CI_OWNED) return REAL(dispatch_semaphore_wait)(semaphore, timeout);
  return wait_for(semaphore_is_signalled, semaphore, timeout);
}
long dispatch_group_wait(ci_object group, ci_time timeout) {
  if (!CI_OWNED) return REAL(dispatch_group_wait)(group, timeout);
  return wait_for(group_is_empty, group, timeout);
}
long dispatch_block_wait(void *block, ci_time timeout) {
  if (!CI_OWNED) return REAL(dispatch_block_wait)(block, timeout);
  return wait_for(block_has_run, block, timeout);
}

// MARK: Running now

static bool is_free(void *queue) { return !ci_queue_is_occupied(queue); }
static bool is_set(void *flag) { return atomic_load((_Atomic bool *)flag); }

/// Lets earlier work of the queue run first, as a queue is first in, first out. True if the work was done on the main
/// thread on the caller's behalf.
static bool hand_over(ci_object queue, void *context, ci_function work, bool is_block) {
  if (!CI_OWNED) return false;
  bool on_main = queue == ci_main_queue() || (ci_traits(queue) & CI_ON_MAIN);
  if (on_main && ci_role == CI_WORKER) {
    _Atomic bool finished = false;
    ci_enqueue((struct ci_work){.due = ci_now(), .queue = queue, .call = work,
      .context = is_block ? _Block_copy(context) : context, .is_block = is_block, .finished = &finished});
    ci_wait(is_set, &finished, CI_FOREVER);
    return true;
  }
  if (!on_main && !ci_is_global(queue)) {
    while (ci_role == CI_WORKER && ci_run_earlier(queue)) continue;
    ci_wait(is_free, queue, CI_FOREVER);
  }
  return false;
}

void dispatch_sync(ci_object queue, void *block) {
  if (!hand_over(queue, block, NULL, true)) REAL(dispatch_sync)(queue, block);
}
void dispatch_sync_f(ci_object queue, void *context, ci_function work) {
  if (!hand_over(queue, context, work, false)) REAL(dispatch_sync_f)(queue, context, work);
}
void dispatch_barrier_sync(ci_object queue, void *block) {
  if (!hand_over(queue, block, NULL, true)) REAL(dispatch_barrier_sync)(queue, block);
}
void dispatch_barrier_sync_f(ci_object queue, void *context, ci_function work) {
  if (!hand_over(queue, context, work, false)) REAL(dispatch_barrier_sync_f)(queue, context, work);
}
void dispatch_async_and_wait(ci_object queue, void *block) {
  if (!hand_over(queue, block, NULL, true)) REAL(dispatch_async_and_wait)(queue, block);
}
void dispatch_barrier_async_and_wait(ci_object queue, void *block) {
  if (!hand_over(queue, block, NULL, true)) REAL(dispatch_barrier_async_and_wait)(queue, block);
}

void dispatch_apply(size_t count, ci_object queue, void *block) {
  if (!CI_OWNED) return REAL(dispatch_apply)(count, queue, block);
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))(void *)((struct ci_block *)block)->invoke;
  for (size_t index = 0; index < count; index++) invoke(block, index);
}
void dispatch_apply_f(size_t count, ci_object queue, void *context, void (*work)(void *, size_t)) {
  if (!CI_OWNED) return REAL(dispatch_apply_f)(count, queue, context, work);
  for (size_t index = 0; index < count; index++) work(context, index);
}
