// Where work was put in: the program's own functions on the stack at that moment.
#pragma once

#include "private.h"

enum { CI_PLACE_DEPTH = CI_FRAMES };
/// Return addresses, innermost first, as distances from where the program was loaded; 0 ends them.
struct ci_place {
  uint32_t frames[CI_PLACE_DEPTH];
};
/// The distance of code of the program's own from where it was loaded; 0 for other code.
uint32_t ci_frame_at(uintptr_t address);
/// The place of the caller. What is not on its stack goes on with the place of the work that runs.
void ci_take_place(struct ci_place *place);
/// Work begins on this thread: its place, and what is further down on the stack belongs to somebody else.
struct ci_place_scope {
  const struct ci_place *place;
  uintptr_t floor;
};
struct ci_place_scope ci_enter_place(const struct ci_place *place, void *floor);
void ci_leave_place(struct ci_place_scope outer);
