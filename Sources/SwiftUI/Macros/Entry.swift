/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` one of those values.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// A key that `@Entry` makes of a value without a written type: its default is made once, when it is first read.
public protocol _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The value where none was set.
  public static var defaultValue: Value { entryDefault.value }
}

/// A default that a key keeps. It may be of a type that is not `Sendable`, which in Swift 6 no constant of a type can be.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let value: Value

  /// Keeps a value.
  public init(_ value: Value) { self.value = value }
}
