// Calls of initialisers that Swift itself allows only where the class is known when compiling.
#include "include/CInterposer.h"

typedef __attribute__((swiftcall)) void *(*framed_init)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

typedef __attribute__((swiftcall)) void *(*plain_init)(__attribute__((swift_context)) const void *type);

void *ci_call_plain_init(const void *init, const void *type) { return ((plain_init)init)(type); }

void *ci_call_framed_init(const void *init, const void *type, double x, double y, double width, double height) {
  return ((framed_init)init)(x, y, width, height, type);
}
