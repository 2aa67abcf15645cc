// Copies of a run's process that go on as runs of their own, while the original waits.
#include "zygote.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// The number of entries of a folder besides one; -1 if it can't be read.
static int entries(const char *path, const char *besides) {
  DIR *folder = opendir(path);
  if (!folder) return -1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..") && (!besides || strcmp(entry->d_name, besides))) count++;
  }
  closedir(folder);
  return count;
}

/// A thread that was seen to end is still listed for a moment.
static bool is_alone(void) {
  for (int attempt = 0; attempt < 20; attempt++) {
    if (entries("/proc/self/task", NULL) == 1) return true;
    if (!ci_ended_thread()) return false;
    sched_yield();
  }
  return false;
}

bool ci_can_copy(void) {
  return is_alone() && entries(HOME_PATH, "tmp") == 0 && entries(HOME_PATH "/tmp", NULL) == 0;
}

/// In the folder of the original, so that it goes with it.
static void use_own_folder(void) {
  char name[32];
  snprintf(name, sizeof name, "copy-%d", getpid());
  mkdirat(FOLDER_DESCRIPTOR, name, 0700);
  int folder = openat(FOLDER_DESCRIPTOR, name, O_PATH | O_DIRECTORY);
  if (folder < 0 || dup2(folder, FOLDER_DESCRIPTOR) < 0) _exit(126);
  close(folder);
  mkdirat(FOLDER_DESCRIPTOR, "home", 0700);
  mkdirat(FOLDER_DESCRIPTOR, "home/tmp", 0700);
  if (chdir(HOME_PATH) != 0) _exit(126);
}

/// Most runs leave an empty folder. What they leave in it goes with the original's.
static void remove_folder(pid_t copy) {
  char name[48];
  snprintf(name, sizeof name, "copy-%d/home/tmp", copy);
  unlinkat(FOLDER_DESCRIPTOR, name, AT_REMOVEDIR);
  snprintf(name, sizeof name, "copy-%d/home", copy);
  unlinkat(FOLDER_DESCRIPTOR, name, AT_REMOVEDIR);
  snprintf(name, sizeof name, "copy-%d", copy);
  unlinkat(FOLDER_DESCRIPTOR, name, AT_REMOVEDIR);
}

/// False if the copy still runs after so many seconds.
static bool ends_within(int seconds, pid_t copy) {
  int process = (int)syscall(SYS_pidfd_open, copy, 0);
  if (process < 0) return true;  // an old system: only the whole run has a limit
  struct pollfd entry = {.fd = process, .events = POLLIN};
  int ready;
  while ((ready = poll(&entry, 1, seconds * 1000)) < 0 && errno == EINTR) continue;
  close(process);
  return ready != 0;
}

int ci_copy_until_end(int seconds, struct ci_copy_end *end) {
  off_t printed = lseek(2, 0, SEEK_END);
  pid_t original = getpid(), copy = fork();
  if (copy < 0) return -1;
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != original) _exit(126);
    use_own_folder();
    return 1;
  }
  int32_t step = ci_own_slot ? atomic_load(&ci_own_slot->step) : 0;
  end->timed_out = !ends_within(seconds, copy);
  if (end->timed_out) kill(copy, SIGKILL);
  int status = 0;
  while (waitpid(copy, &status, 0) < 0 && errno == EINTR) continue;
  end->status = status;
  end->step = ci_own_slot ? atomic_load(&ci_own_slot->step) : 0;
  // Not on the heap: what is allocated here would move the objects that the original makes later.
  static char errors[16384];
  ssize_t count = printed >= 0 ? pread(2, errors, sizeof errors, printed) : 0;
  end->errors = errors;
  end->errors_length = count > 0 ? (size_t)count : 0;
  if (count > 0 && ftruncate(2, printed) == 0) lseek(2, printed, SEEK_SET);
  ci_set_step(step);
  remove_folder(copy);
  return 0;
}
