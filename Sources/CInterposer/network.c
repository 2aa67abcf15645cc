// The network: what `URLSession` asks libcurl to transfer is answered by the run's script, in virtual time.
//
// Sessions keep their real easy and multi handles, which hold options and nothing else: inside a run no handle is ever
// given to the real multi interface, so no name is resolved, no socket opened and no thread started.
#include "private.h"
#include "origin.h"
#include "place.h"
#include "dispatch.h"
#include "tasks.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define ACTIVE atomic_load_explicit(&ci_active, memory_order_relaxed)

// MARK: libcurl's side, as far as it is used here

typedef void CURL;
typedef void CURLM;
typedef size_t (*transfer_function)(char *data, size_t size, size_t count, void *context);
typedef int (*timer_function)(CURLM *multi, long milliseconds, void *context);
struct CURLMsg {
  int kind;  // 1: done
  CURL *easy;
  union {
    void *whatever;
    int code;
  } data;
};
enum {
  OPTION_WRITEDATA = 10001, OPTION_URL = 10002, OPTION_READDATA = 10009, OPTION_HTTPHEADER = 10023,
  OPTION_HEADERDATA = 10029, OPTION_CUSTOMREQUEST = 10036, OPTION_UPLOAD = 46, OPTION_WRITEFUNCTION = 20011,
  OPTION_INFILESIZE = 14, OPTION_INFILESIZE_LARGE = 30115,
  OPTION_READFUNCTION = 20012, OPTION_HEADERFUNCTION = 20079,
  MULTI_TIMERDATA = 10005, MULTI_TIMERFUNCTION = 20004,
  INFO_LENGTH = 0x300000 + 15, INFO_LENGTH_LARGE = 0x600000 + 15, INFO_RESPONSE_CODE = 0x200000 + 2,
  FAILED_WRITE = 23, PAUSE = 0x10000001, PAUSE_RECEIVE = 1
};
struct curl_slist {
  char *data;
  struct curl_slist *next;
};
CURL *curl_easy_init(void);
void curl_easy_cleanup(CURL *easy);
int curl_easy_setopt(CURL *easy, int option, ...);
int curl_easy_getinfo(CURL *easy, int info, ...);
int curl_easy_pause(CURL *easy, int mask);
int curl_multi_setopt(CURLM *multi, int option, ...);
int curl_multi_add_handle(CURLM *multi, CURL *easy);
int curl_multi_remove_handle(CURLM *multi, CURL *easy);
int curl_multi_socket_action(CURLM *multi, int socket, int events, int *running);
struct CURLMsg *curl_multi_info_read(CURLM *multi, int *left);

// MARK: Transfers

struct transfer {
  struct transfer *next;
  CURL *easy;
  // What the session set.
  char *url, *method;
  struct curl_slist *headers;
  bool uploads;
  int64_t upload_length;  // below zero: not known
  transfer_function write, read, header;
  void *write_context, *read_context, *header_context;
  // While it is under way.
  CURLM *multi;
  bool answered, paused, done;
  uint32_t origin;
  struct ci_place place;
  const void *task;
  uint64_t ordinal, moment;  // among all requests of the run, and among the moments at which some were made
  int64_t due;
  struct ci_answer answer;
  size_t head_sent, body_sent;
  struct CURLMsg message;
  bool told;
};
struct multi {
  struct multi *next;
  CURLM *handle;
  timer_function timer;
  void *timer_context;
  bool has_told;  // an answer that came at this time is still being used
  int waits;      // how often the next one gave way to that
};
static struct transfer *transfers;
static struct multi *multis;
static void (*answer_request)(const struct ci_request *, struct ci_answer *);

void ci_set_network(void (*answer)(const struct ci_request *, struct ci_answer *)) { answer_request = answer; }

static struct transfer *transfer_of(CURL *easy) {
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->easy == easy) return transfer;
  }
  return NULL;
}

static struct multi *multi_of(CURLM *handle) {
  for (struct multi *multi = multis; multi; multi = multi->next) {
    if (multi->handle == handle) return multi;
  }
  struct multi *multi = calloc(1, sizeof *multi);
  if (!multi) abort();
  *multi = (struct multi){.next = multis, .handle = handle};
  multis = multi;
  return multi;
}

CURL *curl_easy_init(void) {
  CURL *easy = REAL(curl_easy_init)();
  if (!ACTIVE || !easy) return easy;
  struct transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) abort();
  *transfer = (struct transfer){.next = transfers, .easy = easy, .upload_length = -1};
  transfers = transfer;
  return easy;
}

