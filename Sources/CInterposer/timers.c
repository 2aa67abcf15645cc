// Timers: dispatch sources, and the file descriptors that the main run loop's timers use.
#include "dispatch.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)

// MARK: Dispatch sources

struct ci_source {
  struct ci_source *next;
  ci_object object;
  ci_object queue;
  int references;
  int suspensions;
  bool cancelled;
  bool armed;
  int64_t due;
  int64_t interval;  // 0: once
  uint32_t origin;
  struct ci_place place;  // where its time was set
  void *block;
  ci_function function;
  void *cancel_block;
  ci_function cancel_function;
};
static struct ci_source *sources;

static struct ci_source *source_for(ci_object object) {
  for (struct ci_source *source = sources; source; source = source->next) {
    if (source->object == object) return source;
  }
  return NULL;
}

bool ci_source_repeats(struct ci_source *source) { return source->interval > 0; }
bool ci_is_repeated(const struct ci_work *work) {
  return (work->source && ci_source_repeats(work->source)) || ci_goes_on(work->renewal);
}

static void put_firing(struct ci_source *source) {
  ci_forget_source(source);
  if (!source->armed || source->cancelled || source->suspensions > 0 || source->due == CI_FOREVER) return;
  int64_t due = source->due < ci_now() ? ci_now() : source->due;
  ci_enqueue((struct ci_work){.due = due, .queue = source->queue, .source = source, .origin = source->origin, .place = source->place});
}

void ci_source_fire(struct ci_source *source) {
  source->armed = source->interval > 0;
  if (source->armed) {
    source->due += source->interval;
    if (source->due <= ci_now()) source->due = ci_now() + source->interval;
    put_firing(source);
  }
  if (source->block) {
    void *block = _Block_copy(source->block);
    ((struct ci_block *)block)->invoke(block);
    _Block_release(block);
  } else if (source->function) {
    source->function(dispatch_get_context(source->object));
  }
}

ci_object dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, ci_object queue) {
  static const void *timer_type;
  ci_object object = REAL(dispatch_source_create)(type, handle, mask, queue);
  if (!timer_type) timer_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
  if (!ACTIVE || !object) return object;
  if (ci_is_dispatch(__builtin_return_address(0))) return object;  // it watches its own threads once a second
  if (type != timer_type) {
    ci_note_unowned(CI_UNOWNED_SOURCE);
    return object;
  }
  struct ci_source *source = calloc(1, sizeof *source);
  if (!source) abort();
  *source = (struct ci_source){.next = sources, .object = object, .references = 1, .suspensions = 1,
    .queue = queue ? queue : dispatch_get_global_queue(0, 0)};
  dispatch_retain(source->queue);
  sources = source;
  return object;
}

void dispatch_source_set_timer(ci_object object, ci_time start, uint64_t interval, uint64_t leeway) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  if (!source) return REAL(dispatch_source_set_timer)(object, start, interval, leeway);
  source->armed = true;
  source->origin = ci_origin();
  ci_take_place(&source->place);
  source->due = ci_due(start);
  source->interval = interval == 0 || interval >= INT64_MAX ? 0 : (int64_t)interval;
  put_firing(source);
}

static void *replaced(void *old, void *block) {
  void *copy = block ? _Block_copy(block) : NULL;
  if (old) _Block_release(old);
  return copy;
}

void dispatch_source_set_event_handler(ci_object object, void *block) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  if (!source) return REAL(dispatch_source_set_event_handler)(object, block);
  source->block = replaced(source->block, block);
}
void dispatch_source_set_event_handler_f(ci_object object, ci_function work) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  if (!source) return REAL(dispatch_source_set_event_handler_f)(object, work);
  source->function = work;
}
void dispatch_source_set_cancel_handler(ci_object object, void *block) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  if (!source) return REAL(dispatch_source_set_cancel_handler)(object, block);
  source->cancel_block = replaced(source->cancel_block, block);
}
void dispatch_source_set_cancel_handler_f(ci_object object, ci_function work) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  if (!source) return REAL(dispatch_source_set_cancel_handler_f)(object, work);
  source->cancel_function = work;
}

void dispatch_source_cancel(ci_object object) {
  struct ci_source *source = ACTIVE ? source_for(object) : NULL;
  REAL(dispatch_source_cancel)(object);
  if (!source || source->cancelled) return;
  source->cancelled = true;
  ci_forget_source(source);
  if (source->cancel_block) {
    ci_enqueue((struct ci_work){
      .due = ci_now(), .queue = source->queue, .context = _Block_copy(source->cancel_block), .is_block = true});
  } else if (source->cancel_function) {
    ci_enqueue((struct ci_work){.due = ci_now(), .queue = source->queue, .call = source->cancel_function,
      .context = dispatch_get_context(source->object)});
  }
}

