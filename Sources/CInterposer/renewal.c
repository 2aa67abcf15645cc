// Delays that follow one another.
#include "renewal.h"

static __thread struct ci_renewal current;

struct ci_renewal ci_enter_renewal(struct ci_renewal renewal) {
  struct ci_renewal outer = current;
  current = renewal;
  return outer;
}

void ci_leave_renewal(struct ci_renewal outer) { current = outer; }

struct ci_renewal ci_renewed(int64_t delay) {
  // Hops between queues and actors come between two sleeps of a loop.
  if (delay <= 0) return current;
  int64_t difference = current.delay - delay;
  bool is_same = current.delay > 0 && difference < 1000000 && difference > -1000000;
  return (struct ci_renewal){.delay = delay, .waited = is_same ? current.waited + current.delay : 0};
}

bool ci_goes_on(struct ci_renewal renewal) { return renewal.waited >= 10000000000; }
