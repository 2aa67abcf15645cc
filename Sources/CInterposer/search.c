// A search that Swift's import of the C library leaves out.
#define _GNU_SOURCE
#include "include/CInterposer.h"

#include <string.h>

const void *ci_find_bytes(const void *bytes, size_t count, const void *wanted, size_t length) {
  return memmem(bytes, count, wanted, length);
}
