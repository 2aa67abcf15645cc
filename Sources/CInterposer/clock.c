// Time: every clock and every sleep. Inside a run it stands still unless the queue moves it.
#include "private.h"
#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Atomic int64_t now;
static _Atomic int64_t pinned = -1;
static _Atomic int64_t wall_reads;

int64_t ci_now(void) { return atomic_load(&now); }

void ci_advance_to(int64_t value) {
  if (value > atomic_load(&now)) atomic_store(&now, value);
}

void ci_begin_clock(void) {
  atomic_store(&now, 0);
  atomic_store(&pinned, -1);
}

void ci_pin_wall(int64_t since_start) { atomic_store(&pinned, since_start); }

int64_t ci_wall_reads(void) { return atomic_load(&wall_reads); }

int64_t ci_wall_now(void) {
  atomic_fetch_add(&wall_reads, 1);
  int64_t pin = atomic_load(&pinned);
  return CI_WALL_START + (pin >= 0 ? pin : ci_now());
}

int64_t ci_clock_now(int clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_TAI:
    return ci_wall_now();
  default:
    return CI_MONOTONIC_START + ci_now();
  }
}

static struct timespec spec(int64_t value) {
  return (struct timespec){.tv_sec = value / CI_NANOSECONDS, .tv_nsec = value % CI_NANOSECONDS};
}

static int64_t nanoseconds(const struct timespec *value) {
  if (value->tv_sec > CI_FOREVER / CI_NANOSECONDS / 2) return CI_FOREVER / 2;
  return value->tv_sec * CI_NANOSECONDS + value->tv_nsec;
}

// MARK: Clocks

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (CI_OWNED) {
    *result = spec(ci_clock_now(clock));
    return 0;
  }
  return REAL(clock_gettime)(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (CI_OWNED) {
    int64_t value = ci_wall_now();
    *result = (struct timeval){.tv_sec = value / CI_NANOSECONDS, .tv_usec = value % CI_NANOSECONDS / 1000};
    return 0;
  }
  return REAL(gettimeofday)(result, zone);
}

time_t time(time_t *result) {
  if (CI_OWNED) {
    time_t value = ci_wall_now() / CI_NANOSECONDS;
    if (result) *result = value;
    return value;
  }
  return REAL(time)(result);
}

int timespec_get(struct timespec *result, int base) {
  if (CI_OWNED && base == TIME_UTC) {
    *result = spec(ci_wall_now());
    return base;
  }
  return REAL(timespec_get)(result, base);
}

// MARK: Sleeps

static bool never(void *context) {
  (void)context;
  return false;
}

static void sleep_for(int64_t duration) {
  if (duration > 0) ci_wait(never, NULL, ci_now() + duration);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (CI_OWNED) {
    sleep_for(nanoseconds(duration));
    if (rest) *rest = (struct timespec){0};
    return 0;
  }
  return REAL(nanosleep)(duration, rest);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest) {
  if (CI_OWNED) {
    int64_t value = nanoseconds(request);
    sleep_for(flags & TIMER_ABSTIME ? value - ci_clock_now(clock) : value);
    if (rest) *rest = (struct timespec){0};
    return 0;
  }
  return REAL(clock_nanosleep)(clock, flags, request, rest);
}

int usleep(useconds_t duration) {
  if (CI_OWNED) {
    sleep_for((int64_t)duration * 1000);
    return 0;
  }
  return REAL(usleep)(duration);
}

unsigned int sleep(unsigned int duration) {
  if (CI_OWNED) {
    sleep_for(duration * CI_NANOSECONDS);
    return 0;
  }
  return REAL(sleep)(duration);
}
