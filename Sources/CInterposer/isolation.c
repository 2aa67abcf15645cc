// Isolation: what happens when code of the main actor is called on another thread.
//
// Swift 6 code asks at the beginning of such a closure. On a phone UIKit has no such questions inside: it goes on, and the
// main thread checker says so. Here UIKit is Swift 6 code too, so its questions are answered with yes; the app's own end
// the app, as on a phone.
#include "dispatch.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Two words that Swift passes as two arguments.
struct executor {
  void *identity;
  void *implementation;
};
bool ci_is_off_main(void) { return CI_OWNED && ci_role == CI_WORKER; }

typedef bool (*question)(void *identity, void *implementation);

static bool is_main_executor(struct executor executor) {
  static question found;
  if (!found) found = (question)dlsym(RTLD_NEXT, "swift_task_isMainExecutor");
  return found && found(executor.identity, executor.implementation);
}

/// The real answer to "does this thread run the main actor's code?" is a trap without a place; here it is no.
bool swift_task_isCurrentExecutor(void *identity, void *implementation) {
  static question found;
  if (!found) found = (question)dlsym(RTLD_NEXT, "swift_task_isCurrentExecutor");
  if (CI_OWNED && ci_role == CI_WORKER && is_main_executor((struct executor){identity, implementation})) return false;
  return found(identity, implementation);
}

static bool begins(const char *file, uintptr_t length, const char *module) {
  size_t count = strlen(module);
  return length > count && strncmp(file, module, count) == 0 && file[count] == '/';
}

static bool is_runtime(const char *file, uintptr_t length) {
  static const char *const modules[] = {"UIKit", "SwiftUI", "Combine", "Charts", "QuartzCore", "HeadlessCore", "CellHarness"};
  for (size_t index = 0; index < sizeof modules / sizeof *modules; index++) {
    if (begins(file, length, modules[index])) return true;
  }
  return false;
}

typedef void (*report)(
  const char *file, uintptr_t length, bool is_ascii, uintptr_t line, void *identity, void *implementation);

/// Called when the answer was no: `file` is `Module/File.swift`.
void swift_task_reportUnexpectedExecutor(
  const char *file, uintptr_t length, bool is_ascii, uintptr_t line, void *identity, void *implementation) {
  static report found;
  if (!found) found = (report)dlsym(RTLD_NEXT, "swift_task_reportUnexpectedExecutor");
  if (!CI_OWNED || ci_role != CI_WORKER) return found(file, length, is_ascii, line, identity, implementation);
  if (is_runtime(file, length)) return;
  char text[512];
  int count = snprintf(
    text, sizeof text,
    "Fatal error: code of the main actor, %.*s:%d, was called on a background thread; a closure written in a @MainActor type is "
    "the main actor's unless it is marked @Sendable\n",
    (int)length, file, (int)line);
  if (count > 0 && write(2, text, (size_t)count) < 0) abort();
  abort();
}
