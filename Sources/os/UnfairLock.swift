import Foundation
import Synchronization

/// A lock of one word. The word must not move while the lock is in use.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32

  public init() { _os_unfair_lock_opaque = 0 }
  public init(_os_unfair_lock_opaque word: UInt32) { _os_unfair_lock_opaque = word }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it. The word holds the owner's thread; taking a lock twice ends the program, as on a phone.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) {
    precondition(owner(of: lock) != currentThread, "os_unfair_lock: this thread holds the lock already")
    sched_yield()
  }
}

/// False if somebody holds the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  word(of: lock).pointee.compareExchange(expected: 0, desired: currentThread, ordering: .acquiring).exchanged
}

/// Gives the lock back. Only the thread that took it may.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let previous = word(of: lock).pointee.exchange(0, ordering: .releasing)
  precondition(previous == currentThread, "os_unfair_lock: unlocked by a thread that does not hold it")
}

/// Ends the program if this thread does not hold the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(owner(of: lock) == currentThread, "os_unfair_lock: this thread does not hold the lock")
}

/// Ends the program if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(owner(of: lock) != currentThread, "os_unfair_lock: this thread holds the lock")
}

private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

private func owner(of lock: UnsafePointer<os_unfair_lock_s>) -> UInt32 {
  word(of: UnsafeMutablePointer(mutating: lock)).pointee.load(ordering: .relaxed)
}

/// A number for the thread that is never 0: where its stack's description lies, which is aligned.
private var currentThread: UInt32 { UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 4) | 1 }
