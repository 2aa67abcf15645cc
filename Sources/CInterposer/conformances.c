// Conformances: whether a type conforms to a protocol, answered from an index of the whole program.
//
// The runtime goes through every conformance of the program the first time it is asked about a type, in every run again. Here they
// are put in order once, before any run is forked, and what does not conform, which is most of what dynamic casts ask, is known
// without a search. Where the answer needs more than a look-up the runtime is asked. No user code runs for it.
#include "zygote.h"
#include <link.h>
#include <stdlib.h>
#include <sys/mman.h>

// What the compiler writes, as the runtime's own headers describe it; the ABI of Swift 5 and later. Relative pointers count from
// themselves.

struct range {
  uintptr_t start;
  size_t length;
};
struct metadata_sections {
  uintptr_t version;
  const void *base;
  const void *unused[2];
  struct range protocols;
  struct range conformances;
};
struct conformance {
  int32_t protocol;  // an odd one leads to a pointer
  int32_t type;
  int32_t table;
  uint32_t flags;
};
enum {
  TYPE_KIND_SHIFT = 3,
  TYPE_KIND_MASK = 7,
  DIRECT_TYPE = 0,
  INDIRECT_TYPE = 1,
  // Whether the type conforms depends on its arguments, or on who asks.
  CONDITIONAL = 0xFF00 | 1 << 18 | 1 << 19 | (int)0xFF000000,
};
enum { KIND_CLASS = 0, KIND_STRUCT = 0x200, KIND_ENUM = 0x201, KIND_OPTIONAL = 0x202 };
enum { DESCRIPTOR_IS_UNIQUE = 1 << 6 };

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct metadata_sections *, void *), void *context);
extern const void *swift_getWitnessTable(const struct conformance *conformance, const void *type, const void *const *arguments);
const void *swift_conformsToProtocol(const void *type, const void *protocol);

/// The program's own conformances: the linker names where they begin.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static const void *follow(const int32_t *place, int32_t offset) { return (const char *)place + offset; }

static const void *protocol_of(const struct conformance *conformance) {
  const void *target = follow(&conformance->protocol, conformance->protocol & ~1);
  return conformance->protocol & 1 ? *(const void *const *)target : target;
}

/// The description of the conforming type; NULL for types that are known by other means than their description.
static const void *type_of(const struct conformance *conformance) {
  const void *target = follow(&conformance->type, conformance->type);
  switch (conformance->flags >> TYPE_KIND_SHIFT & TYPE_KIND_MASK) {
    case DIRECT_TYPE: return target;
    case INDIRECT_TYPE: return *(const void *const *)target;
    default: return NULL;
  }
}

// MARK: The index

struct entry {
  const void *description;
  const void *protocol;
  const struct conformance *conformance;
};
static struct entry *entries;
static size_t entry_mask;
static size_t entry_count;
static bool knows_program;
/// How many libraries had been loaded when the index was made: those that come later have conformances of their own.
static unsigned long long loads;

static size_t place_of(const void *left, const void *right, size_t mask) {
  uint64_t mixed = ((uintptr_t)left >> 3) * 0x9E3779B97F4A7C15 ^ ((uintptr_t)right >> 2) * 0xC2B2AE3D27D4EB4F;
  return (mixed ^ mixed >> 29) & mask;
}

static bool each_conformance(const struct metadata_sections *sections, void *context) {
  void (*body)(const struct conformance *) = context;
  const int32_t *records = (const int32_t *)sections->conformances.start;
  if (records == __start_swift5_protocol_conformances) knows_program = true;
  for (size_t index = 0; index < sections->conformances.length / sizeof *records; index++) {
    body(follow(&records[index], records[index]));
  }
  return true;
}

static void count(const struct conformance *conformance) {
  (void)conformance;
  entry_count++;
}

static void enter(const struct conformance *conformance) {
  struct entry entry = {type_of(conformance), protocol_of(conformance), conformance};
  if (!entry.description || !entry.protocol) return;
  size_t place = place_of(entry.description, entry.protocol, entry_mask);
  while (entries[place].description) place = (place + 1) & entry_mask;
  entries[place] = entry;
}

static int note_loads(struct dl_phdr_info *info, size_t size, void *result) {
  (void)size;
  *(unsigned long long *)result = info->dlpi_adds;
  return 1;
}

static unsigned long long loads_now(void) {
  unsigned long long result = 0;
  dl_iterate_phdr(note_loads, &result);
  return result;
}

