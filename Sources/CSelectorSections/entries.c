#include "selector_sections.h"

// The linker defines these where an object file has such a section.
extern const ss_entry __start_cellharness_selectors[] __attribute__((weak));
extern const ss_entry __stop_cellharness_selectors[] __attribute__((weak));

const ss_entry *ss_entries(long *count) {
  *count = __stop_cellharness_selectors - __start_cellharness_selectors;
  return __start_cellharness_selectors;
}
