nonisolated extension View {
  /// Calls `action` when the return key is tapped in a field below. Actions further out follow those further in.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions from actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(SubmitScopeModifier(isBlocking: isBlocking)) }
}

/// What is done when fields submit, innermost first.
nonisolated struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Runs what waits for a trigger. False if nothing does.
  func run(_ trigger: SubmitTriggers) -> Bool {
    let wanted = actions.filter { !$0.triggers.isDisjoint(with: trigger) }
    for entry in wanted { entry.action() }
    return !wanted.isEmpty
  }
}

nonisolated extension EnvironmentValues {
  @Entry var submitActions: SubmitActions = SubmitActions()
}

nonisolated struct SubmitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let triggers: SubmitTriggers
  let action: () -> Void
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.submitActions.actions.insert((triggers, action), at: 0)
  }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "onSubmit", value: "\(triggers.rawValue)")
  }
}

nonisolated struct SubmitScopeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isBlocking: Bool
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.submitActions = SubmitActions() }
  }
}
