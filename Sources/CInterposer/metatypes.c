// Initialisers that are called through a class known only as a value: `type.init(frame:)`.
//
// Swift hands the class over in the register for `self`, which an initialiser of a protocol extension cannot read: it knows the
// class that was written down, not the one that is meant. These functions are such initialisers; each passes the class on as a
// plain argument to a function of UIKit's of nearly the same name. A program without UIKit has none of those, and calls none of these.
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define WEAK __attribute__((weak))

SWIFT WEAK void *uikit_make_plain(const void *type);
SWIFT void *uikit_init_plain(SELF const void *type) { return uikit_make_plain(type); }

SWIFT WEAK void *uikit_make_framed(double x, double y, double width, double height, const void *type);
SWIFT void *uikit_init_framed(double x, double y, double width, double height, SELF const void *type) {
  return uikit_make_framed(x, y, width, height, type);
}

SWIFT WEAK void *uikit_make_table(double x, double y, double width, double height, uint8_t style, const void *type);
SWIFT void *uikit_init_table(double x, double y, double width, double height, uint8_t style, SELF const void *type) {
  return uikit_make_table(x, y, width, height, style, type);
}

SWIFT WEAK void *uikit_make_collection(double x, double y, double width, double height, void *layout, const void *type);
SWIFT void *uikit_init_collection(double x, double y, double width, double height, void *layout, SELF const void *type) {
  return uikit_make_collection(x, y, width, height, layout, type);
}

SWIFT WEAK void *uikit_make_row(uint8_t style, uint64_t name, uint64_t name_rest, const void *type);
SWIFT void *uikit_init_row(uint8_t style, uint64_t name, uint64_t name_rest, SELF const void *type) {
  return uikit_make_row(style, name, name_rest, type);
}

SWIFT WEAK void *uikit_make_boundary(uint64_t name, uint64_t name_rest, const void *type);
SWIFT void *uikit_init_boundary(uint64_t name, uint64_t name_rest, SELF const void *type) {
  return uikit_make_boundary(name, name_rest, type);
}

SWIFT WEAK void *uikit_make_controller(uint64_t name, uint64_t name_rest, void *bundle, const void *type);
SWIFT void *uikit_init_controller(uint64_t name, uint64_t name_rest, void *bundle, SELF const void *type) {
  return uikit_make_controller(name, name_rest, bundle, type);
}

SWIFT WEAK void *uikit_make_navigation(void *root, const void *type);
SWIFT void *uikit_init_navigation(void *root, SELF const void *type) { return uikit_make_navigation(root, type); }

SWIFT WEAK void *uikit_make_segue(uint64_t name, uint64_t name_rest, void *source, void *destination, const void *type);
SWIFT void *uikit_init_segue(uint64_t name, uint64_t name_rest, void *source, void *destination, SELF const void *type) {
  return uikit_make_segue(name, name_rest, source, destination, type);
}

SWIFT WEAK void *uikit_make_table_screen(uint8_t style, const void *type);
SWIFT void *uikit_init_table_screen(uint8_t style, SELF const void *type) { return uikit_make_table_screen(style, type); }

SWIFT WEAK void *uikit_make_collection_screen(void *layout, const void *type);
SWIFT void *uikit_init_collection_screen(void *layout, SELF const void *type) { return uikit_make_collection_screen(layout, type); }

SWIFT WEAK void *uikit_make_picture(void *image, const void *type);
SWIFT void *uikit_init_picture(void *image, SELF const void *type) { return uikit_make_picture(image, type); }
