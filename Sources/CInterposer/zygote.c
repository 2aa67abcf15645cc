// The zygote: this program started again, and stopped before its first thread and its first statement. It forks one child
// a run.
//
// The parent asks over a socket and passes the write end of a pipe and a file for the child's error output. The pipe's end
// of file is the end of the run: the zygote closes its copy after it has collected the child and written down its fate.
#include "private.h"
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Implemented in Swift by whoever wants runs.
__attribute__((weak)) void cellharness_child_main(const uint8_t *request, size_t length, int reply);
/// Called once in the zygote itself; warms up what every child would have to do for itself. Must not run user code.
__attribute__((weak)) void cellharness_zygote_warm(void);

enum { SLOTS = 128, REQUEST_SPACE = 64 << 20 };
enum state { FREE = 0, ASKED, RUNNING, ENDED };
enum kind { RUN = 1, STOP };
struct frame {
  uint32_t kind;
  uint32_t slot;
  uint64_t seed;
  uint64_t hash_seed;
  uint64_t length;
};

/// Shared by the parent, the zygote and the children. One more than there can be runs: the zygote's own, not FREE once it
/// serves.
static struct ci_slot *slots;
struct ci_slot *ci_own_slot;
static const char *problem = "the start-up code that prepares them did not run";
static int parent_end = -1;
static pthread_mutex_t sending = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t choosing = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t freed = PTHREAD_COND_INITIALIZER;

const char *ci_zygote_problem(void) { return problem; }

void ci_set_step(int32_t step) {
  if (ci_own_slot) atomic_store(&ci_own_slot->step, step);
}

intptr_t ci_code_offset(const void *function) { return (intptr_t)function - (intptr_t)&ci_code_offset; }
const void *ci_code_at(intptr_t offset) { return (const void *)((intptr_t)&ci_code_offset + offset); }

bool ci_is_in_program(const void *address) {
  Dl_info here, there;
  return dladdr(&ci_code_offset, &here) && dladdr(address, &there) && here.dli_fbase == there.dli_fbase;
}

// MARK: Reading and writing everything

