// The one queue of a run: who runs next, on which thread, at what virtual time.
//
// Exactly one thread of a run goes on at any moment. The main thread picks the earliest work; work for other queues runs
// on its real queue while the main thread waits. Work that blocks (a semaphore, a sleep, `main.sync`) gives its turn back
// and goes on when what it waits for has come.
#include "dispatch.h"
#include "origin.h"
#include "tasks.h"
#include "turns.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

_Atomic bool ci_active;
__thread enum ci_role ci_role;
bool ci_is_active(void) { return atomic_load(&ci_active); }

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t ordinals;
static struct ci_work *works;  // by due time, then by ordinal

// MARK: Threads of the run

/// Work on a queue other than the main one, from its first statement to its last.
struct worker {
  struct worker *next;
  struct ci_work *work;
  _Atomic uint32_t go;
  // While it waits:
  bool (*done)(void *);
  void *context;
  int64_t deadline;
  bool satisfied;
  bool ready;
  int64_t due;
  uint64_t ordinal;
};
static __thread struct worker *current;
static struct worker *waiting;  // in the order in which they began to wait
static _Atomic uint32_t main_goes = 1;

static void perform(struct ci_work *work) {
  uint32_t outer = ci_enter_origin(work->origin);
  const void *outer_task = ci_enter_task(work->is_block ? NULL : work->context, work->task);
  struct ci_place_scope former = ci_enter_place(&work->place, __builtin_frame_address(0));
  struct ci_renewal outer_renewal = ci_enter_renewal(work->renewal);
  if (work->source) {
    ci_source_fire(work->source);
  } else if (work->is_block) {
    ((struct ci_block *)work->context)->invoke(work->context);
    _Block_release(work->context);
  } else {
    work->call(work->context);
  }
  ci_leave_renewal(outer_renewal);
  ci_leave_place(former);
  ci_leave_task(outer_task);
  ci_leave_origin(outer);
  if (work->group) {
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
  }
  if (work->finished) atomic_store(work->finished, true);
  if (work->queue) dispatch_release(work->queue);
  free((char *)work->label);
  free(work);
}

static void perform_here(void *context) { perform(context); }

static void worker_main(void *context) {
  struct worker self = {.work = context};
  current = &self;
  ci_role = CI_WORKER;
  perform(self.work);
  ci_role = CI_STRANGER;
  current = NULL;
}

/// The thread whose work is done, for the main thread to see it end.
static pthread_t ended;
static bool has_ended, had_thread;
bool ci_ended_thread(void) { return had_thread && !waiting; }

/// Not one of Dispatch's own threads: those stay, and a process that has more than one thread can't be copied. The queue knows that it
/// runs here as well.
static void *thread_main(void *context) {
  struct ci_work *work = context;
  ci_object queue = work->queue;
  dispatch_retain(queue);
  REAL(dispatch_sync_f)(queue, work, worker_main);
  dispatch_release(queue);
  ended = pthread_self();
  has_ended = true;
  set(&main_goes, 1);
  return NULL;
}

/// Waits until the thread that goes on has given its turn back, or has done its work.
static void wait_for_turn(void) {
  wait_while(&main_goes, 0);
  if (!has_ended) return;
  has_ended = false;
  pthread_join(ended, NULL);
}

/// Runs that this one stands for part from it now, as long as only the main thread goes on.
static void run_on_thread(struct ci_work *work) {
  ci_note_first_thread();
  pthread_t thread;
  had_thread = true;
  atomic_store(&main_goes, 0);
  if (REAL(pthread_create)(&thread, NULL, thread_main, work) != 0) abort();
  wait_for_turn();
}

static void main_target_main(void *context) {
  struct ci_work *work = *(struct ci_work **)context;
  perform(work);
  *(struct ci_work **)context = NULL;
}

static bool is_on_main(const struct ci_work *work) {
  return !work->queue || work->queue == ci_main_queue() || (ci_traits(work->queue) & CI_ON_MAIN);
}

static void run_work(struct ci_work *work) {
  if (!work->queue || work->queue == ci_main_queue()) {
    perform(work);
  } else if (ci_traits(work->queue) & CI_ON_MAIN) {
    extern void _dispatch_main_queue_callback_4CF(void *);
    struct ci_work *running = work;
    REAL(dispatch_async_f)(work->queue, &running, main_target_main);
    while (running) _dispatch_main_queue_callback_4CF(NULL);
  } else {
    run_on_thread(work);
  }
}

