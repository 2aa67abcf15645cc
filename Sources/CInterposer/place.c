// Where work was put in, and what the functions there are called.
#include "place.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

static uintptr_t base, code_start, code_end;
static __thread struct ci_place_scope scope;

static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    code_start = base + segment->p_vaddr;
    code_end = code_start + segment->p_memsz;
  }
  return 1;  // the program itself comes first
}

struct ci_place_scope ci_enter_place(const struct ci_place *place, void *floor) {
  struct ci_place_scope outer = scope;
  scope = (struct ci_place_scope){.place = place, .floor = (uintptr_t)floor};
  return outer;
}

void ci_leave_place(struct ci_place_scope outer) { scope = outer; }

struct walk {
  struct ci_place *place;
  int count;
  int depth;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  if (scope.floor && (uintptr_t)_Unwind_GetCFA(context) > scope.floor) return _URC_END_OF_STACK;
  uintptr_t address = _Unwind_GetIP(context);
  if (address > code_start && address <= code_end) walk->place->frames[walk->count++] = (uint32_t)(address - base);
  return walk->count == CI_PLACE_DEPTH || ++walk->depth == 80 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

void ci_take_place(struct ci_place *place) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  memset(place, 0, sizeof *place);
  struct walk walk = {.place = place};
  _Unwind_Backtrace(visit, &walk);
  if (!scope.place) return;
  // What stands there already says nothing new: work that puts in work again and again stays within the depth.
  int own = walk.count;
  for (int index = 0; index < CI_PLACE_DEPTH && scope.place->frames[index] && walk.count < CI_PLACE_DEPTH; index++) {
    uint32_t frame = scope.place->frames[index];
    bool known = false;
    for (int other = 0; other < own; other++) known |= place->frames[other] == frame;
    if (!known) place->frames[walk.count++] = frame;
  }
}

void ci_frames(uint32_t *frames) {
  struct ci_place place;
  ci_take_place(&place);
  memcpy(frames, place.frames, sizeof place.frames);
}

struct short_walk {
  uint32_t *frames;
  int count, room;
};

static _Unwind_Reason_Code visit_some(struct _Unwind_Context *context, void *argument) {
  struct short_walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (address > code_start && address <= code_end) walk->frames[walk->count++] = (uint32_t)(address - base);
  return walk->count == walk->room ? _URC_END_OF_STACK : _URC_NO_REASON;
}

int ci_innermost_frames(uint32_t *frames, int room) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  struct short_walk walk = {.frames = frames, .room = room};
  if (room > 0) _Unwind_Backtrace(visit_some, &walk);
  return walk.count;
}

const uint32_t *ci_frames_of_work(void) { return scope.place ? scope.place->frames : NULL; }

// MARK: Names

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

uint32_t ci_frame_at(uintptr_t address) {
  return address >= code_start && address < code_end ? (uint32_t)(address - base) : 0;
}

uintptr_t ci_program_base(void) {
  if (!code_end) dl_iterate_phdr(find_program, NULL);
  return base;
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
