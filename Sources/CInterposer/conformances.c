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
  IS_RETROACTIVE = 1 << 6,
  // Whether the type conforms depends on its arguments.
  REQUIREMENTS_SHIFT = 8,
  REQUIREMENTS_MASK = 0xFF,
  // Whether it does depends on who asks, or on packs.
  UNUSUAL = 1 << 18 | 1 << 19 | (int)0xFF000000,
};
enum {
  KIND_CLASS = 0,
  KIND_STRUCT = 0x200,
  KIND_ENUM = 0x201,
  KIND_OPTIONAL = 0x202,
  KIND_FUNCTION = 0x302,
  KIND_METATYPE = 0x304,
  KIND_EXISTENTIAL_METATYPE = 0x306,
};
enum { DESCRIPTOR_IS_UNIQUE = 1 << 6, DESCRIPTOR_IS_GENERIC = 1 << 7 };

/// What an argument of a generic type must be for the type to conform.
struct requirement {
  uint32_t flags;
  int32_t parameter;
  int32_t protocol;  // bit 0: leads to a pointer; bit 1: of Objective-C
};
enum { REQUIREMENT_KIND = 0x1F, IS_PROTOCOL = 0, IS_INVERTED = 5, OF_PACK = 1 << 5, HAS_KEY = 1 << 7, OF_VALUE = 1 << 8 };
enum { MOST_REQUIREMENTS = 8 };

/// The parameters of a generic structure or enumeration, behind what all of their descriptions begin with.
struct generic_context {
  int32_t words_before[9];
  uint16_t parameters, requirements, keys, flags;
  uint8_t kinds[];
};
enum { PARAMETER_IS_KEY_TYPE = 0x80 };

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

/// The argument of a structure or enumeration that a requirement is about; NULL if it is about something else than one parameter.
static const void *argument(const uintptr_t *type, const char *parameter) {
  const struct generic_context *context = (const void *)type[1];
  if (!(*(const uint32_t *)context & DESCRIPTOR_IS_GENERIC)) return NULL;
  size_t index = 0;
  if (parameter[0] == 'q' && parameter[1] == '_' && !parameter[2]) {
    index = 1;
  } else if (parameter[0] == 'q' && parameter[1] >= '0' && parameter[1] <= '9' && parameter[2] == '_' && !parameter[3]) {
    index = parameter[1] - '0' + 2;
  } else if (parameter[0] != 'x' || parameter[1]) {
    return NULL;
  }
  // Arguments stand one behind the other as long as each parameter has one.
  for (size_t other = 0; other <= index; other++) {
    if (other >= context->parameters || context->kinds[other] != PARAMETER_IS_KEY_TYPE) return NULL;
  }
  return (const void *)type[2 + index];
}

/// Looks up a type that conforms if its arguments do: an optional, an array, a modified view.
static enum answer look_up_arguments(const uintptr_t *type, const struct conformance *found, const void **table) {
  if (type[0] == KIND_CLASS) return ASK;
  const size_t count = found->flags >> REQUIREMENTS_SHIFT & REQUIREMENTS_MASK;
  const int32_t *behind = (const int32_t *)(found + 1) + (found->flags & IS_RETROACTIVE ? 1 : 0);
  const struct requirement *requirements = (const void *)behind;
  const void *tables[MOST_REQUIREMENTS];
  size_t keys = 0;
  if (count > MOST_REQUIREMENTS) return ASK;
  for (size_t index = 0; index < count; index++) {
    const struct requirement *requirement = &requirements[index];
    const uint32_t kind = requirement->flags & REQUIREMENT_KIND;
    // It may be one that can't be copied: that asks nothing.
    if (kind == IS_INVERTED) continue;
    const bool is_usual = !(requirement->flags & (OF_PACK | OF_VALUE)) && requirement->flags & HAS_KEY;
    if (kind != IS_PROTOCOL || !is_usual || requirement->protocol & 2) return ASK;
    const void *required = follow(&requirement->protocol, requirement->protocol & ~3);
    if (requirement->protocol & 1) required = *(const void *const *)required;
    const void *subject = argument(type, follow(&requirement->parameter, requirement->parameter));
    if (!subject) return ASK;
    tables[keys] = swift_conformsToProtocol(subject, required);
    // The runtime says no as well.
    if (!tables[keys++]) return KNOWN;
  }
  *table = swift_getWitnessTable(found, type, tables);
  return KNOWN;
}

/// Looks up one type, without its superclasses.
static enum answer look_up(const void *type, const void *description, const void *protocol, const void **table) {
  if (!description || !is_unique(description)) return ASK;
  bool others = false;
  const struct conformance *found = indexed(description, protocol, &others);
  *table = NULL;
  if (!found) return KNOWN;
  if (others || found->flags & UNUSUAL) return ASK;
  if (found->flags >> REQUIREMENTS_SHIFT & REQUIREMENTS_MASK) return look_up_arguments(type, found, table);
  *table = swift_getWitnessTable(found, type, NULL);
  return KNOWN;
}

static enum answer answer(const void *type, const void *protocol, const void **table) {
  const uintptr_t *words = type;
  switch (words[0]) {
    case KIND_STRUCT:
    case KIND_ENUM:
    case KIND_OPTIONAL: return look_up(type, (const void *)words[1], protocol, table);
    // No declaration makes these conform to anything.
    case KIND_FUNCTION:
    case KIND_METATYPE:
    case KIND_EXISTENTIAL_METATYPE: *table = NULL; return KNOWN;
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
