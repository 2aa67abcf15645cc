/// The app's answer to a touch: what it writes while it is told that an item was selected is what the touch does, not the look
/// of the selection, even if the cell is selected at that moment.
@MainActor enum SelectionAnswer {
  /// True while such an answer runs, and no provider or update handler within it.
  static var isRunning: Bool { UIKitRunState.current.isAnsweringSelection }

  /// Tells the app of a selection.
  static func run(_ body: () -> Void) { set(true, body) }

  /// Configures a cell, which follows its state whoever asked for it.
  static func suspended<T>(_ body: () -> T) -> T { set(false, body) }

  private static func set<T>(_ value: Bool, _ body: () -> T) -> T {
    let run = UIKitRunState.current
    let old = run.isAnsweringSelection
    run.isAnsweringSelection = value
    defer { run.isAnsweringSelection = old }
    return body()
  }
}
