// Randomness: seeded streams, keyed so that a draw for one item does not shift the draws of others.
#include "private.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { STREAMS = 4096 };
struct stream {
  uint64_t key;
  uint64_t draws;
};
static uint64_t seed;
static struct stream streams[STREAMS];
static uint64_t (*current_key)(void);

void ci_begin_random(uint64_t value) {
  seed = value;
  memset(streams, 0, sizeof streams);
}

void ci_set_random_key(uint64_t (*key)(void)) { current_key = key; }

static uint64_t mixed(uint64_t value) {  // splitmix64
  value += 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

uint64_t ci_random(uint64_t key) {
  // Open addressing; when the table is full, keys share its last slot's counter, which is still repeatable.
  size_t index = mixed(key) % STREAMS;
  for (size_t probes = 0; probes < STREAMS; probes++, index = (index + 1) % STREAMS) {
    if (streams[index].draws == 0 || streams[index].key == key) break;
  }
  streams[index].key = key;
  uint64_t draw = streams[index].draws++;
  return mixed(mixed(mixed(seed) ^ key) ^ draw);
}

void ci_restart_item_draws(void) {
  // Streams 0 and 1 belong to no item: what they give out must not come again (identifiers, for example).
  uint64_t kept[2] = {0, 0};
  for (size_t index = 0; index < STREAMS; index++) {
    if (streams[index].draws > 0 && streams[index].key < 2) kept[streams[index].key] = streams[index].draws;
  }
  memset(streams, 0, sizeof streams);
  for (uint64_t key = 0; key < 2; key++) {
    if (kept[key] == 0) continue;
    size_t index = mixed(key) % STREAMS;
    while (streams[index].draws > 0) index = (index + 1) % STREAMS;
    streams[index] = (struct stream){key, kept[key]};
  }
}

static _Atomic uint64_t draws;
uint64_t ci_draw_count(void) { return atomic_load(&draws); }

void ci_random_fill(void *buffer, size_t length) {
  atomic_fetch_add(&draws, 1);
  uint64_t key = ci_role == CI_MAIN && current_key ? current_key() : 0;
  uint8_t *bytes = buffer;
  while (length > 0) {
    uint64_t value = ci_random(key);
    size_t count = length < sizeof value ? length : sizeof value;
    memcpy(bytes, &value, count);
    bytes += count;
    length -= count;
  }
}

// MARK: Where programs get random numbers

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && CI_OWNED) {
    ci_random_fill((void *)a, (size_t)b);
    return b;
  }
  if (number == SYS_gettid && ci_is_of_program(__builtin_return_address(0))) return ci_thread_number();
  return REAL(syscall)(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  if (CI_OWNED) {
    ci_random_fill(buffer, length);
    return (ssize_t)length;
  }
  return REAL(getrandom)(buffer, length, flags);
}

int getentropy(void *buffer, size_t length) {
  if (CI_OWNED) {
    ci_random_fill(buffer, length);
    return 0;
  }
  return REAL(getentropy)(buffer, length);
}

// glibc has the arc4random family since 2.36; older headers do not declare it.
uint32_t arc4random(void);
void arc4random_buf(void *buffer, size_t length);
uint32_t arc4random_uniform(uint32_t bound);

uint32_t arc4random(void) {
  uint32_t value;
  if (CI_OWNED || !REAL(arc4random)) {
    if (CI_OWNED) ci_random_fill(&value, sizeof value);
    else if (REAL(getentropy)(&value, sizeof value) != 0) abort();
    return value;
  }
  return REAL(arc4random)();
}

void arc4random_buf(void *buffer, size_t length) {
  if (CI_OWNED) {
    ci_random_fill(buffer, length);
    return;
  }
  if (REAL(arc4random_buf)) {
    REAL(arc4random_buf)(buffer, length);
    return;
  }
  if (REAL(getrandom)(buffer, length, 0) != (ssize_t)length) abort();
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  if (!CI_OWNED && REAL(arc4random_uniform)) return REAL(arc4random_uniform)(bound);
  return (uint32_t)(((uint64_t)arc4random() * bound) >> 32);
}

/// A file with the next 64 KB of the stream in it, in place of the system's random device.
static int random_file(void) {
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file < 0) return file;
  uint8_t bytes[65536];
  ci_random_fill(bytes, sizeof bytes);
  if (write(file, bytes, sizeof bytes) != sizeof bytes || lseek(file, 0, SEEK_SET) != 0) {
    close(file);
    errno = EIO;
    return -1;
  }
  return file;
}

static bool is_random_device(const char *path) {
  return path && path[0] == '/' && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
}

#define MODE_ARGUMENT(flags)                                                                                           \
  mode_t mode = 0;                                                                                                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                               \
    va_list list;                                                                                                      \
    va_start(list, flags);                                                                                             \
    mode = va_arg(list, mode_t);                                                                                       \
    va_end(list);                                                                                                      \
  }

int open(const char *path, int flags, ...) {
  MODE_ARGUMENT(flags)
  return CI_OWNED && is_random_device(path) ? random_file() : REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_ARGUMENT(flags)
  return CI_OWNED && is_random_device(path) ? random_file() : REAL(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE_ARGUMENT(flags)
  return CI_OWNED && is_random_device(path) ? random_file() : REAL(openat)(folder, path, flags, mode);
}
