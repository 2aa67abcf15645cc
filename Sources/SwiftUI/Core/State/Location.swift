/// Where a binding reads and writes.
class Location<Value> {
  /// The value now.
  func get() -> Value { preconditionFailure("A location knows how to read its value.") }
  /// Writes the value.
  func set(_ value: Value, _ transaction: Transaction) { preconditionFailure("A location knows how to write its value.") }
  /// True if both are the same place, so that a view bound to either sees the same.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A location that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return MainThread.assume((value, other.value)) { ValueComparison.equal($0.0, $0.1) }
  }
}

/// A location made of two closures.
final class FunctionLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of another location's value.
final class KeyPathLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The value when the location was made, for objects whose reads are not tracked: a view bound to it must see a change.
  private let snapshot: Value?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, isTracked: Bool) {
    self.object = object
    self.keyPath = keyPath
    snapshot = isTracked ? nil : object[keyPath: keyPath]
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    guard object === other.object, keyPath == other.keyPath else { return false }
    return MainThread.assume((snapshot, other.snapshot)) { ValueComparison.equal($0.0, $0.1) }
  }
}
