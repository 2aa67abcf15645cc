import CellTrace

/// A value that a view stores over time.
@propertyWrapper public struct State<Value> {
  private var initial: Value
  private var location: StateLocation<Value>?
  private let fileID: StaticString
  private let line: UInt

  /// Creates a state with an initial value, used when the view first comes to its place (ST-01).
  public init(wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    initial = wrappedValue
    self.fileID = fileID
    self.line = line
  }

  /// Creates a state with an initial value, used when the view first comes to its place (ST-01).
  public init(initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    initial = initialValue
    self.fileID = fileID
    self.line = line
  }

  /// The value now. Before the view is at a place: the initial value, and writes are lost (ST-03).
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// True at a place in a graph.
  var isInstalled: Bool { location != nil }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      RuntimeWarnings.stateOutsideView()
      return .constant(initial)
    }
    location.isBound()
    return Binding(location: location)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts as nil.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: nil, fileID: fileID, line: line)
  }
}

extension State: DynamicProperty {}

extension State: PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    if let known = installer.storages[field.slot] {
      let known = unsafeDowncast(known, to: StateLocation<Value>.self)
      known.ownerIsMadeAnew()
      location = known
    } else {
      let made = StateLocation(initial, installer.node, field.name, .init(fileID: fileID, line: line))
      installer.storages[field.slot] = made
      location = made
    }
  }
}

extension State: ComparableProperty {
  static func isSameInput(_ old: State<Value>, _ new: State<Value>) -> Bool { true }
}