static void forget_answer(struct transfer *transfer) {
  free(transfer->answer.head);
  free(transfer->answer.body);
  transfer->answer = (struct ci_answer){0};
  transfer->answered = transfer->paused = transfer->done = transfer->told = false;
  transfer->head_sent = transfer->body_sent = 0;
}

void curl_easy_cleanup(CURL *easy) {
  for (struct transfer **place = &transfers; *place; place = &(*place)->next) {
    struct transfer *transfer = *place;
    if (transfer->easy != easy) continue;
    *place = transfer->next;
    forget_answer(transfer);
    free(transfer->url);
    free(transfer->method);
    free(transfer);
    break;
  }
  REAL(curl_easy_cleanup)(easy);
}

static char *copied(const char *text) { return text ? strdup(text) : NULL; }

int curl_easy_setopt(CURL *easy, int option, ...) {
  va_list arguments;
  va_start(arguments, option);
  void *value = va_arg(arguments, void *);
  va_end(arguments);
  struct transfer *transfer = ACTIVE ? transfer_of(easy) : NULL;
  if (transfer) {
    switch (option) {
      case OPTION_URL: free(transfer->url), transfer->url = copied(value); break;
      case OPTION_CUSTOMREQUEST: free(transfer->method), transfer->method = copied(value); break;
      case OPTION_HTTPHEADER: transfer->headers = value; break;
      case OPTION_UPLOAD: transfer->uploads = (long)value != 0; break;
      case OPTION_INFILESIZE:
      case OPTION_INFILESIZE_LARGE: transfer->upload_length = (int64_t)value; break;
      case OPTION_WRITEDATA: transfer->write_context = value; break;
      case OPTION_READDATA: transfer->read_context = value; break;
      case OPTION_HEADERDATA: transfer->header_context = value; break;
      case OPTION_WRITEFUNCTION: transfer->write = (transfer_function)value; break;
      case OPTION_READFUNCTION: transfer->read = (transfer_function)value; break;
      case OPTION_HEADERFUNCTION: transfer->header = (transfer_function)value; break;
      default: break;
    }
  }
  return REAL(curl_easy_setopt)(easy, option, value);
}

int curl_easy_getinfo(CURL *easy, int info, ...) {
  va_list arguments;
  va_start(arguments, info);
  void *value = va_arg(arguments, void *);
  va_end(arguments);
  struct transfer *transfer = ACTIVE ? transfer_of(easy) : NULL;
  if (transfer && transfer->answered) {
    switch (info) {
      case INFO_LENGTH: *(double *)value = (double)transfer->answer.body_length; return 0;
      case INFO_LENGTH_LARGE: *(int64_t *)value = (int64_t)transfer->answer.body_length; return 0;
      case INFO_RESPONSE_CODE: *(long *)value = transfer->answer.status; return 0;
      default: break;
    }
  }
  return REAL(curl_easy_getinfo)(easy, info, value);
}

int curl_multi_setopt(CURLM *multi, int option, ...) {
  va_list arguments;
  va_start(arguments, option);
  void *value = va_arg(arguments, void *);
  va_end(arguments);
  if (ACTIVE && option == MULTI_TIMERFUNCTION) multi_of(multi)->timer = (timer_function)value;
  if (ACTIVE && option == MULTI_TIMERDATA) multi_of(multi)->timer_context = value;
  return REAL(curl_multi_setopt)(multi, option, value);
}

// MARK: Time

static bool can_arrive(const struct transfer *transfer) {
  return transfer->answered && !transfer->done && !transfer->paused && !ci_is_held(transfer->origin);
}

/// Tells the session when to look again.
static void set_timer(struct multi *multi) {
  int64_t due = CI_FOREVER;
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->multi == multi->handle && can_arrive(transfer) && transfer->due < due) due = transfer->due;
  }
  if (!multi->timer) return;
  int64_t rest = due == CI_FOREVER ? 0 : due - ci_now();
  // The session starts a timer a millisecond short of what it is told.
  long milliseconds = due == CI_FOREVER ? -1 : rest <= 0 ? 0 : (long)((rest + 999999) / 1000000) + 1;
  multi->timer(multi->handle, milliseconds, multi->timer_context);
}

void ci_network_released(void) {
  for (struct multi *multi = multis; multi; multi = multi->next) {
    for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
      if (transfer->multi != multi->handle || !can_arrive(transfer)) continue;
      if (transfer->due < ci_now()) transfer->due = ci_now();
      set_timer(multi);
      break;
    }
  }
}

