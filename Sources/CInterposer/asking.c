// The parent's side of a run: asking for it, reading its reply, learning its fate.
#include "zygote.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t sending = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t choosing = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t freed = PTHREAD_COND_INITIALIZER;

static uint32_t take_slot(void) {
  pthread_mutex_lock(&choosing);
  while (true) {
    for (uint32_t slot = 0; slot < SLOTS; slot++) {
      if (atomic_load(&ci_slots[slot].state) != FREE) continue;
      ci_slots[slot].status = 0;
      ci_slots[slot].pid = 0;
      atomic_store(&ci_slots[slot].step, 0);
      atomic_store(&ci_slots[slot].state, ASKED);
      pthread_mutex_unlock(&choosing);
      return slot;
    }
    pthread_cond_wait(&freed, &choosing);
  }
}

static void give_back(uint32_t slot) {
  pthread_mutex_lock(&choosing);
  atomic_store(&ci_slots[slot].state, FREE);
  pthread_cond_signal(&freed);
  pthread_mutex_unlock(&choosing);
}

static bool ask_zygote(const struct frame *frame, const int files[2], const uint8_t *request) {
  pthread_mutex_lock(&sending);
  bool sent = ci_send_frame(ci_zygote_socket, frame, files, request);
  pthread_mutex_unlock(&sending);
  return sent;
}

static double seconds(void) {
  struct timespec value;
  clock_gettime(CLOCK_MONOTONIC, &value);
  return (double)value.tv_sec + (double)value.tv_nsec / 1e9;
}

/// Asks for a run. Its reply comes over a pipe, or over a socket that it can be told more on.
static int begin(
  bool is_live, const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, struct ci_live_run *run) {
  if (ci_problem) return ENOTSUP;
  if (length > REQUEST_SPACE) return EMSGSIZE;
  int ends[2];
  int failed = is_live ? socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) : pipe2(ends, O_CLOEXEC);
  if (failed) return errno;
  int errors = memfd_create("cellharness-errors", MFD_CLOEXEC);
  if (errors < 0) {
    int reason = errno;
    close(ends[0]);
    close(ends[1]);
    return reason;
  }
  uint32_t slot = take_slot();
  struct frame frame = {.kind = RUN, .slot = slot, .seed = seed, .hash_seed = hash_seed, .length = length};
  // If nobody takes the question the other end is closed, and reading finds that out.
  ask_zygote(&frame, (int[2]){ends[1], errors}, request);
  close(ends[1]);
  *run = (struct ci_live_run){ends[0], errors, slot};
  return 0;
}

/// Reads the reply to its end and learns the run's fate.
static void collect(const struct ci_live_run *run, double timeout, struct ci_outcome *outcome) {
  *outcome = (struct ci_outcome){.end = CI_LOST};
  uint32_t slot = run->slot;
  double end = seconds() + timeout;
  bool stopped = false;
  size_t capacity = 0;
  while (true) {
    struct pollfd entry = {.fd = run->socket, .events = POLLIN};
    double rest = end - seconds();
    int ready = poll(&entry, 1, rest > 1e6 ? 1000000000 : rest > 0 ? (int)(rest * 1000) + 1 : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) {
      if (stopped) break;
      stopped = true;
      end = seconds() + 5;
      struct frame stop = {.kind = STOP, .slot = slot};
      ask_zygote(&stop, NULL, NULL);
      continue;
    }
    if (outcome->output_length == capacity) {
      capacity = capacity ? capacity * 2 : 65536;
      uint8_t *larger = realloc(outcome->output, capacity);
      if (!larger) abort();
      outcome->output = larger;
    }
    ssize_t count = read(run->socket, outcome->output + outcome->output_length, capacity - outcome->output_length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    outcome->output_length += (size_t)count;
  }
  close(run->socket);
  struct stat info;
  if (fstat(run->errors, &info) == 0 && info.st_size > 0 && (outcome->errors = malloc((size_t)info.st_size))) {
    ssize_t count = pread(run->errors, outcome->errors, (size_t)info.st_size, 0);
    outcome->errors_length = count > 0 ? (size_t)count : 0;
  }
  close(run->errors);
  outcome->step = atomic_load(&ci_slots[slot].step);
  int status = ci_slots[slot].status;
  if (atomic_load(&ci_slots[slot].state) != ENDED) {
    outcome->end = stopped ? CI_TIMED_OUT : CI_LOST;
    if (stopped) return;  // The slot stays taken: nobody knows what its child still does.
    ci_problem = atomic_load(&ci_slots[SLOTS].state) == FREE ? "the program could not be started again from /proc/self/exe"
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
}

int ci_zygote_run(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, double timeout, struct ci_outcome *outcome) {
  *outcome = (struct ci_outcome){.end = CI_LOST};
  struct ci_live_run run;
  int reason = begin(false, request, length, seed, hash_seed, &run);
  if (reason == 0) collect(&run, timeout, outcome);
  return reason;
}

int ci_live_run_begin(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, struct ci_live_run *run) {
  return begin(true, request, length, seed, hash_seed, run);
}

void ci_live_run_end(const struct ci_live_run *run, double timeout, struct ci_outcome *outcome) {
  shutdown(run->socket, SHUT_WR);
  collect(run, timeout, outcome);
}

void ci_free(struct ci_outcome *outcome) {
  free(outcome->output);
  free(outcome->errors);
  outcome->output = NULL;
  outcome->errors = NULL;
}
