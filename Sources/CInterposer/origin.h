// For whom asynchronous work was started: a *cell binding* is one item's stay in one cell. Its number travels with everything that
// is queued while code runs on its behalf.
#pragma once

#include "private.h"

/// True while work for this binding has to wait, because the run lets it come late.
bool ci_is_held(uint32_t binding);
/// Tells of a choice.
void ci_note_choice(uint32_t origin, int place, int among);
/// Counts work that a policy could move.
void ci_note_open_completion(void);
/// No work waits for its cell, or for a change.
void ci_forget_late(void);
/// From here on an order of completions makes a difference.
void ci_note_order_matters(void);
/// The run is about to use another thread than its main one.
void ci_note_first_thread(void);
/// Lets transfers that are no longer held arrive; in network.c.
void ci_network_released(void);
/// Calls back for each timer of a run loop; false if there is none. In run_loop_timers.c.
bool ci_each_run_loop_timer(bool with_repeating, void (*visit)(const struct ci_pending *, void *), void *context);
/// Calls back for each request whose answer is on its way; in network.c.
void ci_each_pending_request(void (*visit)(const struct ci_pending *, void *), void *context);
