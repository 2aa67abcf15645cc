// Shared by the files that start runs: the parent's side, the zygote, its fork servers, the child.
#pragma once

#include "private.h"

/// Implemented in Swift by whoever wants runs.
__attribute__((weak)) void cellharness_child_main(const uint8_t *request, size_t length, int reply);
/// Called before the first run of a hash seed; warms up what every child would have to do for itself. Must not run user
/// code, start threads, or leave anything behind that a run could tell from a fresh start.
__attribute__((weak)) void cellharness_zygote_warm(void);
/// Performs a screen of the harness's own in a process that ends, for the types that it names. False if there is no such lesson.
__attribute__((weak)) bool cellharness_learn(int lesson);

enum { SLOTS = 128, REQUEST_SPACE = 64 << 20 };
enum state { FREE = 0, ASKED, RUNNING, ENDED };
enum kind { RUN = 1, STOP };
struct frame {
  uint32_t kind;
  uint32_t slot;
  uint64_t seed;
  uint64_t hash_seed;
  uint64_t length;
};

/// Shared by the parent, the zygote and the children. One more than there can be runs: the zygote's own, not FREE once it
/// serves.
extern struct ci_slot *ci_slots;
/// Why this process can't start runs; NULL if it can.
extern const char *ci_problem;

/// Sends a frame, two files and the frame's request, if any.
bool ci_send_frame(int socket, const struct frame *frame, const int files[2], const uint8_t *request);
/// Receives a frame and its files; the request follows on the socket.
bool ci_receive_frame(int socket, struct frame *frame, int files[2]);
bool ci_read_all(int fd, void *buffer, size_t length);

/// The descriptor of a run's folder in its own process: `HOME` is a path through it, so it reads the same in every run.
enum { FOLDER_DESCRIPTOR = 200 };
#define HOME_PATH "/proc/self/fd/200/home"

void ci_set_hash_seed(uint64_t seed);
/// Puts the program's conformances in order, for casts in this process and its copies.
void ci_index_conformances(void);
/// Puts the names of the program's functions in order, for this process and its copies.
void ci_index_functions(void);
/// Makes the types that screens name, for this process and its copies.
void ci_learn_types(void);
/// From here on a trap without a message says where it is.
void ci_note_traps(void);
/// Becomes the run that the frame describes.
_Noreturn void ci_run_child(
  const struct frame *frame, const uint8_t *request, int reply, int errors, int nothing, const char *folder);
/// Forks a child for each request until the other end of the socket is closed.
_Noreturn void ci_serve(int control, int nothing, uint8_t *space);
/// Hands each request to the fork_server of its hash seed.
_Noreturn void ci_route(int control);

/// The parent's end of the zygote's socket.
extern int ci_zygote_socket;
