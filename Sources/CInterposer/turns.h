// How one thread of a run waits for its turn, and another gives it.
#pragma once

#include "private.h"
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define PAUSE() __builtin_ia32_pause()
#else
#define PAUSE() __asm__ volatile("yield")
#endif

static void wait_while(_Atomic uint32_t *word, uint32_t value) {
  for (int spin = 0; spin < 200; spin++) {
    if (atomic_load(word) != value) return;
    PAUSE();
  }
  while (atomic_load(word) == value) REAL(syscall)(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void set(_Atomic uint32_t *word, uint32_t value) {
  atomic_store(word, value);
  REAL(syscall)(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
