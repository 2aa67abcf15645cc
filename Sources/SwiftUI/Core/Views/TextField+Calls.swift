import Foundation

/// What a field tells of how it is used, besides its text.
nonisolated struct FieldCalls {
  /// Told true when the field gets the keyboard, false when it loses it.
  var editingChanged: ((Bool) -> Void)?
  /// Told when the return key is tapped.
  var commit: (() -> Void)?
}

nonisolated extension TextField where Label == Text {
  private init(_ title: Text, _ text: FieldText, _ calls: FieldCalls) {
    self.init(label: title, text: text, prompt: nil, axis: .horizontal)
    self.calls = calls
  }
  /// Creates a field that tells when it is edited and when the return key is tapped.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), FieldText(text), FieldCalls(editingChanged: onEditingChanged, commit: onCommit)) }
  /// Creates a field that tells when it is edited.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(Text(titleKey), FieldText(text), FieldCalls(editingChanged: onEditingChanged))
  }
  /// Creates a field that tells when the return key is tapped.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), FieldText(text), FieldCalls(commit: onCommit))
  }
  /// Creates a field that tells when it is edited and when the return key is tapped.
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldText(text), FieldCalls(editingChanged: onEditingChanged, commit: onCommit))
  }
  /// Creates a field that tells when it is edited.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where S: StringProtocol {
    self.init(Text(title), FieldText(text), FieldCalls(editingChanged: onEditingChanged))
  }
  /// Creates a field that tells when the return key is tapped.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol {
    self.init(Text(title), FieldText(text), FieldCalls(commit: onCommit))
  }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field that tells when the return key is tapped.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: nil, calls: FieldCalls(commit: onCommit))
  }
  /// Creates a field that tells when the return key is tapped.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: nil, calls: FieldCalls(commit: onCommit))
  }
}
