// The timers of run loops, one by one: whose they are, and who set them. The run loop itself shows one file descriptor for all.
#include "origin.h"
#include "place.h"
#include <pthread.h>
#include <stdlib.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)

typedef const void *CFRef;
typedef void (*timer_callout)(CFRef timer, void *info);
CFRef CFRunLoopTimerCreate(
  CFRef allocator, double date, double interval, unsigned long flags, long order, timer_callout callout, void *context);
void CFRunLoopAddTimer(CFRef loop, CFRef timer, CFRef mode);
void CFRunLoopTimerInvalidate(CFRef timer);
double CFRunLoopTimerGetNextFireDate(CFRef timer);

struct timer {
  struct timer *next;
  CFRef timer;
  timer_callout callout;
  bool repeats, added;
  uint32_t origin;
  struct ci_place place;
};
static struct timer *timers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct timer *entry_of(CFRef timer) {
  pthread_mutex_lock(&lock);
  struct timer *entry = timers;
  while (entry && entry->timer != timer) entry = entry->next;
  pthread_mutex_unlock(&lock);
  return entry;
}

static void forget(CFRef timer) {
  pthread_mutex_lock(&lock);
  for (struct timer **place = &timers; *place; place = &(*place)->next) {
    struct timer *entry = *place;
    if (entry->timer != timer) continue;
    *place = entry->next;
    free(entry);
    break;
  }
  pthread_mutex_unlock(&lock);
}

/// What a timer does it does for whom it was made.
static void fire(CFRef timer, void *info) {
  struct timer *entry = entry_of(timer);
  if (!entry) return;
  struct ci_place own = entry->place;  // the timer may end itself
  uint32_t outer = ci_enter_origin(entry->origin);
  struct ci_place_scope former = ci_enter_place(&own, __builtin_frame_address(0));
  entry->callout(timer, info);
  ci_leave_place(former);
  ci_leave_origin(outer);
}

CFRef CFRunLoopTimerCreate(
  CFRef allocator, double date, double interval, unsigned long flags, long order, timer_callout callout, void *context) {
  if (!ACTIVE || ci_role == CI_STRANGER) {
    return REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
  }
  CFRef timer = REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, fire, context);
  forget(timer);  // one that was at the same address
  struct timer *entry = calloc(1, sizeof *entry);
  if (!entry) abort();
  *entry = (struct timer){.timer = timer, .callout = callout, .repeats = interval > 0, .origin = ci_origin()};
  ci_take_place(&entry->place);
  pthread_mutex_lock(&lock);
  struct timer **place = &timers;
  while (*place) place = &(*place)->next;
  *place = entry;
  pthread_mutex_unlock(&lock);
  return timer;
}

void CFRunLoopAddTimer(CFRef loop, CFRef timer, CFRef mode) {
  struct timer *entry = ACTIVE ? entry_of(timer) : NULL;
  if (entry) entry->added = true;
  REAL(CFRunLoopAddTimer)(loop, timer, mode);
}

void CFRunLoopTimerInvalidate(CFRef timer) {
  if (ACTIVE) forget(timer);
  REAL(CFRunLoopTimerInvalidate)(timer);
}

bool ci_each_run_loop_timer(bool with_repeating, void (*visit)(const struct ci_pending *, void *), void *context) {
  const double reference_date = 978307200;
  bool any = false;
  for (struct timer *entry = timers; entry; entry = entry->next) {
    if (!entry->added) continue;
    any = true;
    double rest = CFRunLoopTimerGetNextFireDate(entry->timer) + reference_date - (double)ci_wall_now() / CI_NANOSECONDS;
    if ((entry->repeats && !with_repeating) || rest > 1e8) continue;
    rest = (double)(int64_t)(rest * 1e6 + 0.5) / 1e6;
    visit(&(struct ci_pending){.kind = CI_PENDING_TIMER, .label = "", .rest = rest > 0 ? rest : 0, .origin = entry->origin,
            .repeats = entry->repeats, .frames = entry->place.frames},
      context);
  }
  return any;
}