void ci_each_pending_request(void (*visit)(const struct ci_pending *, void *), void *context) {
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (!transfer->multi || !can_arrive(transfer)) continue;
    double rest = transfer->due <= ci_now() ? 0 : (double)(transfer->due - ci_now()) / CI_NANOSECONDS;
    visit(
      &(struct ci_pending){.kind = CI_PENDING_REQUEST, .label = transfer->url, .rest = rest, .origin = transfer->origin,
        .frames = transfer->place.frames},
      context);
  }
}

bool ci_has_request(const void *task) {
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->task == task && transfer->multi && !transfer->done) return true;
  }
  return false;
}

// MARK: The request

static char *text_of(struct curl_slist *list) {
  size_t length = 1;
  for (struct curl_slist *entry = list; entry; entry = entry->next) length += strlen(entry->data) + 1;
  char *text = calloc(1, length);
  if (!text) abort();
  for (struct curl_slist *entry = list; entry; entry = entry->next) {
    strcat(text, entry->data);
    strcat(text, "\n");
  }
  return text;
}

/// Everything the session would upload.
static char *uploaded(struct transfer *transfer, size_t *length, bool *is_late) {
  enum { CHUNK = 65536 };
  char *body = NULL;
  *length = 0;
  // A request that has no body is one of no bytes, and a session must not be asked for bytes that it does not have.
  while (transfer->uploads && transfer->read && (transfer->upload_length < 0 || (int64_t)*length < transfer->upload_length)) {
    body = realloc(body, *length + CHUNK);
    if (!body) abort();
    size_t count = transfer->read(body + *length, 1, CHUNK, transfer->read_context);
    *is_late = count == PAUSE;
    if (count == 0 || count > CHUNK) break;  // the end, a pause or an abort: what has come is what is sent
    *length += count;
  }
  return body;
}

int curl_multi_add_handle(CURLM *handle, CURL *easy) {
  struct transfer *transfer = ACTIVE ? transfer_of(easy) : NULL;
  if (!transfer) return REAL(curl_multi_add_handle)(handle, easy);
  forget_answer(transfer);
  transfer->multi = handle;
  transfer->origin = ci_origin();
  ci_take_place(&transfer->place);
  transfer->task = ci_task();
  static uint64_t requests, moments;
  static int64_t last = -1;
  if (last != ci_now()) moments++;
  last = ci_now();
  transfer->ordinal = ++requests;
  transfer->moment = moments;
  ci_note_order_matters();
  if (transfer->origin) ci_note_open_completion();
  transfer->due = ci_now();
  struct multi *multi = multi_of(handle);
  // Asked in the next turn: the session is not ready for an upload's bytes before this call has returned.
  if (multi->timer) multi->timer(handle, 0, multi->timer_context);
  return 0;
}

static void ask(struct transfer *transfer) {
  char *headers = text_of(transfer->headers);
  size_t length;
  bool is_late = false;
  char *body = uploaded(transfer, &length, &is_late);
  const char *method = transfer->method ? transfer->method : transfer->uploads ? "PUT" : "GET";
  struct ci_request request = {.url = transfer->url ? transfer->url : "", .method = method, .headers = headers,
    .body = body, .body_length = length, .body_is_late = is_late};
  if (answer_request) answer_request(&request, &transfer->answer);
  else transfer->answer.code = 6;
  free(headers);
  free(body);
  transfer->answered = true;
  transfer->due = ci_now() + transfer->answer.latency;
}

int curl_multi_remove_handle(CURLM *handle, CURL *easy) {
  struct transfer *transfer = ACTIVE ? transfer_of(easy) : NULL;
  if (!transfer) return REAL(curl_multi_remove_handle)(handle, easy);
  transfer->multi = NULL;
  forget_answer(transfer);
  return 0;
}

// MARK: The answer

static void finish(struct transfer *transfer, int code) {
  transfer->done = true;
  transfer->message = (struct CURLMsg){.kind = 1, .easy = transfer->easy, .data.code = code};
}

