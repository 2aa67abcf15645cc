// Traps without a message. Optimised code has none, and an overflow never has one: the debug information of the place says what was
// checked there, so the process says where it was before it ends. So does one that used memory which is not its own, or all of its stack.
#include "place.h"
#include "zygote.h"
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static uintptr_t place_of(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static uintptr_t stack_of(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.sp;
#else
  (void)context;
  return 0;
#endif
}

// Beside the end of the stack there is nothing else that could be meant.
static bool is_out_of_stack(const siginfo_t *info, const ucontext_t *context) {
  enum { NEAR = 1 << 20 };
  uintptr_t used = (uintptr_t)info->si_addr, end = stack_of(context);
  return used + NEAR > end && used < end + NEAR;
}

static void say(const char *words, uint32_t frame) {
  // `TrapText` reads these lines.
  char text[64];
  size_t length = strlen(words);
  memcpy(text, words, length);
  memcpy(text + length, "0x00000000\n", 11);
  char *digit = text + length + 9;
  for (uint32_t rest = frame; rest; rest /= 16) *digit-- = "0123456789abcdef"[rest % 16];
  if (write(2, text, length + 11) < 0) _exit(127);
}

// The innermost calls of this program that led there: a message of the standard library names its own file only.
static void say_callers(void) {
  uint32_t frames[24];
  int count = ci_innermost_frames(frames, 24);
  for (int i = 0; i < count; i++) say("cellharness: called from ", frames[i]);
}

static void say_where(int signal, siginfo_t *info, void *context) {
  // A signal that somebody sent says nothing by its place.
  uint32_t frame = info->si_code > 0 ? ci_frame_at(place_of(context)) : 0;
  if (frame) say("cellharness: trapped at ", frame);
  if (signal == SIGSEGV && info->si_code > 0 && is_out_of_stack(info, context)) {
    static const char words[] = "cellharness: out of stack\n";
    if (write(2, words, sizeof words - 1) < 0) _exit(127);
  }
  if (info->si_code > 0) say_callers();
  // By default now: the process ends by the same signal.
  raise(signal);
}

void ci_note_traps(void) {
  ci_program_base();
  // Where the stack is used up, this is what the report is made on.
  static char space[128 << 10];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = say_where, .sa_flags = SA_SIGINFO | SA_RESETHAND | SA_ONSTACK};
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
