/// Whether rows of a list can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True if they can, for whatever reason.
  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  /// Whether rows of the list around can be edited.
  @Entry public var editMode: Binding<EditMode>? = nil
}

/// A control that starts and ends the editing of a list.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Creates it.
  public init() {}
  /// The button. Screens of hosting controllers have a mode; where there is none it does nothing.
  @MainActor public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
