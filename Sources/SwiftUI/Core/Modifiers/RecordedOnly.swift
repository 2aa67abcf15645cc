/// A modifier whose effect has no place in a headless appearance: its name and arguments are recorded with the content that
/// can be perceived, so that a difference in it is seen.
nonisolated struct RecordedOnly: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { RecordedModifier(name: name, value: value) }
}
