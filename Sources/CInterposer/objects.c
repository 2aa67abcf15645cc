// What the Swift runtime knows of its objects and Swift itself can't ask.
#include "include/CInterposer.h"

extern bool swift_isDeallocating(void *object);

bool ci_is_going(const void *object) { return swift_isDeallocating((void *)object); }
