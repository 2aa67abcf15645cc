nonisolated extension View {
  /// Sets the tint of controls below if there is a colour; else the surroundings' stays.
  func tinted(_ color: Color?) -> some View { modifier(OptionalTint(color: color)) }
}

nonisolated struct OptionalTint: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let color: Color?
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    if let color { environment.builtin.tint = AnyShapeStyle(color) }
  }
}