// MARK: Putting work in and taking it back

/// The queue on which a URLSession sets its timers and looks whether answers have come.
static bool looks_for_answers(ci_object queue) {
  const char *label = queue ? dispatch_queue_get_label(queue) : NULL;
  return label && !strcmp(label, "MultiHandle.isolation");
}

/// Queues of URLSession itself, whose work stands for requests.
static bool is_of_session(ci_object queue) {
  const char *label = queue ? dispatch_queue_get_label(queue) : NULL;
  return looks_for_answers(queue) || (label && !strcmp(label, "org.swift.URLSessionTask.WorkQueue"));
}

uint64_t ci_enqueue(struct ci_work description) {
  struct ci_work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = description;
  if (work->queue) dispatch_retain(work->queue);
  if (ci_active && !work->is_of_host && !work->source && !work->place.frames[0]) {
    // A task that somebody else wakes, by cancelling it, was started where it was made and not there.
    bool is_woken = !work->is_block && work->context && ci_task() != work->context && ci_place_of_task(work->context, &work->place);
    if (!is_woken) ci_take_place(&work->place);
  }
  pthread_mutex_lock(&lock);
  work->ordinal = ++ordinals;
  if (!work->source && !work->is_of_host) {
    // What a task does is done for whom it was made, whoever wakes it: who cancels it, or an actor that works for somebody else.
    uint32_t made = work->is_block ? 0 : ci_origin_of_task(work->context);
    work->origin = made ? made : ci_origin();
  }
  if (!work->task) work->task = ci_task();
  bool is_delayed = work->due > ci_now();
  if (!work->source && !work->is_of_host) work->renewal = ci_renewed(work->due - ci_now());
  work->is_unordered = !work->is_of_host && !work->finished && (is_delayed || ci_is_global(work->queue))
    && !(work->source && is_of_session(work->queue));
  work->can_be_late = work->is_unordered && !work->source;
  if (work->is_unordered) ci_note_order_matters();
  work->rank = work->is_unordered ? ci_rank(work->ordinal) : work->ordinal;
  if (work->can_be_late && work->origin) ci_note_open_completion();
  struct ci_work **place = &works;
  while (*place && ((*place)->due < work->due || ((*place)->due == work->due && (*place)->rank <= work->rank))) {
    place = &(*place)->next;
  }
  work->next = *place;
  *place = work;
  uint64_t ordinal = work->ordinal;
  pthread_mutex_unlock(&lock);
  return ordinal;
}

uint64_t ci_schedule(int64_t due, const char *label, bool calls_app, void (*call)(void *), void *context) {
  return ci_enqueue((struct ci_work){
    .due = due, .call = call, .context = context, .label = strdup(label), .is_of_host = !calls_app});
}

void *ci_cancel(uint64_t ordinal) {
  void *context = NULL;
  pthread_mutex_lock(&lock);
  for (struct ci_work **place = &works; *place; place = &(*place)->next) {
    struct ci_work *work = *place;
    if (work->ordinal != ordinal) continue;
    *place = work->next;
    context = work->context;
    free((char *)work->label);
    free(work);
    break;
  }
  pthread_mutex_unlock(&lock);
  return context;
}

void ci_forget_source(struct ci_source *source) {
  pthread_mutex_lock(&lock);
  for (struct ci_work **place = &works; *place;) {
    struct ci_work *work = *place;
    if (work->source != source) {
      place = &work->next;
      continue;
    }
    *place = work->next;
    if (work->queue) dispatch_release(work->queue);
    free(work);
  }
  pthread_mutex_unlock(&lock);
}

void ci_reset_loop(void) {
  pthread_mutex_lock(&lock);
  works = NULL;
  pthread_mutex_unlock(&lock);
  ci_begin_clock();
}

// MARK: The main run loop's timers

enum { TIMERS = 64 };
struct run_loop_timer {
  int fd;
  int64_t due;
  uint64_t ordinal;
  int64_t interval;  // the last distance between two firings
  bool repeats;      // the last two were equal
  bool armed;
  bool firing;
  uint32_t origin;
  struct ci_place place;  // where it was last set by code, not by its own firing
};
static struct run_loop_timer timers[TIMERS];
static int timer_count;
static _Atomic bool run_loop_signalled;
static void (*run_loop_pass)(void);
static int in_pass;

