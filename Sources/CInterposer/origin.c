// Cell bindings, and which of them wait for their cell to be reused.
#include "origin.h"
#include <stdlib.h>

struct binding {
  bool second;    // of two neighbours in a cell's life, the later one
  bool over;      // the cell went on to another item
  bool released;  // its late work may run
};
static struct binding *bindings;
static uint32_t binding_count, binding_capacity;
static int late_turn = -1;
static __thread uint32_t origin;

static bool until_change;
static bool has_changed;
static uint32_t begun_before_change;  // the last binding that began before the first change

static _Atomic uint64_t open_completions;
uint64_t ci_open_completions(void) { return atomic_load(&open_completions); }
void ci_note_open_completion(void) { atomic_fetch_add(&open_completions, 1); }

static void (*departure)(bool is_thread);
static bool told_order, told_thread;
void ci_set_departure(void (*told)(bool is_thread)) { departure = told; }
void ci_note_order_matters(void) {
  if (told_order) return;
  told_order = true;
  if (departure && !told_thread) departure(false);
}
void ci_note_first_thread(void) {
  if (told_thread) return;
  if (departure) departure(true);
  told_thread = true;
}

static void (*choice_observer)(uint32_t origin, int place, int among);
void ci_set_choice_observer(void (*observer)(uint32_t, int, int)) { choice_observer = observer; }
void ci_note_choice(uint32_t binding, int place, int among) {
  if (choice_observer && among != 1) choice_observer(binding, place, among);
}

uint32_t ci_origin(void) { return origin; }

uint32_t ci_enter_origin(uint32_t binding) {
  uint32_t outer = origin;
  origin = binding;
  return outer;
}

void ci_leave_origin(uint32_t outer) { origin = outer; }

uint32_t ci_begin_binding(uint32_t before) {
  if (binding_count + 2 > binding_capacity) {
    binding_capacity = binding_capacity ? binding_capacity * 2 : 256;
    bindings = realloc(bindings, binding_capacity * sizeof *bindings);
    if (!bindings) abort();
  }
  uint32_t number = ++binding_count;
  bindings[number] = (struct binding){0};
  if (before && before < number) {
    bindings[number].second = !bindings[before].second;
    bindings[before].over = true;
  }
  return number;
}

// One way at a time: a copy of a run goes on under another one.
void ci_forget_late(void) {
  late_turn = -1;
  until_change = false;
}

void ci_set_late(int turn) {
  ci_set_order(CI_IN_ORDER, 0);
  late_turn = turn;
}

void ci_hold_until_change(void) {
  ci_set_order(CI_IN_ORDER, 0);
  until_change = true;
}

void ci_note_change(void) {
  if (has_changed) return;
  has_changed = true;
  begun_before_change = binding_count;
}

bool ci_is_held(uint32_t number) {
  if (number == 0 || number > binding_count) return false;
  const struct binding *binding = &bindings[number];
  if (until_change) return !binding->released && (!has_changed || number <= begun_before_change);
  if (late_turn < 0) return false;
  return binding->second == (late_turn == 1) && !binding->released;
}

static bool release_changed(void) {
  if (!has_changed || begun_before_change == 0) return false;
  for (uint32_t number = 1; number <= begun_before_change; number++) {
    bindings[number].released = true;
    ci_note_choice(number, 0, 0);
  }
  begun_before_change = 0;
  ci_network_released();
  return true;
}

bool ci_release_late(void) {
  if (until_change) return release_changed();
  if (late_turn < 0) return false;
  bool any = false;
  for (uint32_t number = 1; number <= binding_count; number++) {
    struct binding *binding = &bindings[number];
    if (!binding->over || binding->released || binding->second != (late_turn == 1)) continue;
    binding->released = true;
    ci_note_choice(number, 0, 0);
    any = true;
  }
  if (any) ci_network_released();
  return any;
}
