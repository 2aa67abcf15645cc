// Fork servers: the processes that fork the runs, one for each hash seed.
#include "zygote.h"
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

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
  ci_slots[slot].status = status;
  atomic_store(&ci_slots[slot].state, ENDED);
  close(child->reply);
  *child = (struct child){0};
}

_Noreturn void ci_serve(int control, int nothing, uint8_t *space) {
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
  unsetenv("CELLHARNESS_TMPDIR");
  if (signals < 0 || !mkdtemp(base)) _exit(1);
  static struct child running[SLOTS];
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
    if (!ci_receive_frame(control, &frame, files)) break;
    if (frame.kind == STOP) {
      if (running[frame.slot].pid > 0) kill(running[frame.slot].pid, SIGKILL);
      continue;
    }
    if (!ci_read_all(control, space, frame.length)) break;
    char path[128];
    snprintf(path, sizeof path, "%s/run-%u", base, frame.slot);
    pid_t pid = fork();
    if (pid == 0) {
      close(control);
      close(signals);
      for (uint32_t slot = 0; slot < SLOTS; slot++) {
        if (running[slot].pid > 0) close(running[slot].reply);
      }
      ci_run_child(&frame, space, files[0], files[1], nothing, path);
    }
    close(files[1]);
    running[frame.slot] = (struct child){pid, files[0]};
    ci_slots[frame.slot].pid = pid;
    if (pid > 0) {
      atomic_store(&ci_slots[frame.slot].state, RUNNING);
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

/// Not on the heap: its state decides the addresses of a run's objects, and must be the same for every run.
static uint8_t *request_space;

/// A copy of the zygote for one hash seed, warmed up with it: a dictionary that the warm-up leaves behind would be
/// unreadable under another seed. The last one is for all further seeds, and is not warmed up.
struct fork_server {
  int socket;
  uint64_t hash_seed;
};
enum { MOST_FORK_SERVERS = 8 };
static struct fork_server fork_servers[MOST_FORK_SERVERS];
static int fork_server_count;

static struct fork_server *fork_server_for(uint64_t hash_seed, int control, int nothing, const int files[2]) {
  for (int index = 0; index < fork_server_count; index++) {
    if (fork_servers[index].hash_seed == hash_seed || index == MOST_FORK_SERVERS - 1) return &fork_servers[index];
  }
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return NULL;
  pid_t pid = fork();
  if (pid < 0) return NULL;
  if (pid == 0) {
    // A copy of any of these would keep another process waiting for its end.
    close(control);
    close(ends[0]);
    for (int index = 0; files && index < 2; index++) close(files[index]);
    for (int index = 0; index < fork_server_count; index++) close(fork_servers[index].socket);
    if (cellharness_zygote_warm && fork_server_count < MOST_FORK_SERVERS - 1) {
      ci_set_hash_seed(hash_seed);
      cellharness_zygote_warm();
    }
    ci_serve(ends[1], nothing, request_space);
  }
  close(ends[1]);
  fork_servers[fork_server_count] = (struct fork_server){ends[0], hash_seed};
  return &fork_servers[fork_server_count++];
}

_Noreturn void ci_route(int control) {
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  request_space = mmap(NULL, REQUEST_SPACE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (nothing < 0 || request_space == MAP_FAILED) _exit(1);
  prctl(PR_SET_NAME, "cell-zygote");
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  unsetenv("CELLHARNESS_ZYGOTE");
  unsetenv("LD_BIND_NOW");
  setenv("CELLHARNESS_NO_ZYGOTE", "1", 1);
  // Without it runs are slower and otherwise the same, which is what the variable is for.
  if (!getenv("CELLHARNESS_PLAIN_CASTS")) {
    ci_index_conformances();
    ci_learn_types();
  }
  unsetenv("CELLHARNESS_PLAIN_CASTS");
  ci_index_functions();
  if (!fork_server_for(1, control, nothing, NULL)) _exit(1);
  atomic_store(&ci_slots[SLOTS].state, RUNNING);
  struct frame frame;
  int files[2];
  while (ci_receive_frame(control, &frame, files)) {
    if (frame.kind == STOP) {
      for (int index = 0; index < fork_server_count; index++) ci_send_frame(fork_servers[index].socket, &frame, NULL, NULL);
      continue;
    }
    if (frame.length > REQUEST_SPACE || !ci_read_all(control, request_space, frame.length)) break;
    struct fork_server *fork_server = fork_server_for(frame.hash_seed, control, nothing, files);
    if (!fork_server || !ci_send_frame(fork_server->socket, &frame, files, request_space)) break;
    close(files[0]);
    close(files[1]);
  }
  _exit(0);
}