void ci_set_run_loop_pass(void (*pass)(void)) { run_loop_pass = pass; }
void ci_run_loop_signalled(void) { atomic_store(&run_loop_signalled, true); }

void ci_timer_set(int fd, int64_t due) {
  struct run_loop_timer *timer = NULL;
  for (int index = 0; index < timer_count; index++) {
    if (timers[index].fd == fd) timer = &timers[index];
  }
  if (!timer) {
    if (due == CI_FOREVER || timer_count == TIMERS) return;
    timer = &timers[timer_count++];
    *timer = (struct run_loop_timer){.fd = fd, .interval = -1};
  }
  if (due == CI_FOREVER) {
    timer->armed = false;
    return;
  }
  if (in_pass && timer->firing) {
    int64_t interval = due - timer->due;
    if (interval > 0) {
      timer->repeats = interval == timer->interval;
      timer->interval = interval;
    }
  } else if (!in_pass) {
    timer->repeats = false;
    timer->interval = -1;
  }
  if (!in_pass) {
    timer->origin = ci_origin();
    ci_take_place(&timer->place);
  }
  timer->due = due;
  timer->armed = true;
  timer->ordinal = ++ordinals;
}

static void pass(struct run_loop_timer *timer) {
  atomic_store(&run_loop_signalled, false);
  if (timer) {
    extern void ci_timer_make_readable(int fd);
    timer->armed = false;
    timer->firing = true;
    ci_timer_make_readable(timer->fd);
  }
  if (run_loop_pass) {
    struct ci_place_scope former = ci_enter_place(timer ? &timer->place : NULL, __builtin_frame_address(0));
    in_pass++;
    run_loop_pass();
    in_pass--;
    ci_leave_place(former);
  }
  if (timer) timer->firing = false;
}

// MARK: Who is next

struct candidate {
  int64_t due;
  uint64_t ordinal;
  struct ci_work *work;
  struct worker *worker;
  struct run_loop_timer *timer;
  bool run_loop;
};

static bool is_busy(ci_object queue) {
  if (!queue) return false;
  for (struct worker *worker = waiting; worker; worker = worker->next) {
    if (worker->work->queue == queue) return true;
  }
  return false;
}

static bool can_start(struct ci_work *work) {
  if (is_on_main(work)) return true;
  if (ci_is_suspended(work->queue)) return false;
  return (ci_traits(work->queue) & CI_CONCURRENT) || !is_busy(work->queue);
}

static void consider(struct candidate *best, struct candidate other) {
  bool empty = !best->work && !best->worker && !best->timer && !best->run_loop;
  if (empty || other.due < best->due || (other.due == best->due && other.ordinal < best->ordinal)) *best = other;
}

enum filter { ANYTHING, OFF_MAIN, AWAITED };

static void poll_waiting(void) {
  for (struct worker *worker = waiting; worker; worker = worker->next) {
    if (worker->ready) continue;
    bool satisfied = worker->done(worker->context);
    if (!satisfied && worker->deadline > ci_now()) continue;
    worker->satisfied = satisfied;
    worker->ready = true;
    worker->due = ci_now();
    worker->ordinal = ++ordinals;
  }
}

static bool find(enum filter filter, struct candidate *best) {
  *best = (struct candidate){0};
  ci_poll_notifications();
  poll_waiting();
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work; work = work->next) {
    if (filter == OFF_MAIN && is_on_main(work)) continue;
    if (filter == AWAITED && ci_is_repeated(work)) continue;
    if (!can_start(work) || (work->can_be_late && ci_is_held(work->origin))) continue;
    consider(best, (struct candidate){.due = work->due, .ordinal = work->rank, .work = work});
    break;
  }
  pthread_mutex_unlock(&lock);
  for (struct worker *worker = waiting; worker; worker = worker->next) {
    if (worker->ready) {
      consider(best, (struct candidate){.due = worker->due, .ordinal = worker->ordinal, .worker = worker});
    } else if (worker->deadline != CI_FOREVER) {
      consider(best, (struct candidate){.due = worker->deadline, .ordinal = worker->ordinal, .worker = worker});
    }
  }
  if (filter != OFF_MAIN) {
    for (int index = 0; index < timer_count; index++) {
      struct run_loop_timer *timer = &timers[index];
      if (!timer->armed || (filter == AWAITED && timer->repeats)) continue;
      consider(best, (struct candidate){.due = timer->due, .ordinal = timer->ordinal, .timer = timer});
    }
    if (!in_pass && atomic_load(&run_loop_signalled)) {
      consider(best, (struct candidate){.due = ci_now(), .ordinal = 0, .run_loop = true});
    }
  }
  return best->work || best->worker || best->timer || best->run_loop;
}

