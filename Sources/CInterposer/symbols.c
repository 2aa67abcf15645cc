// What the program's functions are called: the symbol table of its own file.
#include "place.h"
#include "zygote.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const ElfW(Sym) *symbols;
static size_t symbol_count;
static const char *names;
static size_t names_length;

/// Maps the symbol table of the program's own file.
static void map_symbols(void) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return;
  const char *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return;
  size_t length = (size_t)status.st_size;
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (length < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) || header->e_ident[EI_CLASS] != ELFCLASS64) return;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  if (header->e_shoff + header->e_shnum * sizeof *sections > length) return;
  for (int index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *texts = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > length || texts->sh_offset + texts->sh_size > length) continue;
    symbols = (const void *)(bytes + table->sh_offset);
    symbol_count = table->sh_size / sizeof *symbols;
    names = bytes + texts->sh_offset;
    names_length = texts->sh_size;
  }
}

/// Reports are made on any thread of the parent.
static void load_symbols(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, map_symbols);
}

const char *ci_symbol_names(size_t *length) {
  load_symbols();
  *length = names_length;
  return names;
}

void ci_functions_at(const uint32_t *frames, int count, const char **found) {
  load_symbols();
  uint32_t lowest = UINT32_MAX, highest = 0;
  for (int index = 0; index < count; index++) {
    found[index] = NULL;
    if (frames[index] < lowest) lowest = frames[index];
    if (frames[index] > highest) highest = frames[index];
  }
  for (size_t number = 0; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    uintptr_t start = symbol->st_value, end = start + symbol->st_size;
    // A frame is where a call returns to: the call itself lies before it.
    if (start >= highest || end < lowest || (symbol->st_info & 0xF) != STT_FUNC) continue;
    for (int index = 0; index < count; index++) {
      if (frames[index] > start && frames[index] <= end) found[index] = names + symbol->st_name;
    }
  }
}

const void *ci_function_named(const char *name) {
  load_symbols();
  for (size_t number = 0; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    if ((symbol->st_info & 0xF) == STT_FUNC && symbol->st_value && !strcmp(names + symbol->st_name, name)) {
      return (const void *)(ci_program_base() + symbol->st_value);
    }
  }
  return NULL;
}

// MARK: By how they begin

/// Where the names of Swift's functions stand, in their order.
static uint32_t *functions;
static size_t function_count;
/// Where the allocating initialisers without arguments are, as distances from where the program was loaded, in their order.
static uint32_t *plain_inits;
static size_t plain_init_count;

static int by_name(const void *left, const void *right) {
  return strcmp(names + *(const uint32_t *)left, names + *(const uint32_t *)right);
}

static int by_number(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

/// Room for a number for each symbol. Not on the heap: its state decides the addresses of a run's objects.
static uint32_t *numbers(void) {
  size_t room = symbol_count * sizeof(uint32_t);
  void *space = room ? mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) : MAP_FAILED;
  return space == MAP_FAILED ? NULL : space;
}

static void sort_functions(void) {
  load_symbols();
  functions = numbers();
  plain_inits = numbers();
  if (!functions || !plain_inits) return;
  for (size_t number = 0; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    const char *name = names + symbol->st_name;
    if (name[0] != '$' || name[1] != 's') continue;
    size_t length = strlen(name);
    if (name[length - 1] == 'F') {
      functions[function_count++] = symbol->st_name;
    } else if (length > 4 && !memcmp(name + length - 4, "ycfC", 4) && (symbol->st_info & 0xF) == STT_FUNC) {
      plain_inits[plain_init_count++] = (uint32_t)symbol->st_value;
    }
  }
  qsort(functions, function_count, sizeof *functions, by_name);
  qsort(plain_inits, plain_init_count, sizeof *plain_inits, by_number);
}

void ci_index_functions(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, sort_functions);
}

const uint32_t *ci_functions_with_prefix(const char *prefix, size_t *count) {
  ci_index_functions();
  size_t length = strlen(prefix), low = 0, high = function_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (strcmp(names + functions[middle], prefix) < 0) low = middle + 1;
    else high = middle;
  }
  while (high < function_count && !strncmp(names + functions[high], prefix, length)) high++;
  *count = high - low;
  return functions ? functions + low : NULL;
}

bool ci_is_plain_init(uintptr_t code) {
  ci_index_functions();
  uintptr_t base = ci_program_base();
  if (code < base || code - base > UINT32_MAX || !plain_init_count) return false;
  uint32_t place = (uint32_t)(code - base);
  return bsearch(&place, plain_inits, plain_init_count, sizeof place, by_number) != NULL;
}
