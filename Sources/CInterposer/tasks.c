// Tasks that wait: those that have begun, have not ended, and for which nothing is queued.
//
// A task is known from where the app makes it. Whether it has ended stands in its future, whose place in the task is checked by
// what else stands there: where that is not what it should be, the task is not followed.
#include "origin.h"
#include "tasks.h"
#include <pthread.h>
#include <stdlib.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)
#define SWIFT __attribute__((swiftcall))

void *swift_retain(void *object);
void swift_release(void *object);

struct created {
  void *task;
  const void *parent;  // who can't end before it
  uint32_t origin;
  struct ci_place place;
};
static struct created *created;
static int created_count, created_room;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread const void *owner;

/// What stands at the end of a task: who waits for it with how it ended (0: it has not), and the type of its result.
struct future {
  uintptr_t state;
  const void *type;
};

enum { CHILD = 1 << 24, CHILD_OF_GROUP = 1 << 26 };
static uint32_t flags_of(const void *task) { return *(const uint32_t *)((const char *)task + 0x20); }

static const struct future *future_of(const void *task) {
  size_t parts = (flags_of(task) & CHILD ? 16 : 0) + (flags_of(task) & CHILD_OF_GROUP ? 8 : 0);
  return (const void *)((const char *)task + 0xd0 + parts);
}

static bool has_ended(const void *task) { return (future_of(task)->state & 3) != 0; }

void ci_forget_ended_tasks(void) {
  while (true) {
    void *ended = NULL;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < created_count && !ended; index++) {
      if (!has_ended(created[index].task)) continue;
      ended = created[index].task;
      for (int next = index + 1; next < created_count; next++) created[next - 1] = created[next];
      created_count--;
    }
    pthread_mutex_unlock(&lock);
    if (!ended) return;
    swift_release(ended);
  }
}

static void follow(void *task, const void *type) {
  if (!type || future_of(task)->type != type) return;
  if (created_count == created_room) ci_forget_ended_tasks();
  swift_retain(task);
  pthread_mutex_lock(&lock);
  // Half of it stays free, so that looking for those that have ended is rare.
  if (created_count * 2 >= created_room) {
    created_room = created_room ? created_room * 2 : 64;
    created = realloc(created, (size_t)created_room * sizeof *created);
    if (!created) abort();
  }
  struct created *entry = &created[created_count++];
  *entry = (struct created){.task = task, .origin = ci_origin()};
  if (flags_of(task) & CHILD) entry->parent = owner;
  ci_take_place(&entry->place);
  pthread_mutex_unlock(&lock);
}

struct made {
  void *task, *context;
};
SWIFT struct made swift_task_create(size_t flags, void *options, const void *type, void *entry, void *context);
SWIFT struct made swift_task_create(size_t flags, void *options, const void *type, void *entry, void *context) {
  struct made made = REAL(swift_task_create)(flags, options, type, entry, context);
  if (ACTIVE && ci_role != CI_STRANGER) follow(made.task, type);
  return made;
}

// MARK: On behalf of which task work is queued

const void *ci_task(void) { return owner; }

/// The task as it was made; NULL: it is none that is followed.
static const struct created *entry_of(const void *task) {
  for (int index = 0; index < created_count; index++) {
    if (created[index].task == task) return &created[index];
  }
  return NULL;
}

uint32_t ci_origin_of_task(const void *job) {
  pthread_mutex_lock(&lock);
  const struct created *entry = entry_of(job);
  uint32_t origin = entry ? entry->origin : 0;
  pthread_mutex_unlock(&lock);
  return origin;
}

bool ci_place_of_task(const void *job, struct ci_place *place) {
  pthread_mutex_lock(&lock);
  const struct created *entry = entry_of(job);
  if (entry) *place = entry->place;
  pthread_mutex_unlock(&lock);
  return entry != NULL;
}

const void *ci_enter_task(const void *job, const void *task) {
  const void *outer = owner;
  owner = entry_of(job) ? job : task;
  return outer;
}

void ci_leave_task(const void *outer) { owner = outer; }

static bool has_child(const void *task) {
  for (int index = 0; index < created_count; index++) {
    if (created[index].parent == task) return true;
  }
  return false;
}

void ci_each_waiting_task(
  bool (*is_expected)(const void *task), void (*visit)(const struct ci_pending *, void *), void *context) {
  ci_forget_ended_tasks();
  for (int index = 0; index < created_count; index++) {
    struct created *entry = &created[index];
    if (entry->task == owner || has_child(entry->task) || is_expected(entry->task)) continue;
    visit(&(struct ci_pending){.kind = CI_PENDING_TASK, .label = "", .origin = entry->origin, .frames = entry->place.frames},
      context);
  }
}
