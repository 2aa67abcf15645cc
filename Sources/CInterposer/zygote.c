// The zygote: this program started again, and stopped before its first thread and its first statement. It forks one child
// a run.
//
// The parent asks over a socket and passes the write end of a pipe and a file for the child's error output. The pipe's end
// of file is the end of the run: the forking process closes its copy after it has collected the child and written down its
// fate.
#include "zygote.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

struct ci_slot *ci_slots;
const char *ci_problem = "the start-up code that prepares them did not run";
int ci_zygote_socket = -1;

const char *ci_zygote_problem(void) { return ci_problem; }

intptr_t ci_code_offset(const void *function) { return (intptr_t)function - (intptr_t)&ci_code_offset; }
const void *ci_code_at(intptr_t offset) { return (const void *)((intptr_t)&ci_code_offset + offset); }

bool ci_is_in_program(const void *address) {
  Dl_info here, there;
  return dladdr(&ci_code_offset, &here) && dladdr(address, &there) && here.dli_fbase == there.dli_fbase;
}

/// Libraries read these when they are loaded, long before a run begins.
static void set_environment(void) {
  setenv("HOME", HOME_PATH, 1);
  setenv("CFFIXED_USER_HOME", HOME_PATH, 1);
  setenv("TMPDIR", HOME_PATH "/tmp", 1);
  setenv("XDG_CONFIG_HOME", HOME_PATH "/.config", 1);
  setenv("XDG_DATA_HOME", HOME_PATH "/.local", 1);
  setenv("XDG_CACHE_HOME", HOME_PATH "/.cache", 1);
  setenv("XDG_STATE_HOME", HOME_PATH "/.state", 1);
  setenv("XDG_RUNTIME_DIR", HOME_PATH "/.run", 1);
  setenv("TZ", "UTC", 1);
  setenv("LANG", "en_US.UTF-8", 1);
  setenv("LC_ALL", "en_US.UTF-8", 1);
  setenv("SWIFT_BACKTRACE", "enable=yes", 1);  // else the runtime prints a stack trace itself; children drop its handlers
  setenv("LD_BIND_NOW", "1", 1);  // once here instead of bit by bit in every child
  const char *const others[] = {"XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "LANGUAGE", "PWD", "OLDPWD"};
  for (size_t index = 0; index < sizeof others / sizeof *others; index++) unsetenv(others[index]);
}

static void in_forked_parent(void) {
  // A copy of the parent must not keep the zygote alive, nor talk to it.
  if (ci_zygote_socket >= 0) close(ci_zygote_socket);
  ci_zygote_socket = -1;
  ci_problem = "it is a forked copy of another process";
}

enum { CONTROL_DESCRIPTOR = 198, SLOTS_DESCRIPTOR = 199 };

/// Starts the program anew, as the zygote: with its own environment, without address randomisation (the addresses of
/// objects decide the order of sets of them), and with all symbols bound.
static _Noreturn void become_zygote(int control, int memory, char **arguments) {
  const char *folder = getenv("TMPDIR");
  if (folder) setenv("CELLHARNESS_TMPDIR", folder, 1);
  set_environment();
  setenv("CELLHARNESS_ZYGOTE", "1", 1);
  personality(ADDR_NO_RANDOMIZE);  // some containers refuse; runs are then equal within one process only
  int nothing = open("/dev/null", O_RDWR);
  for (int fd = 0; fd < 3; fd++) dup2(nothing, fd);
  extern char **environ;
  if (dup2(control, CONTROL_DESCRIPTOR) >= 0 && dup2(memory, SLOTS_DESCRIPTOR) >= 0) {
    execve("/proc/self/exe", arguments, environ);
  }
  _exit(1);
}

/// The compiler's counters of executed lines (`.ci/coverage`). Its own start-up code comes after ours, so never in the zygote;
/// without it no run would be counted.
extern void __llvm_profile_initialize(void) __attribute__((weak));

static bool map_slots(int memory) {
  ci_slots = mmap(NULL, (SLOTS + 1) * sizeof *ci_slots, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
  return ci_slots != MAP_FAILED;
}

__attribute__((constructor)) static void start(int count, char **arguments) {
  (void)count;
  if (getenv("CELLHARNESS_ZYGOTE")) {
    fcntl(CONTROL_DESCRIPTOR, F_SETFD, FD_CLOEXEC);
    if (!map_slots(SLOTS_DESCRIPTOR)) _exit(1);
    close(SLOTS_DESCRIPTOR);
    if (__llvm_profile_initialize) __llvm_profile_initialize();
    ci_route(CONTROL_DESCRIPTOR);
  }
  if (getenv("CELLHARNESS_NO_ZYGOTE")) {
    ci_problem = "CELLHARNESS_NO_ZYGOTE is set";
    return;
  }
  if (!cellharness_child_main) {
    ci_problem = "the program does not link CellRuns";
    return;
  }
  int ends[2] = {-1, -1};
  int memory = memfd_create("cellharness-runs", MFD_CLOEXEC);
  if (memory < 0 || ftruncate(memory, (SLOTS + 1) * sizeof *ci_slots) != 0 || !map_slots(memory)
    || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    ci_problem = "the system refused a socket or shared memory";
    return;
  }
  // Forked twice, so that the parent has no child it did not ask for (test runners wait for any child).
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    pid_t zygote = fork();
    if (zygote == 0) become_zygote(ends[1], memory, arguments);
    _exit(zygote > 0 ? 0 : 1);
  }
  close(ends[1]);
  close(memory);
  int status = 1;
  if (pid > 0) {
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  }
  if (pid < 0 || status != 0) {
    close(ends[0]);
    ci_problem = "the system refused to fork the process that would fork them";
    return;
  }
  ci_zygote_socket = ends[0];
  ci_problem = NULL;
  pthread_atfork(NULL, NULL, in_forked_parent);
}
