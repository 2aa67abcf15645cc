// Types by their names: made once, before the first run is forked.
//
// A program makes a generic type the first time that code names it, and looks for the conformances that the type needs among all of
// the program; a run would do so for each again. Before the first run, small screens of the harness's own are performed in processes
// that end, which note what they name. The process that forks the runs then makes these types. Only the runtime's code runs for it.
#include "zygote.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

const void *swift_getTypeByMangledNameInContext2(
  const char *name, size_t length, const void *context, const void *const *arguments);

enum { LEARNT = 1 << 13, MADE = LEARNT * 4 };

/// What the processes that learn have named, in their order: in memory that they share with the one that waits for them.
struct learnt {
  _Atomic uint32_t count;
  struct {
    _Atomic(const char *) name;
    size_t length;
  } names[LEARNT];
};
static struct learnt *learnt;

/// The types that were made, found by the place of their names.
static struct made {
  const char *name;
  const void *type;
} *made;

static uint32_t made_count;

uint32_t ci_made_types(void) { return made_count; }

static struct made *place_of(const char *name) {
  size_t place = ((uintptr_t)name * 0x9E3779B97F4A7C15) >> 40;
  while (made[place % MADE].name && made[place % MADE].name != name) place++;
  return &made[place % MADE];
}

/// What each use of a generic type asks the first time in a process. Names stand in the program and in its libraries.
const void *swift_getTypeByMangledNameInContext2(
  const char *name, size_t length, const void *context, const void *const *arguments) {
  const bool is_whole = !context && !arguments;
  if (made && is_whole) {
    struct made *place = place_of(name);
    if (place->name) return place->type;
  }
  const void *type = REAL(swift_getTypeByMangledNameInContext2)(name, length, context, arguments);
  if (learnt && is_whole && type && ci_is_in_program(name)) {
    uint32_t index = atomic_fetch_add(&learnt->count, 1);
    if (index < LEARNT) {
      // The name last: a copy may be ended in between.
      learnt->names[index].length = length;
      atomic_store_explicit(&learnt->names[index].name, name, memory_order_release);
    }
  }
  return type;
}

static _Noreturn void learn(int lesson) {
  const struct rlimit seconds = {5, 5};
  setrlimit(RLIMIT_CPU, &seconds);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  ci_set_hash_seed(1);
  ci_begin_clock();
  ci_begin_random(1);
  ci_begin_queue();
  atomic_store(&ci_active, true);
  _exit(cellharness_learn(lesson) ? 0 : 1);
}

/// Performs the lessons, up to the first that does not end well: the number behind the last ends at once.
static void perform_lessons(void) {
  for (int lesson = 0;; lesson++) {
    pid_t pid = fork();
    if (pid == 0) learn(lesson);
    int status = 1;
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
    if (status != 0) return;
  }
}

/// Makes what was noted.
static void make_learnt(void) {
  uint32_t count = atomic_load(&learnt->count);
  for (uint32_t index = 0; index < count && index < LEARNT && made_count < MADE / 2; index++) {
    const char *name = atomic_exchange(&learnt->names[index].name, NULL);
    if (!name) continue;
    struct made *place = place_of(name);
    if (place->name) continue;
    place->type = REAL(swift_getTypeByMangledNameInContext2)(name, learnt->names[index].length, NULL, NULL);
    place->name = name;
    made_count++;
  }
}

/// Not on the heap: its state decides the addresses of a run's objects.
static struct learnt *shared_space(void) {
  void *shared = mmap(NULL, sizeof *learnt, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return shared == MAP_FAILED ? NULL : shared;
}

void ci_learn_types(void) {
  struct learnt *shared = shared_space();
  void *space = mmap(NULL, MADE * sizeof *made, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!cellharness_learn || !shared || space == MAP_FAILED) return;
  learnt = shared;
  perform_lessons();
  made = space;
  make_learnt();
  learnt = NULL;
  munmap(shared, sizeof *shared);
}

void ci_note_types(void) {
  if (made && !learnt) learnt = shared_space();
}

void ci_make_noted_types(void) {
  if (!made || !learnt) return;
  make_learnt();
  atomic_store(&learnt->count, 0);
}