static bool read_all(int fd, void *buffer, size_t length) {
  uint8_t *bytes = buffer;
  while (length > 0) {
    ssize_t count = read(fd, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

static bool send_all(int fd, const void *buffer, size_t length) {
  const uint8_t *bytes = buffer;
  while (length > 0) {
    ssize_t count = send(fd, bytes, length, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

// MARK: The child

static void set_hash_seed(uint64_t seed) {
  struct parameters {
    uint64_t seed0;
    uint64_t seed1;
    bool deterministic;
  } *parameters = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  // Deterministic: a table's order then depends on its seed and size, not on its address.
  if (parameters) *parameters = (struct parameters){seed, seed * 0x9E3779B97F4A7C15 + 1, true};
}

/// The descriptor of a run's folder in its own process: `HOME` is a path through it, so it reads the same in every run.
enum { FOLDER_DESCRIPTOR = 200 };
#define HOME_PATH "/proc/self/fd/200/home"

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

static void use_folder(const char *path) {
  mkdir(path, 0700);
  int folder = open(path, O_PATH | O_DIRECTORY);
  if (folder < 0 || dup2(folder, FOLDER_DESCRIPTOR) < 0) _exit(126);
  close(folder);
  mkdirat(FOLDER_DESCRIPTOR, "home", 0700);
  mkdirat(FOLDER_DESCRIPTOR, "home/tmp", 0700);
  if (chdir(HOME_PATH) != 0) _exit(126);
}

static _Noreturn void run_child(
  const struct frame *frame, const uint8_t *request, int reply, int errors, int nothing, const char *folder) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  signal(SIGPIPE, SIG_IGN);
  stack_t stack = {.ss_flags = SS_DISABLE};
  sigaltstack(&stack, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  dup2(nothing, 0);
  dup2(nothing, 1);
  dup2(errors, 2);
  use_folder(folder);
  set_hash_seed(frame->hash_seed);
  ci_own_slot = &slots[frame->slot];
  problem = "a run can't start runs";
  ci_begin_clock();
  ci_begin_random(frame->seed);
  ci_begin_queue();
  atomic_store(&ci_active, true);
  cellharness_child_main(request, frame->length, reply);
  _exit(0);
}

// MARK: The zygote

static int remove_entry(const char *path, const struct stat *info, int type, struct FTW *place) {
  (void)info, (void)type, (void)place;
  remove(path);
  return 0;
}

static void remove_tree(const char *path) {
  char inner[256];
  snprintf(inner, sizeof inner, "%s/home/tmp", path);
  rmdir(inner);
  snprintf(inner, sizeof inner, "%s/home", path);
  rmdir(inner);
  if (rmdir(path) == 0 || errno == ENOENT) return;
  // In a process of its own: what it allocates must not move the addresses that later runs see.
  pid_t pid = fork();
  if (pid == 0) {
    nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    _exit(0);
  }
  if (pid > 0) waitpid(pid, NULL, 0);
}

struct child {
  pid_t pid;
  int reply;
};

static void end_slot(uint32_t slot, struct child *child, int status, const char *base) {
  char folder[128];
  snprintf(folder, sizeof folder, "%s/run-%u", base, slot);
  remove_tree(folder);
  slots[slot].status = status;
  atomic_store(&slots[slot].state, ENDED);
  close(child->reply);
  *child = (struct child){0};
}

static bool receive(int control, struct frame *frame, int files[2]) {
  char space[CMSG_SPACE(2 * sizeof(int))] = {0};
  struct iovec part = {frame, sizeof *frame};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space};
  ssize_t count;
  do count = recvmsg(control, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  if (count != sizeof *frame) return false;
  files[0] = files[1] = -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_type == SCM_RIGHTS) memcpy(files, CMSG_DATA(header), 2 * sizeof(int));
  return true;
}

static _Noreturn void serve(int control) {
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  prctl(PR_SET_NAME, "cell-zygote");
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, NULL);
  int signals = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  char base[64];
  const char *folder = getenv("CELLHARNESS_TMPDIR");
  if (!folder || !*folder || strlen(folder) > 32) folder = "/tmp";
  if (access("/dev/shm", W_OK | X_OK) == 0) folder = "/dev/shm";  // memory: forty times faster than a disk's folders
  snprintf(base, sizeof base, "%s/cellharness-XXXXXX", folder);
  static struct child running[SLOTS];
  // Not on the heap: its state decides the addresses of a run's objects, and must be the same for every run.
  uint8_t *request =
    mmap(NULL, REQUEST_SPACE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (request == MAP_FAILED || nothing < 0 || signals < 0 || !mkdtemp(base)) _exit(1);
  unsetenv("CELLHARNESS_TMPDIR");
  unsetenv("CELLHARNESS_ZYGOTE");
  unsetenv("LD_BIND_NOW");
  setenv("CELLHARNESS_NO_ZYGOTE", "1", 1);
  if (cellharness_zygote_warm) cellharness_zygote_warm();

  atomic_store(&slots[SLOTS].state, RUNNING);
  struct pollfd entries[] = {{.fd = control, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
  while (true) {
    if (poll(entries, 2, -1) < 0) continue;
    if (entries[1].revents) {
      struct signalfd_siginfo info;
      while (read(signals, &info, sizeof info) > 0) continue;
      int status;
      pid_t pid;
      while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        for (uint32_t slot = 0; slot < SLOTS; slot++) {
          if (running[slot].pid == pid) end_slot(slot, &running[slot], status, base);
        }
      }
    }
    if (!entries[0].revents) continue;
    struct frame frame;
    int files[2];
    if (!receive(control, &frame, files)) break;
    if (frame.kind == STOP) {
      if (running[frame.slot].pid > 0) kill(running[frame.slot].pid, SIGKILL);
      continue;
    }
    if (frame.length > REQUEST_SPACE || !read_all(control, request, frame.length)) break;
    char path[128];
    snprintf(path, sizeof path, "%s/run-%u", base, frame.slot);
    pid_t pid = fork();
    if (pid == 0) {
      close(control);
      close(signals);
      for (uint32_t slot = 0; slot < SLOTS; slot++) {
        if (running[slot].pid > 0) close(running[slot].reply);
      }
      run_child(&frame, request, files[0], files[1], nothing, path);
    }
    close(files[1]);
    running[frame.slot] = (struct child){pid, files[0]};
    slots[frame.slot].pid = pid;
    if (pid > 0) {
      atomic_store(&slots[frame.slot].state, RUNNING);
    } else {
      end_slot(frame.slot, &running[frame.slot], -1, base);
    }
  }
  // The parent is gone: nothing may outlive it.
  for (uint32_t slot = 0; slot < SLOTS; slot++) {
    if (running[slot].pid <= 0) continue;
    kill(running[slot].pid, SIGKILL);
    waitpid(running[slot].pid, NULL, 0);
  }
  remove_tree(base);
  _exit(0);
}

static void in_forked_parent(void) {
  // A copy of the parent must not keep the zygote alive, nor talk to it.
  if (parent_end >= 0) close(parent_end);
  parent_end = -1;
  problem = "it is a forked copy of another process";
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

static bool map_slots(int memory) {
  slots = mmap(NULL, (SLOTS + 1) * sizeof *slots, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
  return slots != MAP_FAILED;
}

__attribute__((constructor)) static void start(int count, char **arguments) {
  (void)count;
  if (getenv("CELLHARNESS_ZYGOTE")) {
    fcntl(CONTROL_DESCRIPTOR, F_SETFD, FD_CLOEXEC);
    if (!map_slots(SLOTS_DESCRIPTOR)) _exit(1);
    close(SLOTS_DESCRIPTOR);
    serve(CONTROL_DESCRIPTOR);
  }
  if (getenv("CELLHARNESS_NO_ZYGOTE")) {
    problem = "CELLHARNESS_NO_ZYGOTE is set";
    return;
  }
  if (!cellharness_child_main) {
    problem = "the program does not link CellRuns";
    return;
  }
  int ends[2] = {-1, -1};
  int memory = memfd_create("cellharness-runs", MFD_CLOEXEC);
  if (memory < 0 || ftruncate(memory, (SLOTS + 1) * sizeof *slots) != 0 || !map_slots(memory)
    || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    problem = "the system refused a socket or shared memory";
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
    problem = "the system refused to fork the process that would fork them";
    return;
  }
  parent_end = ends[0];
  problem = NULL;
  pthread_atfork(NULL, NULL, in_forked_parent);
}

// MARK: The parent

static uint32_t take_slot(void) {
  pthread_mutex_lock(&choosing);
  while (true) {
    for (uint32_t slot = 0; slot < SLOTS; slot++) {
      if (atomic_load(&slots[slot].state) != FREE) continue;
      slots[slot].status = 0;
      slots[slot].pid = 0;
      atomic_store(&slots[slot].step, 0);
      atomic_store(&slots[slot].state, ASKED);
      pthread_mutex_unlock(&choosing);
      return slot;
    }
    pthread_cond_wait(&freed, &choosing);
  }
}

static void give_back(uint32_t slot) {
  pthread_mutex_lock(&choosing);
  atomic_store(&slots[slot].state, FREE);
  pthread_cond_signal(&freed);
  pthread_mutex_unlock(&choosing);
}

static bool ask(const struct frame *frame, const int files[2], const uint8_t *request) {
  char space[CMSG_SPACE(2 * sizeof(int))] = {0};
  struct iovec part = {(void *)frame, sizeof *frame};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (files) {
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(2 * sizeof(int));
    memcpy(CMSG_DATA(header), files, 2 * sizeof(int));
  }
  pthread_mutex_lock(&sending);
  ssize_t count;
  do count = sendmsg(parent_end, &message, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  bool sent = count == sizeof *frame && (!request || send_all(parent_end, request, frame->length));
  pthread_mutex_unlock(&sending);
  return sent;
}

static double seconds(void) {
  struct timespec value;
  clock_gettime(CLOCK_MONOTONIC, &value);
  return (double)value.tv_sec + (double)value.tv_nsec / 1e9;
}

int ci_zygote_run(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, double timeout, struct ci_outcome *outcome) {
  *outcome = (struct ci_outcome){.end = CI_LOST};
  if (problem) return ENOTSUP;
  if (length > REQUEST_SPACE) return EMSGSIZE;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  int errors = memfd_create("cellharness-errors", MFD_CLOEXEC);
  if (errors < 0) {
    int reason = errno;
    close(ends[0]);
    close(ends[1]);
    return reason;
  }
  uint32_t slot = take_slot();
  struct frame frame = {.kind = RUN, .slot = slot, .seed = seed, .hash_seed = hash_seed, .length = length};
  bool asked = ask(&frame, (int[2]){ends[1], errors}, request);
  close(ends[1]);
  double end = seconds() + timeout;
  bool stopped = false;
  size_t capacity = 0;
  while (asked) {
    struct pollfd entry = {.fd = ends[0], .events = POLLIN};
    double rest = end - seconds();
    int ready = poll(&entry, 1, rest > 1e6 ? 1000000000 : rest > 0 ? (int)(rest * 1000) + 1 : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) {
      if (stopped) break;
      stopped = true;
      end = seconds() + 5;
      struct frame stop = {.kind = STOP, .slot = slot};
      ask(&stop, NULL, NULL);
      continue;
    }
    if (outcome->output_length == capacity) {
      capacity = capacity ? capacity * 2 : 65536;
      uint8_t *larger = realloc(outcome->output, capacity);
      if (!larger) abort();
      outcome->output = larger;
    }
    ssize_t count = read(ends[0], outcome->output + outcome->output_length, capacity - outcome->output_length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    outcome->output_length += (size_t)count;
  }
  close(ends[0]);
  struct stat info;
  if (fstat(errors, &info) == 0 && info.st_size > 0 && (outcome->errors = malloc((size_t)info.st_size))) {
    ssize_t count = pread(errors, outcome->errors, (size_t)info.st_size, 0);
    outcome->errors_length = count > 0 ? (size_t)count : 0;
  }
  close(errors);
  outcome->step = atomic_load(&slots[slot].step);
  int status = slots[slot].status;
  if (atomic_load(&slots[slot].state) != ENDED) {
    outcome->end = stopped ? CI_TIMED_OUT : CI_LOST;
    if (stopped) return 0;  // The slot stays taken: nobody knows what its child still does.
    problem = atomic_load(&slots[SLOTS].state) == FREE ? "the program could not be started again from /proc/self/exe"
                                                       : "the process that forks them has died";
  } else if (stopped) {
    outcome->end = CI_TIMED_OUT;
  } else if (status == -1) {
    outcome->end = CI_LOST;
  } else if (WIFSIGNALED(status)) {
    outcome->end = CI_SIGNALLED;
    outcome->code = WTERMSIG(status);
  } else {
    outcome->end = CI_EXITED;
    outcome->code = WEXITSTATUS(status);
  }
  give_back(slot);
  return 0;
}

void ci_free(struct ci_outcome *outcome) {
  free(outcome->output);
  free(outcome->errors);
  outcome->output = NULL;
  outcome->errors = NULL;
}
