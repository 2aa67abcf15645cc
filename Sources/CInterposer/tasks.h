// The tasks of the app, and on behalf of which of them work is queued.
#pragma once

#include "place.h"

/// The task on whose behalf the calling thread works; NULL: none.
const void *ci_task(void);
/// Work begins: a task's own turn (`job`), or something that was queued on behalf of `task`. Returns what `ci_leave_task` takes.
const void *ci_enter_task(const void *job, const void *task);
void ci_leave_task(const void *outer);
/// On behalf of which binding the task was made whose turn `job` is; 0: of none, or it is no task that is followed.
uint32_t ci_origin_of_task(const void *job);
/// Where that task was made; false if it is none that is followed.
bool ci_place_of_task(const void *job, struct ci_place *place);
/// Calls back for each task that has not ended and for which nothing is `expected` to come.
void ci_each_waiting_task(
  bool (*is_expected)(const void *task), void (*visit)(const struct ci_pending *, void *), void *context);
/// True if a request was made on behalf of the task and its answer is on its way; in network.c.
bool ci_has_request(const void *task);
