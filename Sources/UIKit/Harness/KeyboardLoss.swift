import CellTrace

/// The keyboard that went with its row: the list took the view away that had it, and the app asked for nothing of the kind.
@_spi(CellHarness) public struct KeyboardLoss {
  /// The item of the row; nil for what is no row.
  public let item: CellItemID?

  /// Creates a record.
  public init(item: CellItemID?) { self.item = item }

  /// The last one since it was set to nil.
  @MainActor public static var last: KeyboardLoss? {
    get { UIKitRunState.current.keyboardLoss }
    set { UIKitRunState.current.keyboardLoss = newValue }
  }

  /// A view leaves the screen, and gives the keyboard up if it has it.
  @MainActor static func giveUp(_ view: UIView, of item: CellItemID?) {
    guard let editing = UIResponder.currentFirstResponder as? UIView, editing.isDescendant(of: view) else { return }
    if editing.resignFirstResponder() { last = KeyboardLoss(item: item) }
  }
}

/// A responder that has the keyboard for a field inside of it, which may go while the responder stays.
@_spi(CellHarness) @MainActor public protocol KeyboardHolder: UIResponder {
  /// True while there is a field that letters reach.
  var holdsKeyboard: Bool { get }
}
