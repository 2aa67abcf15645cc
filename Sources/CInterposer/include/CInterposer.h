// What the host owns inside a run: time, randomness, the order of asynchronous work; and the zygote that forks runs.
//
// Every function that is taken over (`dispatch_async`, `clock_gettime`, `syscall`, …) forwards to the real one unless the
// process is inside a run. Only children of the zygote ever are.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Inside a run

/// True in a child of the zygote, from before its first Swift statement until it ends.
bool ci_is_active(void);

/// Virtual nanoseconds since the run began. Works outside of runs too, where only the host loop advances it.
int64_t ci_now(void);
/// Moves virtual time forward; never back.
void ci_advance_to(int64_t now);
/// Virtual time back to zero and no work pending; for tests of the loop outside of a run.
void ci_reset_loop(void);

/// Makes wall clocks read this many nanoseconds since the beginning, however time goes on; negative: they run again.
void ci_pin_wall(int64_t since_start);
/// How often a wall clock was read in this run.
int64_t ci_wall_reads(void);

/// Which stream of random numbers main-thread draws come from; asked once a draw.
void ci_set_random_key(uint64_t (*key)(void));
/// The next number of a stream of this run.
uint64_t ci_random(uint64_t key);
/// Starts all streams over but 0 and 1.
void ci_restart_item_draws(void);

/// True on a thread of a run that is not the main one.
bool ci_is_off_main(void);

/// Tells who looks at the process from outside which step is under way.
void ci_set_step(int32_t step);

// MARK: The queue

/// Work that waits for its turn.
struct ci_next {
  /// Virtual nanoseconds at which it is due.
  int64_t due;
  /// False for repeating timers, which go on for ever.
  bool awaited;
};

/// Puts main-thread work into the queue. Returns an ordinal that `ci_cancel` takes. `calls_app`: at its end the app's own code is
/// called, which belongs to the item on whose behalf it was put in, and may be late.
uint64_t ci_schedule(int64_t due, const char *label, bool calls_app, void (*work)(void *), void *context);
/// Takes work back and returns its context; NULL if it has run.
void *ci_cancel(uint64_t ordinal);
/// The earliest work that could run, if any. `awaited_only` passes over repeating timers.
bool ci_peek(struct ci_next *next, bool awaited_only);
/// Runs the earliest work if it is due by `limit`, moving time to it. False if there is none.
bool ci_run_next(int64_t limit);
/// Something that has not happened yet and that somebody may wait for.
enum ci_pending_kind {
  CI_PENDING_SCHEDULED,  // host work with a label
  CI_PENDING_ON_QUEUE,   // label: the queue's
  CI_PENDING_TIMER,      // of the main run loop
  CI_PENDING_WAITING,    // work in the middle that waits for a signal; label: the queue's
  CI_PENDING_SLEEPING,   // the same with a time-out
  CI_PENDING_REQUEST,    // a request whose answer is on its way; label: its address
  CI_PENDING_TASK,       // a task that waits, and nothing that is pending was put in by it
};
struct ci_pending {
  enum ci_pending_kind kind;
  const char *label;
  double rest;  // virtual seconds
  uint32_t origin;  // the binding it was started for; 0: none
  bool repeats;
  const uint32_t *frames;  // where it was put in, `CI_FRAMES` of them or ended by 0; NULL: not known
};
enum { CI_FRAMES = 24 };
/// The names of the program's functions with these frames in them; NULL for none. Reads the whole symbol table once.
void ci_functions_at(const uint32_t *frames, int count, const char **names);
/// The names of all symbols of the program's own file, each ended by a zero; NULL if it was stripped of them.
const char *ci_symbol_names(size_t *length);
/// Where the names of Swift's functions that begin so stand among those of all symbols, in their order; NULL without a symbol table.
const uint32_t *ci_functions_with_prefix(const char *prefix, size_t *count);
/// True if a function of the program is there that makes an object without arguments (mangled names end in `ycfC`); false for all
/// without a symbol table.
bool ci_is_plain_init(uintptr_t code);
/// How many types were made before this run was forked; 0 outside of runs.
uint32_t ci_made_types(void);
/// From now on copies of this process note the types that they name.
void ci_note_types(void);
/// Makes the types that copies have noted: the next copies have them. No copy may be at work.
void ci_make_noted_types(void);
/// Where the program is in memory: what frames count from.
uintptr_t ci_program_base(void);
/// The program's function of this name; NULL if there is none. Reads the whole symbol table.
const void *ci_function_named(const char *name);
/// The frames of the caller; as many as there are, at most `CI_FRAMES`.
void ci_frames(uint32_t *frames);
/// The innermost frames of the caller that are the program's; how many there are, at most `room`.
int ci_innermost_frames(uint32_t *frames, int room);
/// Where the work was put in that runs now: `CI_FRAMES` frames, or ended by 0; NULL if nobody put it in.
const uint32_t *ci_frames_of_work(void);
/// Starts another program with some text as its input and gives what it writes, malloc'd, if it ends well within so many seconds.
/// Otherwise it is ended, and NULL.
char *ci_ask_program(char *const arguments[], const char *input, size_t input_length, double seconds, size_t *length);
/// Calls back for each. `with_repeating` adds repeating timers, which nobody waits for.
void ci_each_pending(bool with_repeating, void (*visit)(const struct ci_pending *pending, void *context), void *context);
/// An observer of notifications that was added with a closure and has not been removed.
struct ci_observer {
  uint32_t origin;
  uint32_t caller;  // the frame of who called; 0: not the program's
  const uint32_t *frames;  // where it was added
};
/// Calls back for each of a `NotificationCenter`.
void ci_each_observer(
  const void *center, void (*visit)(const struct ci_observer *observer, void *context), void *context);