void ci_index_conformances(void) {
  swift_enumerateAllMetadataSections(each_conformance, (void *)count);
  if (!knows_program) return;
  size_t size = 1024;
  while (size < entry_count * 2) size *= 2;
  // Not on the heap: its state decides the addresses of a run's objects.
  void *space = mmap(NULL, size * sizeof *entries, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (space == MAP_FAILED) return;
  entry_mask = size - 1;
  entries = space;
  swift_enumerateAllMetadataSections(each_conformance, (void *)enter);
  loads = loads_now();
}

/// The conformance of a type with this description; `others` tells of one that could not be taken for it alone.
static const struct conformance *indexed(const void *description, const void *protocol, bool *others) {
  const struct conformance *found = NULL;
  size_t place = place_of(description, protocol, entry_mask);
  for (; entries[place].description; place = (place + 1) & entry_mask) {
    if (entries[place].description != description || entries[place].protocol != protocol) continue;
    if (found) *others = true;
    found = entries[place].conformance;
  }
  return found;
}

// MARK: Answers

enum answer { KNOWN, ASK };

static bool is_unique(const void *description) { return *(const uint32_t *)description & DESCRIPTOR_IS_UNIQUE; }

/// Looks up one type, without its superclasses.
static enum answer look_up(const void *type, const void *description, const void *protocol, const void **table) {
  if (!description || !is_unique(description)) return ASK;
  bool others = false;
  const struct conformance *found = indexed(description, protocol, &others);
  *table = NULL;
  if (!found) return KNOWN;
  if (others || found->flags & CONDITIONAL) return ASK;
  *table = swift_getWitnessTable(found, type, NULL);
  return KNOWN;
}

static enum answer answer(const void *type, const void *protocol, const void **table) {
  const uintptr_t *words = type;
  switch (words[0]) {
    case KIND_STRUCT:
    case KIND_ENUM:
    case KIND_OPTIONAL: return look_up(type, (const void *)words[1], protocol, table);
    case KIND_CLASS: break;
    default: return ASK;
  }
  // Class metadata: kind, superclass, three words of flags and sizes, description.
  while (true) {
    const int32_t *description = (const int32_t *)words[5];
    if (words[0] != KIND_CLASS || look_up(words, description, protocol, table) == ASK) return ASK;
    if (*table) return KNOWN;
    // Behind a class's name, accessor and fields stands the name of its superclass; metadata that is not finished has none yet.
    const uintptr_t *superclass = (const uintptr_t *)words[1];
    if (!superclass) return description[5] ? ASK : KNOWN;
    words = superclass;
  }
}

struct known {
  _Atomic(const void *) type;
  const void *protocol;
  const void *table;
};
enum { KNOWN_SIZE = 1 << 14 };
static struct known known[KNOWN_SIZE];
static _Atomic int known_count;
static atomic_flag is_writing = ATOMIC_FLAG_INIT;

static struct known *known_place(const void *type, const void *protocol, bool *is_found) {
  size_t place = place_of(type, protocol, KNOWN_SIZE - 1);
  while (true) {
    const void *other = atomic_load_explicit(&known[place].type, memory_order_acquire);
    *is_found = other == type && known[place].protocol == protocol;
    if (!other || *is_found) return &known[place];
    place = (place + 1) & (KNOWN_SIZE - 1);
  }
}

static void remember(const void *type, const void *protocol, const void *table) {
  if (atomic_load_explicit(&known_count, memory_order_relaxed) > KNOWN_SIZE / 4 * 3) return;
  while (atomic_flag_test_and_set_explicit(&is_writing, memory_order_acquire)) continue;
  bool is_found;
  struct known *place = known_place(type, protocol, &is_found);
  if (!is_found) {
    place->protocol = protocol;
    place->table = table;
    atomic_store_explicit(&place->type, type, memory_order_release);
    atomic_fetch_add_explicit(&known_count, 1, memory_order_relaxed);
  }
  atomic_flag_clear_explicit(&is_writing, memory_order_release);
}

/// What casts to `any P` ask. Only processes that fork runs have an index, and so have runs.
const void *swift_conformsToProtocol(const void *type, const void *protocol) {
  if (!entries || !type) return REAL(swift_conformsToProtocol)(type, protocol);
  bool is_found;
  struct known *place = known_place(type, protocol, &is_found);
  if (is_found) return place->table;
  const void *table;
  if (loads != loads_now() || answer(type, protocol, &table) == ASK) return REAL(swift_conformsToProtocol)(type, protocol);
  remember(type, protocol, table);
  return table;
}