uintptr_t dispatch_source_get_data(ci_object object) {
  return ACTIVE && source_for(object) ? 1 : REAL(dispatch_source_get_data)(object);
}

/// Suspends (1), resumes (-1) or activates (0) a timer. False if the object is none.
bool ci_source_suspend(ci_object object, int change) {
  struct ci_source *source = source_for(object);
  if (!source) return false;
  if (change == 0) change = source->suspensions > 0 ? -1 : 0;
  source->suspensions += change;
  put_firing(source);
  return true;
}

void dispatch_retain(ci_object object) {
  struct ci_source *source = ACTIVE && sources ? source_for(object) : NULL;
  if (source) source->references++;
  REAL(dispatch_retain)(object);
}

void dispatch_release(ci_object object) {
  struct ci_source *source = ACTIVE && sources ? source_for(object) : NULL;
  if (source && --source->references == 0) {
    ci_forget_source(source);
    for (struct ci_source **place = &sources; *place; place = &(*place)->next) {
      if (*place != source) continue;
      *place = source->next;
      break;
    }
    // libdispatch insists that what is released is active.
    REAL(dispatch_source_set_timer)(object, ~0ULL, ~0ULL, 0);
    REAL(dispatch_activate)(object);
    REAL(dispatch_source_cancel)(object);
    void *block = source->block;
    source->block = NULL;
    if (block) _Block_release(block);
    if (source->cancel_block) _Block_release(source->cancel_block);
    REAL(dispatch_release)(source->queue);
    free(source);
  }
  REAL(dispatch_release)(object);
}

// MARK: The main run loop

static bool run_loop_exists;

int timerfd_create(clockid_t clock, int flags) {
  if (ACTIVE && ci_role == CI_MAIN) run_loop_exists = true;
  return REAL(timerfd_create)(clock, flags);
}

bool ci_run_loop_exists(void) { return run_loop_exists; }

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!ACTIVE || ci_role != CI_MAIN) return REAL(timerfd_settime)(fd, flags, value, old);
  int64_t time = value->it_value.tv_sec > CI_FOREVER / CI_NANOSECONDS / 2
    ? CI_FOREVER
    : value->it_value.tv_sec * CI_NANOSECONDS + value->it_value.tv_nsec;
  if (time == 0) {
    ci_timer_set(fd, CI_FOREVER);
  } else if (time != CI_FOREVER && (flags & TFD_TIMER_ABSTIME)) {
    time = time > CI_WALL_START / 2 ? time - ci_wall_now() + ci_now() : time - CI_MONOTONIC_START;
    ci_timer_set(fd, time < ci_now() ? ci_now() : time);
  } else {
    ci_timer_set(fd, time == CI_FOREVER ? time : ci_now() + time);
  }
  const struct itimerspec disarmed = {0};
  return REAL(timerfd_settime)(fd, 0, &disarmed, old);
}

void ci_timer_make_readable(int fd) {
  const struct itimerspec soon = {.it_value = {.tv_nsec = 1}};
  REAL(timerfd_settime)(fd, 0, &soon, NULL);
  struct pollfd entry = {.fd = fd, .events = POLLIN};
  const struct timespec second = {.tv_sec = 1};
  REAL(ppoll)(&entry, 1, &second, NULL);
}

int eventfd_write(int fd, eventfd_t value) {
  if (ACTIVE) ci_run_loop_signalled();
  return REAL(eventfd_write)(fd, value);
}

/// A run loop that user code runs inside of a call: instead of waiting, the queue goes on.
int ppoll(struct pollfd *entries, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  bool waits = !timeout || timeout->tv_sec > 0 || timeout->tv_nsec > 0;
  if (!ACTIVE || ci_role != CI_MAIN || !waits) return REAL(ppoll)(entries, count, timeout, signals);
  int64_t bound = timeout && timeout->tv_sec < 1000000000
    ? ci_now() + timeout->tv_sec * CI_NANOSECONDS + timeout->tv_nsec
    : CI_FOREVER;
  const struct timespec none = {0};
  while (true) {
    int ready = REAL(ppoll)(entries, count, &none, signals);
    if (ready != 0) return ready;
    extern bool ci_run_nested(int64_t limit);
    if (ci_run_nested(bound)) continue;
    if (bound != CI_FOREVER) {
      ci_advance_to(bound);
      return 0;
    }
    const struct timespec moment = {.tv_nsec = 200000};
    REAL(nanosleep)(&moment, NULL);
  }
}
