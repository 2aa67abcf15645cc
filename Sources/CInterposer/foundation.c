// Doors of Foundation that are Swift functions: hand-made timers, and observers of notifications that were added with a closure.
//
// A call of such a function goes by its symbol, so the program's own function of that name comes first.
#include "origin.h"
#include "place.h"
#include <pthread.h>
#include <stdlib.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define REAL_NAMED(type, name)                                                                                         \
  ({                                                                                                                   \
    static type found;                                                                                                 \
    if (!found) found = (type)dlsym(RTLD_NEXT, name);                                                                  \
    found;                                                                                                             \
  })

// MARK: Timers

#define TIMER_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define TIMER_FIRE_INIT "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"

SWIFT void *ci_timer_init(double interval, bool repeats, void *block, void *context, SELF void *type) __asm__(TIMER_INIT);

/// `Timer(timeInterval:repeats:block:)` fires after the interval, as on a phone; Foundation for Linux makes it due at once.
SWIFT void *ci_timer_init(double interval, bool repeats, void *block, void *context, SELF void *type) {
  typedef SWIFT void *(*plain_init)(double, bool, void *, void *, SELF void *);
  typedef SWIFT void *(*fire_init)(double, double, bool, void *, void *, SELF void *);
  fire_init at_date = REAL_NAMED(fire_init, TIMER_FIRE_INIT);
  if (!ACTIVE || !at_date) return REAL_NAMED(plain_init, TIMER_INIT)(interval, repeats, block, context, type);
  const double reference_date = 978307200;  // 2001-01-01T00:00:00Z
  double now = (double)ci_wall_now() / CI_NANOSECONDS - reference_date;
  return at_date(now + (interval > 0 ? interval : 0.0001), interval, repeats, block, context, type);
}

// MARK: Observers

#define CENTER "$s20FoundationEssentials18NotificationCenterC0A0E"
#define ADD_OBSERVER                                                                                                    \
  CENTER "11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueue" \
         "CSgyAD0C0VYbctF"
#define REMOVE_OBSERVER CENTER "14removeObserveryyypF"
#define REMOVE_OBSERVER_OF CENTER "14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"

struct token {
  void *object, *witnesses;
};

struct observer {
  struct observer *next;
  void *token, *center;
  struct ci_place place;
  uint32_t caller;
  uint32_t origin;
};
static struct observer *observers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(void *token, void *center, const void *caller) {
  struct observer *entry = calloc(1, sizeof *entry);
  if (!entry) abort();
  *entry = (struct observer){.token = token, .center = center, .origin = ci_origin()};
  if (ci_is_in_program(caller)) entry->caller = (uint32_t)((uintptr_t)caller - ci_program_base());
  ci_take_place(&entry->place);
  pthread_mutex_lock(&lock);
  struct observer **place = &observers;
  while (*place) place = &(*place)->next;
  *place = entry;
  pthread_mutex_unlock(&lock);
}

static void forget(void *center, void *token) {
  pthread_mutex_lock(&lock);
  for (struct observer **place = &observers; *place;) {
    struct observer *entry = *place;
    if (entry->token != token || entry->center != center) {
      place = &entry->next;
      continue;
    }
    *place = entry->next;
    free(entry);
  }
  pthread_mutex_unlock(&lock);
}

SWIFT struct token ci_add_observer(
    uint64_t name, uint64_t name_rest, void *object, void *queue, void *block, void *context, SELF void *center)
    __asm__(ADD_OBSERVER);
SWIFT struct token ci_add_observer(
    uint64_t name, uint64_t name_rest, void *object, void *queue, void *block, void *context, SELF void *center) {
  typedef SWIFT struct token (*function)(uint64_t, uint64_t, void *, void *, void *, void *, SELF void *);
  struct token token =
    REAL_NAMED(function, ADD_OBSERVER)(name, name_rest, object, queue, block, context, center);
  if (ACTIVE) note(token.object, center, __builtin_return_address(0));
  return token;
}

SWIFT void ci_remove_observer(void *const *any, SELF void *center) __asm__(REMOVE_OBSERVER);
SWIFT void ci_remove_observer(void *const *any, SELF void *center) {
  // An `Any` begins with the object, if it holds one.
  if (ACTIVE) forget(center, *any);
  typedef SWIFT void (*function)(void *const *, SELF void *);
  REAL_NAMED(function, REMOVE_OBSERVER)(any, center);
}

SWIFT void ci_remove_observer_of(
    void *const *any, uint64_t name, uint64_t name_rest, void *object, SELF void *center) __asm__(REMOVE_OBSERVER_OF);
SWIFT void ci_remove_observer_of(void *const *any, uint64_t name, uint64_t name_rest, void *object, SELF void *center) {
  if (ACTIVE) forget(center, *any);
  typedef SWIFT void (*function)(void *const *, uint64_t, uint64_t, void *, SELF void *);
  REAL_NAMED(function, REMOVE_OBSERVER_OF)(any, name, name_rest, object, center);
}

void ci_each_observer(const void *center, void (*visit)(const struct ci_observer *, void *), void *context) {
  for (struct observer *entry = observers; entry; entry = entry->next) {
    if (entry->center != center) continue;
    visit(&(struct ci_observer){.origin = entry->origin, .caller = entry->caller, .frames = entry->place.frames}, context);
  }
}