/// Lets go of tasks that have ended, and with them of their results.
void ci_forget_ended_tasks(void);
/// How the queue makes the main run loop do one pass.
void ci_set_run_loop_pass(void (*pass)(void));
/// How much work was put in, and how many random numbers were drawn, since the process began: proof that the interposed calls are owned.
uint64_t ci_work_count(void);
uint64_t ci_draw_count(void);
/// True once the main thread's run loop has been used in this run.
bool ci_run_loop_exists(void);
/// Things this process did that the host does not own, as bits of `ci_unowned`.
uint32_t ci_unowned(void);
enum { CI_UNOWNED_THREAD = 1, CI_UNOWNED_SOURCE = 2 };

// MARK: For whom work was started

/// The cell binding (one item's stay in one cell) on whose behalf the calling thread works; 0: none.
uint32_t ci_origin(void);
/// Makes everything that is queued from now on be on behalf of a binding. Returns what `ci_leave_origin` takes.
uint32_t ci_enter_origin(uint32_t binding);
void ci_leave_origin(uint32_t outer);
/// A cell begins to serve an item, after a former binding of the same cell (0: none), which is over now.
uint32_t ci_begin_binding(uint32_t before);

/// How completions that nobody promised an order for follow each other.
enum ci_order { CI_IN_ORDER = 0, CI_REVERSED = 1, CI_SHUFFLED = 2 };
void ci_set_order(enum ci_order order, uint64_t seed);
/// Who is told of choices. Completions: `place` (1: the first that was started) of `among` that could have come; results that were
/// held back come now: 0 of 0.
void ci_set_choice_observer(void (*observer)(uint32_t origin, int place, int among));
/// Work for every other binding of a cell (0: the first, 1: the second of each two) waits until the cell went on to the next
/// item and `ci_release_late` is called; -1: nothing waits.
void ci_set_late(int turn);
/// Work for every binding waits until `ci_note_change` and `ci_release_late` are called. Bindings that begin after the change are free.
void ci_hold_until_change(void);
/// The data changed.
void ci_note_change(void);
/// How often work was put in for a binding whose time of completion nobody promises.
uint64_t ci_open_completions(void);
/// Who is told, on the main thread, before the first thing happens that an order of completions decides (false), and before the run
/// uses its first other thread, after which it can't be copied (true).
void ci_set_departure(void (*told)(bool is_thread));

