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
