import Foundation

/// An alert, in the old way.
nonisolated public struct Alert {
  /// A button of an alert.
  public struct Button {
    let title: String
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label.resolvedString(EnvironmentValues()), role: nil, action: action)
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label.resolvedString(EnvironmentValues()), role: .cancel, action: action)
    }
    /// A button that gives up, with the usual title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: "Cancel", role: .cancel, action: action)
    }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label.resolvedString(EnvironmentValues()), role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }
  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor func question(_ close: @escaping @MainActor () -> Void) -> Question {
    Question(
      title: title.resolvedString(EnvironmentValues()), message: message?.resolvedString(EnvironmentValues()),
      isActionSheet: false, answers: buttons.map { $0.answer(close) }, fields: [])
  }
}

extension Alert.Button {
  @MainActor fileprivate func answer(_ close: @escaping @MainActor () -> Void) -> Question.Answer {
    let action = action
    return Question.Answer(title: title, role: role, isEnabled: true) { _ in
      close()
      action?()
    }
  }
}

/// A sheet of actions, in the old way.
nonisolated public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor func question(_ close: @escaping @MainActor () -> Void) -> Question {
    Question(
      title: title.resolvedString(EnvironmentValues()), message: message?.resolvedString(EnvironmentValues()),
      isActionSheet: true, answers: buttons.map { $0.answer(close) }, fields: [])
  }
}
