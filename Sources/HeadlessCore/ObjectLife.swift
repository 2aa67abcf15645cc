import CInterposer

/// What the runtime knows of an object's life.
package enum ObjectLife {
  /// True from the moment the last reference to an object is gone: a subclass's deinitialiser runs before the one of the class
  /// that would tell those who refer to it. The object must not be freed yet.
  package static func isGoing(_ object: UnsafeRawPointer) -> Bool { ci_is_going(object) }
}
