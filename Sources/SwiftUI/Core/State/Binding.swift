/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// How writes through the binding are animated.
  public var transaction = Transaction()
  var location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding of the frameworks' own: nothing is read before somebody asks.
  @_spi(CellHarness) public init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    location = FunctionLocation(read: read, write: { value, _ in write(value) })
  }

  /// Creates a binding from closures, which run at each access. The value is also read once when the binding is made, so that the body
  /// that makes it follows what it reads (ST-37).
  @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures, one of which sees the transaction.
  @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(read: get, write: set)
    _ = get()
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(newValue, transaction.isEmpty ? Transaction.current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the value as an optional; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let source = base.location
    self.init(
      location: FunctionLocation(
        read: { source.get() }, write: { value, transaction in if let value { source.set(value, transaction) } }))
  }

  /// A binding to what is in an optional, or nil if there is nothing. It traps when the optional becomes nil and is read
  /// (ST-29).
  public init?(_ base: Binding<Value?>) {
    let source = base.location
    guard source.get() != nil else { return nil }
    self.init(
      location: FunctionLocation(
        read: {
          guard let value = source.get() else { preconditionFailure("Unexpectedly found nil while unwrapping a Binding.") }
          return value
        }, write: { value, transaction in source.set(value, transaction) }))
  }

  /// A binding to the value as `AnyHashable`.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    let source = base.location
    self.init(
      location: FunctionLocation(
        read: { AnyHashable(source.get()) },
        write: { value, transaction in if let typed = value.base as? V { source.set(typed, transaction) } }))
  }

  /// The binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The binding with an animation for writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: location, transaction: Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}

extension Binding: PrimitiveProperty {
  mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {}
}

extension Binding: ComparableProperty {
  static func isSameInput(_ old: Binding<Value>, _ new: Binding<Value>) -> Bool { old.location.isSame(as: new.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at a position; it traps once the position is out of range (ST-29).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let source = location
    return Binding<Value.Element>(
      location: FunctionLocation(
        read: { source.get()[position] },
        write: { value, transaction in
          var whole = source.get()
          whole[position] = value
          source.set(whole, transaction)
        }), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
