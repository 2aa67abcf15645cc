// Another program's answer, waited for no longer than said.
#include "private.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double seconds_now(void) {
  struct timespec value;
  clock_gettime(CLOCK_MONOTONIC, &value);
  return (double)value.tv_sec + (double)value.tv_nsec / 1e9;
}

static bool write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(file, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return lseek(file, 0, SEEK_SET) == 0;
}

/// What comes through a pipe until it is closed; NULL if the time is over first.
static char *read_until(int file, double end, size_t *length) {
  char *bytes = NULL;
  size_t capacity = 0;
  *length = 0;
  while (true) {
    double rest = end - seconds_now();
    struct pollfd entry = {.fd = file, .events = POLLIN};
    int ready = rest > 0 ? poll(&entry, 1, (int)(rest * 1000) + 1) : 0;
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) break;
    if (*length == capacity) {
      capacity = capacity ? capacity * 2 : 65536;
      char *larger = realloc(bytes, capacity);
      if (!larger) break;
      bytes = larger;
    }
    ssize_t count = read(file, bytes + *length, capacity - *length);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) return bytes;
    if (count < 0) break;
    *length += (size_t)count;
  }
  free(bytes);
  return NULL;
}

char *ci_ask_program(char *const arguments[], const char *input, size_t input_length, double seconds, size_t *length) {
  *length = 0;
  if (ci_is_active()) return NULL;  // a run starts no programs
  // A file instead of a second pipe: nobody waits for the other to read.
  int source = memfd_create("cellharness-question", MFD_CLOEXEC), ends[2];
  if (source < 0) return NULL;
  if (!write_all(source, input, input_length) || pipe2(ends, O_CLOEXEC) != 0) {
    close(source);
    return NULL;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, source, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int problem = posix_spawn(&child, arguments[0], &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(source);
  close(ends[1]);
  char *answer = NULL;
  if (problem == 0) {
    double end = seconds_now() + seconds;
    answer = read_until(ends[0], end, length);
    int status = 0;
    while (answer && seconds_now() < end && waitpid(child, &status, WNOHANG) == 0) poll(NULL, 0, 1);
    if (!answer || seconds_now() >= end) {
      kill(child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    }
    if (answer && !(WIFEXITED(status) && WEXITSTATUS(status) == 0)) {
      free(answer);
      answer = NULL;
    }
  }
  close(ends[0]);
  if (!answer) *length = 0;
  return answer;
}