/// Passes on what has not been sent. A session may pause, or go away, at any chunk.
static void deliver(struct transfer *transfer) {
  struct ci_answer *answer = &transfer->answer;
  if (answer->code != 0) return finish(transfer, answer->code);
  while (transfer->head_sent < answer->head_length) {
    char *line = answer->head + transfer->head_sent;
    char *end = memchr(line, '\n', answer->head_length - transfer->head_sent);
    size_t length = end ? (size_t)(end - line) + 1 : answer->head_length - transfer->head_sent;
    size_t taken = transfer->header ? transfer->header(line, 1, length, transfer->header_context) : length;
    if (taken == PAUSE) {
      transfer->paused = true;
      return;
    }
    transfer->head_sent += length;
    if (!transfer->multi) return;
    if (taken != length) return finish(transfer, FAILED_WRITE);
  }
  while (transfer->body_sent < answer->body_length) {
    size_t rest = answer->body_length - transfer->body_sent;
    size_t length = rest < 16384 ? rest : 16384;
    char *chunk = (char *)answer->body + transfer->body_sent;
    size_t taken = transfer->write ? transfer->write(chunk, 1, length, transfer->write_context) : length;
    if (taken == PAUSE) {
      transfer->paused = true;
      return;
    }
    transfer->body_sent += length;
    if (!transfer->multi) return;
    if (taken != length) return finish(transfer, FAILED_WRITE);
  }
  finish(transfer, 0);
}

static bool has_arrived(const struct transfer *transfer, CURLM *handle) {
  return transfer->multi == handle && can_arrive(transfer) && transfer->due <= ci_now();
}

/// Whether of two answers with the same time the order of completions takes the first. Requests of one moment came here in that
/// order already: a session starts them on queues that promise none.
static bool goes_before(const struct transfer *one, const struct transfer *other) {
  return one->moment != other->moment ? ci_rank(one->moment) < ci_rank(other->moment) : one->ordinal < other->ordinal;
}

/// The transfer of this session that is next.
static struct transfer *next_of(CURLM *handle) {
  struct transfer *best = NULL;
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (!has_arrived(transfer, handle)) continue;
    bool is_earlier = best && (transfer->due != best->due
      ? transfer->due < best->due
      : goes_before(transfer, best));
    if (!best || is_earlier) best = transfer;
  }
  return best;
}

/// Tells which of the answers with the same time was chosen.
static void notify_choice(const struct transfer *chosen) {
  if (ci_is_in_order()) return;
  int place = 1, among = 1;
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->moment == chosen->moment || transfer->due != chosen->due || !has_arrived(transfer, chosen->multi)) continue;
    among++;
    if (transfer->moment < chosen->moment) place++;
  }
  ci_note_choice(chosen->origin, place, among);
}

/// How often an answer gives way to what is done with the one before.
enum { MOST_WAITS = 1000 };

int curl_multi_socket_action(CURLM *handle, int socket, int events, int *running) {
  if (!ACTIVE) return REAL(curl_multi_socket_action)(handle, socket, events, running);
  struct transfer *transfer;
  while (true) {
    // Oldest first: new transfers are put in front.
    struct transfer *unasked = NULL;
    for (transfer = transfers; transfer; transfer = transfer->next) {
      if (transfer->multi == handle && !transfer->answered) unasked = transfer;
    }
    if (!unasked) break;
    uint32_t outer = ci_enter_origin(unasked->origin);
    ask(unasked);
    ci_leave_origin(outer);
  }
  struct multi *multi = multi_of(handle);
  while ((transfer = next_of(handle))) {
    // What is done with an answer is done before the next one comes: a queue of operations would go on from one to the other, for the
    // first one's sake. Work that asks for itself again at once holds nothing up for ever.
    if (multi->has_told && ci_has_due_work() && multi->waits++ < MOST_WAITS) break;
    multi->has_told = false;
    multi->waits = 0;
    notify_choice(transfer);
    uint32_t outer = ci_enter_origin(transfer->origin);
    deliver(transfer);
    ci_leave_origin(outer);
    // The session must hear of the end before the next answer comes, for whom it works now.
    if (transfer->done) {
      multi->has_told = true;
      break;
    }
  }
  *running = 0;
  for (transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->multi == handle && !transfer->done) ++*running;
  }
  set_timer(multi);
  return 0;
}

struct CURLMsg *curl_multi_info_read(CURLM *handle, int *left) {
  if (!ACTIVE) return REAL(curl_multi_info_read)(handle, left);
  *left = 0;
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->multi != handle || !transfer->done || transfer->told) continue;
    transfer->told = true;
    // What the session does about the end of a transfer it does for whom the transfer was.
    ci_enter_origin(transfer->origin);
    return &transfer->message;
  }
  return NULL;
}

int curl_easy_pause(CURL *easy, int mask) {
  struct transfer *transfer = ACTIVE ? transfer_of(easy) : NULL;
  if (!transfer) return REAL(curl_easy_pause)(easy, mask);
  bool receives = (mask & PAUSE_RECEIVE) == 0;
  if (transfer->paused && receives) {
    transfer->paused = false;
    if (transfer->multi) set_timer(multi_of(transfer->multi));
  } else if (!receives) {
    transfer->paused = true;
  }
  return 0;
}
