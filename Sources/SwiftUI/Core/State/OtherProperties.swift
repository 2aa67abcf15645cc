import Foundation
import HeadlessCore

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value> {
  @State private var value: Value
  private let initial: Value

  /// Creates a state with the value it has between gestures.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    _value = State(wrappedValue: wrappedValue)
  }
  /// Creates a state with the value it has between gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with the value it has between gestures, and a transaction for going back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

  /// The value now.
  public var wrappedValue: Value { value }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value) -> Void) {
    var next = value
    change(&next)
    value = next
  }

  func reset() { value = initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil between gestures.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}

/// Which field has the keyboard, as a view wants and sees it.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  /// A connection to the value.
  @propertyWrapper public struct Binding {
    let source: SwiftUI.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { source.wrappedValue }
      nonmutating set { source.wrappedValue = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a state for one field.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Creates a state for several fields.
  public init<T>() where Value == T?, T: Hashable { _value = State(wrappedValue: nil) }

  /// The value now.
  public var wrappedValue: Value {
    get {
      if !_value.isInstalled { RuntimeWarnings.focusOutsideBody() }
      return value
    }
    nonmutating set { value = newValue }
  }
  /// A connection to the value.
  public var projectedValue: Binding {
    guard _value.isInstalled else {
      RuntimeWarnings.focusOutsideBody()
      return Binding(source: .constant(value))
    }
    return Binding(source: $value)
  }
}

extension FocusState: DynamicProperty {}

/// Names that belong to one view.
@propertyWrapper public struct Namespace {
  /// A name. It is never shown: a fresh cell's differs from a reused one's.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var box: NamespaceBox?

  /// Creates a namespace.
  public init() {}
  /// The name of the view's namespace, its own for as long as the view is at its place.
  public var wrappedValue: ID {
    if let box { return box.id }
    RuntimeWarnings.namespaceOutsideBody()
    return MainThread.assume { NamespaceBox().id }
  }
}

extension Namespace: DynamicProperty, PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    let known = installer.storages[field.slot] as? NamespaceBox ?? NamespaceBox()
    installer.storages[field.slot] = known
    box = known
  }
}

extension Namespace: ComparableProperty {
  @MainActor static func isSameInput(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// What a node keeps for a namespace.
private final class NamespaceBox: @unchecked Sendable {
  let id: Namespace.ID
  @MainActor private static var count = 0

  @MainActor init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}

/// A number that follows the user's text size.
@propertyWrapper public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that follows body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// Creates a number that follows a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the present text size.
  public var wrappedValue: Value {
    let style = style.core
    return base * Value(style.pointSize(for: size.category) / style.pointSize())
  }
}

extension ScaledMetric: DynamicProperty {}
