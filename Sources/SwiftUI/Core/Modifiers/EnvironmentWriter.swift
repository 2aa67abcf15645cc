/// A modifier that sets what content sees of its environment. Apps write its name in the types of their views, since Apple's interface
/// has it: `ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>` is what `font(_:)` makes of an image.
///
/// The key path and the value are compared, so that an equal value leaves the content's environment as it is.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<BuiltinValues, Value> & Sendable
  let value: Value
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.builtin[keyPath: keyPath] = value }
}

nonisolated extension View {
  func builtin<Value>(_ keyPath: WritableKeyPath<BuiltinValues, Value> & Sendable, _ value: Value) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}
