// Work that waits for a group to be empty or for a block to have run.
#include "dispatch.h"
#include "origin.h"
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct notification {
  struct notification *next;
  bool (*done)(void *);
  void *subject;
  struct ci_work work;
};
static struct notification *notifications;

void ci_notify_when(bool (*done)(void *), void *subject, struct ci_work work) {
  struct notification *entry = malloc(sizeof *entry);
  if (!entry) abort();
  if (work.queue) dispatch_retain(work.queue);
  *entry = (struct notification){.done = done, .subject = subject, .work = work};
  // Whoever asks to be told, not whoever polls.
  entry->work.origin = ci_origin();
  ci_take_place(&entry->work.place);
  pthread_mutex_lock(&lock);
  struct notification **place = &notifications;
  while (*place) place = &(*place)->next;
  *place = entry;
  pthread_mutex_unlock(&lock);
}

void ci_poll_notifications(void) {
  pthread_mutex_lock(&lock);
  struct notification *ready = NULL, **end = &ready;
  for (struct notification **place = &notifications; *place;) {
    struct notification *entry = *place;
    if (!entry->done(entry->subject)) {
      place = &entry->next;
      continue;
    }
    *place = entry->next;
    *end = entry;
    entry->next = NULL;
    end = &entry->next;
  }
  pthread_mutex_unlock(&lock);
  while (ready) {
    struct notification *entry = ready;
    ready = entry->next;
    entry->work.due = ci_now();
    uint32_t outer = ci_enter_origin(entry->work.origin);
    ci_enqueue(entry->work);
    ci_leave_origin(outer);
    if (entry->work.queue) dispatch_release(entry->work.queue);
    free(entry);
  }
}