static void resume(struct worker *worker) {
  if (!worker->ready) worker->satisfied = worker->done(worker->context);
  for (struct worker **place = &waiting; *place; place = &(*place)->next) {
    if (*place != worker) continue;
    *place = worker->next;
    break;
  }
  atomic_store(&main_goes, 0);
  set(&worker->go, 1);
  wait_for_turn();
}

/// Tells which of the completions that could come now was chosen.
static void notify_choice(const struct ci_work *chosen) {
  if (ci_is_in_order() || !chosen->is_unordered) return;
  int place = 1, among = 1;
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work && work->due <= ci_now(); work = work->next) {
    if (work == chosen || !work->is_unordered || !can_start(work)) continue;
    if (work->can_be_late && ci_is_held(work->origin)) continue;
    among++;
    if (work->ordinal < chosen->ordinal) place++;
  }
  pthread_mutex_unlock(&lock);
  ci_note_choice(chosen->origin, place, among);
}

static bool run_next(enum filter filter, int64_t limit) {
  struct candidate best;
  if (!find(filter, &best) || best.due > limit || best.due == CI_FOREVER) return false;
  ci_advance_to(best.due);
  if (best.work) {
    notify_choice(best.work);
    pthread_mutex_lock(&lock);
    for (struct ci_work **place = &works; *place; place = &(*place)->next) {
      if (*place != best.work) continue;
      *place = best.work->next;
      break;
    }
    pthread_mutex_unlock(&lock);
    run_work(best.work);
  } else if (best.worker) {
    resume(best.worker);
  } else {
    pass(best.timer);
  }
  return true;
}

bool ci_peek(struct ci_next *next, bool awaited_only) {
  struct candidate best;
  if (!find(awaited_only ? AWAITED : ANYTHING, &best) || best.due == CI_FOREVER) return false;
  bool repeats = (best.work && ci_is_repeated(best.work)) || (best.timer && best.timer->repeats);
  *next = (struct ci_next){.due = best.due, .awaited = !repeats};
  return true;
}

bool ci_run_next(int64_t limit) { return run_next(ANYTHING, limit); }

bool ci_has_due_work(void) {
  bool found = false;
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work && work->due <= ci_now() && !found; work = work->next) {
    if (looks_for_answers(work->queue)) continue;  // two looks that are both due would wait for each other
    bool is_held = work->can_be_late && ci_is_held(work->origin);
    found = !is_held && !(work->queue && ci_is_suspended(work->queue));
  }
  pthread_mutex_unlock(&lock);
  return found;
}

bool ci_queue_is_occupied(ci_object queue) {
  if (is_busy(queue)) return true;
  bool occupied = false;
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work && work->due <= ci_now(); work = work->next) {
    if (work->queue == queue && !ci_is_suspended(queue)) occupied = true;
  }
  pthread_mutex_unlock(&lock);
  return occupied;
}

