// The parts of libdispatch that this target stands in front of. Declared here because blocks are only passed on.
#pragma once

#include "place.h"
#include "renewal.h"

typedef void *ci_object;
typedef void (*ci_function)(void *);
typedef uint64_t ci_time;

/// What every block starts with.
struct ci_block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
};
void *_Block_copy(const void *block);
void _Block_release(const void *block);

void dispatch_async(ci_object queue, void *block);
void dispatch_async_f(ci_object queue, void *context, ci_function work);
void dispatch_barrier_async(ci_object queue, void *block);
void dispatch_barrier_async_f(ci_object queue, void *context, ci_function work);
void dispatch_after(ci_time when, ci_object queue, void *block);
void dispatch_after_f(ci_time when, ci_object queue, void *context, ci_function work);
void dispatch_group_async(ci_object group, ci_object queue, void *block);
void dispatch_group_async_f(ci_object group, ci_object queue, void *context, ci_function work);
void dispatch_group_notify(ci_object group, ci_object queue, void *block);
void dispatch_group_notify_f(ci_object group, ci_object queue, void *context, ci_function work);
void dispatch_group_enter(ci_object group);
void dispatch_group_leave(ci_object group);
long dispatch_group_wait(ci_object group, ci_time timeout);
void dispatch_block_notify(void *block, ci_object queue, void *notification);
long dispatch_block_wait(void *block, ci_time timeout);
long dispatch_semaphore_wait(ci_object semaphore, ci_time timeout);
void dispatch_sync(ci_object queue, void *block);
void dispatch_sync_f(ci_object queue, void *context, ci_function work);
void dispatch_barrier_sync(ci_object queue, void *block);
void dispatch_barrier_sync_f(ci_object queue, void *context, ci_function work);
void dispatch_async_and_wait(ci_object queue, void *block);
void dispatch_barrier_async_and_wait(ci_object queue, void *block);
void dispatch_apply(size_t count, ci_object queue, void *block);
void dispatch_apply_f(size_t count, ci_object queue, void *context, void (*work)(void *, size_t));
ci_object dispatch_queue_create(const char *label, ci_object attributes);
ci_object dispatch_queue_create_with_target(const char *label, ci_object attributes, ci_object target);
ci_object dispatch_queue_attr_make_with_qos_class(ci_object attributes, unsigned int qos, int priority);
ci_object dispatch_queue_attr_make_with_autorelease_frequency(ci_object attributes, unsigned long frequency);
ci_object dispatch_queue_attr_make_initially_inactive(ci_object attributes);
void dispatch_queue_set_width(ci_object queue, long width);
void dispatch_set_target_queue(ci_object object, ci_object queue);
ci_object dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
const char *dispatch_queue_get_label(ci_object queue);
void dispatch_retain(ci_object object);
void dispatch_release(ci_object object);
void dispatch_suspend(ci_object object);
void dispatch_resume(ci_object object);
void dispatch_activate(ci_object object);
ci_object dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, ci_object queue);
void dispatch_source_set_timer(ci_object source, ci_time start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler(ci_object source, void *block);
void dispatch_source_set_event_handler_f(ci_object source, ci_function work);
void dispatch_source_set_cancel_handler(ci_object source, void *block);
void dispatch_source_set_cancel_handler_f(ci_object source, ci_function work);
void dispatch_source_cancel(ci_object source);
uintptr_t dispatch_source_get_data(ci_object source);
void *dispatch_get_context(ci_object object);

/// Virtual nanoseconds since the run began for a point in time that libdispatch encoded.
int64_t ci_due(ci_time when);
/// The main queue's address.
ci_object ci_main_queue(void);

// MARK: What a queue is like

enum ci_traits { CI_CONCURRENT = 1, CI_INACTIVE = 2, CI_ON_MAIN = 4 };
/// Traits of a queue that was created inside the run.
unsigned ci_traits(ci_object queue);
bool ci_is_suspended(ci_object queue);
/// True for the system's own concurrent queues, where no barrier holds anything up.
bool ci_is_global(ci_object queue);

// MARK: Putting work in

struct ci_source;
struct ci_work {
  struct ci_work *next;
  uint64_t ordinal;
  uint64_t rank;  // among work that is due at the same time; the ordinal unless completions come in another order
  uint32_t origin;
  struct ci_place place;
  struct ci_renewal renewal;
  const void *task;  // on whose behalf it was put in
  bool is_of_host;   // nobody's of the app
  bool is_unordered; // nobody promised what runs first of all that is due at the same time
  bool can_be_late;  // nobody promised when it runs
  int64_t due;
  ci_object queue;  // NULL or the main queue: on the main thread
  ci_function call;
  void *context;
  ci_object group;           // left afterwards
  struct ci_source *source;  // a timer that decides what to call when its time comes
  const char *label;
  bool is_block;
  bool released;  // set when a waiter is told
  _Atomic bool *finished;
};
/// The place of a completion among its neighbours, by the order of completions.
uint64_t ci_rank(uint64_t ordinal);
bool ci_is_in_order(void);
/// Puts a copy of the description into the queue and returns its ordinal.
uint64_t ci_enqueue(struct ci_work work);
/// Removes all firings of a source.
void ci_forget_source(struct ci_source *source);
/// Calls a source's handler and puts its next firing in; in timers.c.
void ci_source_fire(struct ci_source *source);
bool ci_source_repeats(struct ci_source *source);
/// A firing of a timer that repeats, or the next turn of a loop that sleeps.
bool ci_is_repeated(const struct ci_work *work);
/// True while work that is ready, or stopped in the middle, belongs to the queue.
bool ci_queue_is_occupied(ci_object queue);
/// True while anything is ready that is not held back.
bool ci_has_due_work(void);
/// Runs the earliest work that is ready on a queue, on the calling thread. False if there is none, or one is in the middle.
bool ci_run_earlier(ci_object queue);
/// Remembers to put work in once a group is empty or a block has run.
void ci_notify_when(bool (*done)(void *), void *subject, struct ci_work work);
/// Puts in what need not wait any longer.
void ci_poll_notifications(void);
