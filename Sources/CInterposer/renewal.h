// Delays that follow one another: who waits as long again and again is a clock, and nobody waits for clocks.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The delays that led to a piece of work, all of one length: a task that sleeps in a loop, a block that puts itself in again.
struct ci_renewal {
  int64_t delay;   // the length of each; 0: none
  int64_t waited;  // of all before the last one
};
/// Work begins on this thread: what it puts in goes on with its delays.
struct ci_renewal ci_enter_renewal(struct ci_renewal renewal);
void ci_leave_renewal(struct ci_renewal outer);
/// The delays of work that is put in now, to be done after another one; 0: at once.
struct ci_renewal ci_renewed(int64_t delay);
/// True for delays that have taken as long as a step waits at most: there will be another one.
bool ci_goes_on(struct ci_renewal renewal);
