// Calls of initialisers that Swift itself allows only where the class is known when compiling.
#include "include/CInterposer.h"

typedef __attribute__((swiftcall)) void *(*framed_init)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

typedef __attribute__((swiftcall)) void *(*plain_init)(__attribute__((swift_context)) const void *type);

void *ci_call_plain_init(const void *init, const void *type) { return ((plain_init)init)(type); }

void *ci_call_framed_init(const void *init, const void *type, double x, double y, double width, double height) {
  return ((framed_init)init)(x, y, width, height, type);
}

typedef __attribute__((swiftcall)) void *(*named_init)(
    uint64_t name, uint64_t name_rest, __attribute__((swift_context)) const void *type);

typedef __attribute__((swiftcall)) void *(*styled_init)(
    uint8_t style, uint64_t name, uint64_t name_rest, __attribute__((swift_context)) const void *type);

void *ci_call_named_init(const void *init, const void *type, uint64_t name, uint64_t name_rest) {
  return ((named_init)init)(name, name_rest, type);
}

void *ci_call_styled_init(const void *init, const void *type, uint8_t style, uint64_t name, uint64_t name_rest) {
  return ((styled_init)init)(style, name, name_rest, type);
}
