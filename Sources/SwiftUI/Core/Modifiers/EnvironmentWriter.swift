/// A modifier that sets what content sees of its environment.
///
/// The key path and the value are compared, so that an equal value leaves the content's environment as it is.
nonisolated struct EnvironmentWriter<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<BuiltinValues, Value> & Sendable
  let value: Value
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.builtin[keyPath: keyPath] = value }
}

nonisolated extension View {
  func builtin<Value>(_ keyPath: WritableKeyPath<BuiltinValues, Value> & Sendable, _ value: Value) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }
}
