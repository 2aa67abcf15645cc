import Synchronization

// Counting from several threads at once, as a header of C has it that Foundation brings along on Apple's platforms.

/// Adds one; what is there then.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { added(1, to: value) }
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { added(1, to: value) }
/// Takes one away; what is there then.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { added(-1, to: value) }
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { added(-1, to: value) }

private let lock = Mutex(())

private func added(_ number: Int32, to value: UnsafeMutablePointer<Int32>) -> Int32 {
  lock.withLock { _ in
    value.pointee &+= number
    return value.pointee
  }
}

/// Writes the new number if the old one is still there.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  swapped(old, new, value)
}
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  swapped(old, new, value)
}
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  added(amount, to: value)
}
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  added(amount, to: value)
}

private func swapped(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  lock.withLock { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}
