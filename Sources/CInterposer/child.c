// The child: a run's process, from the fork to its first Swift statement.
#include "zygote.h"
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

struct ci_slot *ci_own_slot;

void ci_set_step(int32_t step) {
  if (ci_own_slot) atomic_store(&ci_own_slot->step, step);
}

void ci_set_hash_seed(uint64_t seed) {
  struct parameters {
    uint64_t seed0;
    uint64_t seed1;
    bool deterministic;
  } *parameters = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  // Deterministic: a table's order then depends on its seed and size, not on its address.
  if (parameters) *parameters = (struct parameters){seed, seed * 0x9E3779B97F4A7C15 + 1, true};
}

static void use_folder(const char *path) {
  mkdir(path, 0700);
  int folder = open(path, O_PATH | O_DIRECTORY);
  if (folder < 0 || dup2(folder, FOLDER_DESCRIPTOR) < 0) _exit(126);
  close(folder);
  mkdirat(FOLDER_DESCRIPTOR, "home", 0700);
  mkdirat(FOLDER_DESCRIPTOR, "home/tmp", 0700);
  if (chdir(HOME_PATH) != 0) _exit(126);
}

// Memory that grows without end must end this process and no other: a quarter of the machine's, from one to four gigabytes.
static void limit_memory(void) {
  const uint64_t gigabyte = 1 << 30;
  uint64_t limit = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE) / 4;
  if (limit < gigabyte) limit = gigabyte;
  if (limit > 4 * gigabyte) limit = 4 * gigabyte;
  const struct rlimit data = {limit, limit};
  setrlimit(RLIMIT_DATA, &data);
}

_Noreturn void ci_run_child(
  const struct frame *frame, const uint8_t *request, int reply, int errors, int nothing, const char *folder) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  signal(SIGPIPE, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  ci_note_traps();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit_memory();
  const struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  dup2(nothing, 0);
  dup2(nothing, 1);
  dup2(errors, 2);
  use_folder(folder);
  ci_set_hash_seed(frame->hash_seed);
  ci_own_slot = &ci_slots[frame->slot];
  ci_problem = "a run can't start runs";
  ci_begin_clock();
  ci_begin_random(frame->seed);
  ci_begin_queue();
  ci_begin_references();
  atomic_store(&ci_active, true);
  cellharness_child_main(request, frame->length, reply);
  _exit(0);
}
