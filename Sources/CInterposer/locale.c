// The user's region: that of a phone as it comes, English in the United States.
//
// Foundation for Linux knows no user's choice, neither from the environment nor from a file, and stands in the world (en_001):
// prices have no currency and weeks begin on Monday. Whoever asks for the current locale, calendar or languages asks here first,
// in a run and outside of one, for a test that compares a text must not depend on who makes it.
#include "private.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define MODULE "$s20FoundationEssentials"
#define CURRENT_LOCALE MODULE "6LocaleV7currentACvgZ"
#define CURRENT_CALENDAR MODULE "8CalendarV7currentACvgZ"

/// Locales and calendars are objects with a table of how to ask them.
struct value {
  void *object, *witnesses;
};
/// A text of at most 15 bytes.
struct text {
  uint64_t first, second;
};

void *swift_retain(void *object);
void swift_release(void *object);

/// A Swift function of Foundation; without it nothing of this file can be right.
static void *named(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "cellharness: Foundation has no symbol %s, so the user's region can't be set: build with the toolchain that README names\n", name);
    abort();
  }
  return found;
}

// MARK: Locale

static struct value locale;

static void make_locale(void) {
  typedef SWIFT struct value (*initializer)(struct text);
  locale = ((initializer)named(MODULE "6LocaleV10identifierACSS_tcfC"))((struct text){0x53555f6e65 /* en_US */, 0xe5ULL << 56});
}

SWIFT struct value ci_current_locale(void) __asm__(CURRENT_LOCALE);
SWIFT struct value ci_current_locale(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_locale);
  swift_retain(locale.object);
  return locale;
}

/// Nobody changes the region while a program runs.
SWIFT struct value ci_following_locale(void) __asm__(MODULE "6LocaleV19autoupdatingCurrentACvgZ");
SWIFT struct value ci_following_locale(void) { return ci_current_locale(); }

// MARK: Calendar

static pthread_mutex_t calendar_lock = PTHREAD_MUTEX_INITIALIZER;
static struct value plain_calendar, calendar;

/// Foundation's calendar, which knows the time zone, in the user's region. Foundation gives the same object until the zone is
/// another one, so that ours is made once for each.
SWIFT struct value ci_current_calendar(void) __asm__(CURRENT_CALENDAR);
SWIFT struct value ci_current_calendar(void) {
  typedef SWIFT struct value (*getter)(void);
  typedef SWIFT void (*setter)(struct value, SELF struct value *);
  static getter real;
  static setter set_locale;
  pthread_mutex_lock(&calendar_lock);
  if (!real) real = (getter)named(CURRENT_CALENDAR);
  if (!set_locale) set_locale = (setter)named(MODULE "8CalendarV6localeAA6LocaleVSgvs");
  struct value now = real();
  if (now.object != plain_calendar.object) {
    if (plain_calendar.object) {
      swift_release(plain_calendar.object);
      swift_release(calendar.object);
    }
    plain_calendar = calendar = now;
    swift_retain(now.object);
    set_locale(ci_current_locale(), &calendar);
  } else {
    swift_release(now.object);
  }
  struct value found = calendar;
  swift_retain(found.object);
  pthread_mutex_unlock(&calendar_lock);
  return found;
}

SWIFT struct value ci_following_calendar(void) __asm__(MODULE "8CalendarV19autoupdatingCurrentACvgZ");
SWIFT struct value ci_following_calendar(void) { return ci_current_calendar(); }

// MARK: Languages

/// `Locale.preferredLanguages`: one, as of a phone whose user added none.
SWIFT void *ci_languages(void) __asm__(MODULE "6LocaleV18preferredLanguagesSaySSGvgZ");
SWIFT void *ci_languages(void) {
  struct array {
    void *object;
    struct text *first;
  };
  typedef SWIFT struct array (*allocator)(intptr_t count, const void *type);
  struct array array = ((allocator)named("$ss27_allocateUninitializedArrayySayxG_BptBwlF"))(1, named("$sSSN"));
  *array.first = (struct text){0x53552d6e65 /* en-US */, 0xe5ULL << 56};
  return array.object;
}