/// Runs the earliest work of a queue on the calling thread, as a synchronous call on that queue may. Who waits for it instead
/// keeps a thread of Dispatch's pool, which has no more of them than processors.
bool ci_run_earlier(ci_object queue) {
  if (is_busy(queue) || ci_is_suspended(queue)) return false;
  struct ci_work *found = NULL;
  pthread_mutex_lock(&lock);
  for (struct ci_work **place = &works; *place && (*place)->due <= ci_now(); place = &(*place)->next) {
    if ((*place)->queue != queue || ((*place)->can_be_late && ci_is_held((*place)->origin))) continue;
    found = *place;
    *place = found->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  if (found) REAL(dispatch_sync_f)(queue, found, perform_here);
  return found != NULL;
}

// MARK: Waiting

bool ci_wait(bool (*done)(void *), void *context, int64_t deadline) {
  if (ci_role == CI_WORKER) {
    struct worker *self = current;
    if (done(context)) return true;
    self->done = done;
    self->context = context;
    self->deadline = deadline;
    self->ready = false;
    atomic_store(&self->go, 0);
    self->next = NULL;
    self->ordinal = ++ordinals;
    struct worker **place = &waiting;
    while (*place) place = &(*place)->next;
    *place = self;
    set(&main_goes, 1);
    wait_while(&self->go, 0);
    return self->satisfied;
  }
  int idle = 0;
  while (!done(context)) {
    if (ci_now() >= deadline) return false;
    if (run_next(OFF_MAIN, deadline)) continue;
    if (deadline != CI_FOREVER) {
      ci_advance_to(deadline);
      continue;
    }
    // Only something that the run does not own can help now; if it uses nothing of the kind, nothing will.
    struct timespec moment = {.tv_nsec = 200000};
    REAL(nanosleep)(&moment, NULL);
    if (++idle == 500 && ci_unowned() == 0) {
      static const char text[] = "Fatal error: the main thread waits for a signal that no pending work can send\n";
      if (write(2, text, sizeof text - 1) < 0) abort();
      abort();
    }
  }
  return true;
}

// MARK: What is pending

static double rest(int64_t due) { return due <= ci_now() ? 0 : (double)(due - ci_now()) / CI_NANOSECONDS; }

/// True if the task has its turn to come, or something it put in may let it go on.
static bool is_expected(const void *task) {
  bool found = ci_has_request(task);
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work && !found; work = work->next) {
    found = work->task == task || (!work->is_block && work->context == task);
  }
  pthread_mutex_unlock(&lock);
  for (struct worker *worker = waiting; worker && !found; worker = worker->next) {
    found = worker->work->task == task || worker->work->context == task;
  }
  return found;
}

void ci_each_pending(bool with_repeating, void (*visit)(const struct ci_pending *, void *), void *context) {
  pthread_mutex_lock(&lock);
  for (struct ci_work *work = works; work; work = work->next) {
    bool repeats = ci_is_repeated(work);
    if (work->due == CI_FOREVER || (repeats && !with_repeating)) continue;
    if (work->can_be_late && ci_is_held(work->origin)) continue;  // late on purpose
    if (is_of_session(work->queue)) continue;
    struct ci_pending pending = {.kind = CI_PENDING_SCHEDULED, .label = work->label, .rest = rest(work->due),
      .origin = work->origin, .repeats = repeats, .frames = work->is_of_host ? NULL : work->place.frames};
    if (!work->label) {
      pending.kind = CI_PENDING_ON_QUEUE;
      pending.label = work->queue ? dispatch_queue_get_label(work->queue) : "";
    }
    visit(&pending, context);
  }
  pthread_mutex_unlock(&lock);
  bool are_known = ci_each_run_loop_timer(with_repeating, visit, context);
  for (int index = 0; index < timer_count && !are_known; index++) {
    if (!timers[index].armed || (timers[index].repeats && !with_repeating) || rest(timers[index].due) > 1e8) continue;
    visit(
      &(struct ci_pending){.kind = CI_PENDING_TIMER, .label = "", .rest = rest(timers[index].due),
        .origin = timers[index].origin, .repeats = timers[index].repeats, .frames = timers[index].place.frames},
      context);
  }
  ci_each_pending_request(visit, context);
  ci_each_waiting_task(is_expected, visit, context);
  for (struct worker *worker = waiting; worker; worker = worker->next) {
    bool forever = worker->deadline == CI_FOREVER;
    visit(
      &(struct ci_pending){.kind = forever ? CI_PENDING_WAITING : CI_PENDING_SLEEPING,
        .label = dispatch_queue_get_label(worker->work->queue),
        .rest = forever ? 0 : rest(worker->deadline), .origin = worker->work->origin, .frames = worker->work->place.frames},
      context);
  }
}

void ci_begin_queue(void) { ci_role = CI_MAIN; }

/// One step for a run loop that waits inside of a call: it serves its own timers and wake-ups itself.
bool ci_run_nested(int64_t limit) {
  struct candidate best;
  if (!find(ANYTHING, &best) || best.due > limit || best.due == CI_FOREVER) return false;
  if (best.timer) {
    extern void ci_timer_make_readable(int fd);
    ci_advance_to(best.due);
    best.timer->armed = false;
    ci_timer_make_readable(best.timer->fd);
    return true;
  }
  if (best.run_loop) {
    atomic_store(&run_loop_signalled, false);
    return true;
  }
  return run_next(ANYTHING, limit);
}

uint64_t ci_work_count(void) { return atomic_load(&ordinals); }
