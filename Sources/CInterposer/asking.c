// The parent's side of a run: asking for it, reading its reply, learning its fate.
#include "zygote.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
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

int ci_zygote_run(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, double timeout, struct ci_outcome *outcome) {
  *outcome = (struct ci_outcome){.end = CI_LOST};
  if (ci_problem) return ENOTSUP;
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
  bool asked = ask_zygote(&frame, (int[2]){ends[1], errors}, request);
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
      ask_zygote(&stop, NULL, NULL);
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
  outcome->step = atomic_load(&ci_slots[slot].step);
  int status = ci_slots[slot].status;
  if (atomic_load(&ci_slots[slot].state) != ENDED) {
    outcome->end = stopped ? CI_TIMED_OUT : CI_LOST;
    if (stopped) return 0;  // The slot stays taken: nobody knows what its child still does.
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
  return 0;
}

void ci_free(struct ci_outcome *outcome) {
  free(outcome->output);
  free(outcome->errors);
  outcome->output = NULL;
  outcome->errors = NULL;
}
