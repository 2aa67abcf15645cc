/// A button that starts the renaming that the views around it know how to do; without that it does nothing.
nonisolated public struct RenameButton<Label>: View where Label: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// The button.
  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

nonisolated extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button that says what it does.
  public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

/// Starts a renaming.
nonisolated public struct RenameAction {
  let action: () -> Void
  /// Starts it.
  public func callAsFunction() { action() }
}

nonisolated extension EnvironmentValues {
  /// How a ``RenameButton`` below starts a renaming; nil if it cannot.
  public internal(set) var rename: RenameAction? {
    get { startRenaming }
    set { startRenaming = newValue }
  }
  @Entry fileprivate var startRenaming: RenameAction? = nil
}

nonisolated extension View {
  /// Sets what a ``RenameButton`` below does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Lets a ``RenameButton`` below give a field the keyboard.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
