// In which order completions come that nothing orders.
#include "dispatch.h"
#include "origin.h"

static enum ci_order order;
static uint64_t order_seed;

void ci_set_order(enum ci_order chosen, uint64_t seed) {
  ci_forget_late();
  order = chosen;
  order_seed = seed;
}

bool ci_is_in_order(void) { return order == CI_IN_ORDER; }

/// Serial queues and the main thread keep their order; global queues and expired delays promise none. Neighbours change
/// places within a window, so that nothing is put off for ever.
uint64_t ci_rank(uint64_t ordinal) {
  enum { WINDOW = 64 };
  uint64_t place = ordinal % WINDOW, start = ordinal - place;
  switch (order) {
    case CI_IN_ORDER: return ordinal;
    case CI_REVERSED: return start + (WINDOW - 1 - place);
    // An odd factor permutes the window.
    case CI_SHUFFLED: return start + ((place * (2 * (order_seed % 31) + 3) + order_seed / 31) % WINDOW);
  }
  return ordinal;
}
