import Foundation
import Testing
import os

@Suite("Unfair locks") struct UnfairLockTests {
  private final class Counter: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var count = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
    func add() {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      count += 1
    }
  }

  @Test("Threads take turns")
  func turns() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { counter.add() }
    }
    #expect(counter.count == 16_000)
  }

  @Test("A lock that is held cannot be taken by trying; one that is free can")
  func trying() {
    var lock = os_unfair_lock_s()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test("Taking a lock twice ends the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock_s()
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
    }
  }
}