/// How a copy of a run's process ended.
struct ci_copy_end {
  int32_t status;  // as `waitpid` says
  int32_t step;
  bool timed_out;
  const char *errors;  // what it printed, from its beginning; good until the next copy is made
  size_t errors_length;
};
/// True while a copy of the process goes on as the process itself would: there is one thread, and no file was written.
bool ci_can_copy(void);
/// Copies the process: 1 in the copy, 0 in the original once the copy has ended, -1 where the system refuses. The copy has a
/// folder of its own. What it prints is not in the original's output.
int ci_copy_until_end(int seconds, struct ci_copy_end *end);
/// Lets the late work of bindings that are over, or that began before the change, run. True if there are new ones.
bool ci_release_late(void);

// MARK: The network

struct ci_request {
  const char *url, *method;
  const char *headers;  // a line each
  const char *body;
  size_t body_length;
  bool body_is_late;  // the session has bytes to upload that it could not give at once
};
struct ci_answer {
  int code;  // libcurl's, 0: an answer came
  long status;
  char *head;  // the status line and the headers as HTTP sends them, malloc'd
  size_t head_length;
  void *body;  // malloc'd
  size_t body_length;
  int64_t latency;  // virtual nanoseconds
};
/// Who answers requests. Asked on the thread of the session; without it no host is found.
void ci_set_network(void (*answer)(const struct ci_request *, struct ci_answer *));

// MARK: The zygote

/// How a run ended.
enum ci_end { CI_EXITED = 0, CI_SIGNALLED = 1, CI_TIMED_OUT = 2, CI_LOST = 3 };

/// What a run left behind. Free both buffers with `ci_free`.
struct ci_outcome {
  enum ci_end end;
  int32_t code;
  int32_t step;
  uint8_t *output;
  size_t output_length;
  char *errors;
  size_t errors_length;
};

/// Why runs can't be made in this process; NULL if they can.
const char *ci_zygote_problem(void);
/// Runs a child with this request and waits for its end. Returns 0, or an errno if it could not be asked for.
int ci_zygote_run(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, double timeout, struct ci_outcome *outcome);
void ci_free(struct ci_outcome *outcome);

/// A run that stays alive and does what it is told over a socket, which it also replies to.
struct ci_live_run {
  int32_t socket;
  int32_t errors;
  uint32_t slot;
};
/// Begins one with this request. Returns 0, or an errno if it could not be asked for.
int ci_live_run_begin(
  const uint8_t *request, size_t length, uint64_t seed, uint64_t hash_seed, struct ci_live_run *run);
/// Tells it that nothing more comes, and waits for its end: at most so many seconds, then it is killed. The outcome holds what was
/// not read from its socket, which is closed.
void ci_live_run_end(const struct ci_live_run *run, double timeout, struct ci_outcome *outcome);
/// The address a function has in every child, as a distance that the child turns back into an address.
intptr_t ci_code_offset(const void *function);
const void *ci_code_at(intptr_t offset);
/// True if the address belongs to the program's own file, hence lies at the same distance in every child.
bool ci_is_in_program(const void *address);

// MARK: Construction

/// Calls an allocating Swift initialiser without arguments, with the class as its context. Returns the object, owned by
/// the caller.
void *ci_call_plain_init(const void *init, const void *type);

/// Calls an allocating Swift initialiser that takes one rectangle, with the class as its context. Returns the object,
/// owned by the caller.
void *ci_call_framed_init(const void *init, const void *type, double x, double y, double width, double height);

/// Calls an allocating Swift initialiser that takes a `String?` as two words, which it owns from then on. Returns the object,
/// owned by the caller.
void *ci_call_named_init(const void *init, const void *type, uint64_t name, uint64_t name_rest);

/// The same with a small number before the name.
void *ci_call_styled_init(const void *init, const void *type, uint8_t style, uint64_t name, uint64_t name_rest);

/// True from the moment the last reference to a Swift object is gone, before any of its deinitialisers has run.
bool ci_is_going(const void *object);

// MARK: Searching

/// The first place where a sequence of bytes stands among others; NULL if it does not.
const void *ci_find_bytes(const void *bytes, size_t count, const void *wanted, size_t length);
