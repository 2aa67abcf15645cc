import CellTrace
import Foundation
import HeadlessCore

/// Taking back and making again, as a user asks for it: by shaking the phone, or by the gesture of three fingers.
@_spi(CellHarness) @MainActor public enum UndoDriver {
  /// Where the responder chain begins for what is done to the whole screen: the first responder, else the controller in front if it
  /// says that it can be one, else the window (KEY-01).
  static func firstResponder(in window: UIWindow) -> UIResponder {
    if let first = UIResponder.firstResponder { return first }
    if let front = window.frontController, front.canBecomeFirstResponder { return front }
    return window
  }

  /// The undo manager that is meant: the first that a responder in the chain gives (UND-02).
  package static func manager(in window: UIWindow) -> UndoManager? { firstResponder(in: window).undoManager }

  /// True if there is something to take back, or to make again.
  package static func offers(in window: UIWindow) -> (undo: Bool, redo: Bool) {
    let manager = manager(in: window)
    return (manager?.canUndo ?? false, manager?.canRedo ?? false)
  }

  /// The gesture of three fingers. False if there is nothing to take back or to make again.
  package static func perform(isRedo: Bool, in window: UIWindow) -> Bool {
    guard let manager = manager(in: window), isRedo ? manager.canRedo : manager.canUndo else { return false }
    if isRedo { manager.redo() } else { manager.undo() }
    return true
  }

  /// The phone is shaken: the first responder hears of it, and where nobody keeps it, the window asks whether to take something back.
  package static func shake(in window: UIWindow) {
    let event = UIEvent()
    event.isShake = true
    event.time = HostLoop.now
    let first = firstResponder(in: window)
    first.motionBegan(.motionShake, with: event)
    HostLoop.advance(by: 0.3)
    first.motionEnded(.motionShake, with: event)
  }

  /// The question that a shake ends in (UND-03).
  static func ask(in window: UIWindow) {
    guard UIApplication.shared.applicationSupportsShakeToEdit, let front = window.frontController,
      let manager = manager(in: window), manager.canUndo || manager.canRedo
    else { return }
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    func add(_ title: String, _ style: UIAlertAction.Style, _ act: @escaping () -> Void) {
      let action = UIAlertAction(title: title, style: style) { _ in act() }
      action.origin = nil
      alert.addAction(action)
    }
    add("Cancel", .cancel) {}
    if manager.canUndo { add("Undo", .default) { manager.undo() } }
    if manager.canRedo { add(manager.canUndo ? manager.redoMenuItemTitle : "Redo", .default) { manager.redo() } }
    front.present(alert, animated: true)
  }
}

extension UndoDriver {
  /// The undo manager that content on screen is given: that of the window it is in.
  public static var shownManager: UndoManager? {
    UIWindow.all.last { !$0.isHidden && $0.rootViewController != nil }.flatMap { manager(in: $0) }
  }
}
