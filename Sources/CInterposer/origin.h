// For whom asynchronous work was started: a *serving* is one item's stay in one cell. Its number travels with everything that
// is queued while code runs on its behalf.
#pragma once

#include "private.h"

/// True while work for this serving has to wait, because the run lets it come late.
bool ci_is_held(uint32_t serving);
/// Lets transfers that are no longer held arrive; in network.c.
void ci_network_released(void);
