// Where work was put in.
#include "place.h"
#include <link.h>
#include <string.h>
#include <unwind.h>

static uintptr_t base, code_start, code_end;
static __thread struct ci_place_scope scope;

static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    code_start = base + segment->p_vaddr;
    code_end = code_start + segment->p_memsz;
  }
  return 1;  // the program itself comes first
}

struct ci_place_scope ci_enter_place(const struct ci_place *place, void *floor) {
  struct ci_place_scope outer = scope;
  scope = (struct ci_place_scope){.place = place, .floor = (uintptr_t)floor};
  return outer;
}

void ci_leave_place(struct ci_place_scope outer) { scope = outer; }

struct walk {
  struct ci_place *place;
  int count;
  int depth;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  if (scope.floor && (uintptr_t)_Unwind_GetCFA(context) > scope.floor) return _URC_END_OF_STACK;
  uintptr_t address = _Unwind_GetIP(context);
  if (address > code_start && address <= code_end) walk->place->frames[walk->count++] = (uint32_t)(address - base);
  return walk->count == CI_PLACE_DEPTH || ++walk->depth == 80 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

void ci_take_place(struct ci_place *place) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  memset(place, 0, sizeof *place);
  struct walk walk = {.place = place};
  _Unwind_Backtrace(visit, &walk);
  if (!scope.place) return;
  // What stands there already says nothing new: work that puts in work again and again stays within the depth.
  int own = walk.count;
  for (int index = 0; index < CI_PLACE_DEPTH && scope.place->frames[index] && walk.count < CI_PLACE_DEPTH; index++) {
    uint32_t frame = scope.place->frames[index];
    bool known = false;
    for (int other = 0; other < own; other++) known |= place->frames[other] == frame;
    if (!known) place->frames[walk.count++] = frame;
  }
}

void ci_frames(uint32_t *frames) {
  struct ci_place place;
  ci_take_place(&place);
  memcpy(frames, place.frames, sizeof place.frames);
}

struct short_walk {
  uint32_t *frames;
  int count, room;
};

static _Unwind_Reason_Code visit_some(struct _Unwind_Context *context, void *argument) {
  struct short_walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (address > code_start && address <= code_end) walk->frames[walk->count++] = (uint32_t)(address - base);
  return walk->count == walk->room ? _URC_END_OF_STACK : _URC_NO_REASON;
}

int ci_innermost_frames(uint32_t *frames, int room) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  struct short_walk walk = {.frames = frames, .room = room};
  if (room > 0) _Unwind_Backtrace(visit_some, &walk);
  return walk.count;
}

const uint32_t *ci_frames_of_work(void) { return scope.place ? scope.place->frames : NULL; }

uint32_t ci_frame_at(uintptr_t address) {
  return address >= code_start && address < code_end ? (uint32_t)(address - base) : 0;
}

uintptr_t ci_program_base(void) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  return base;
}
