import CellTrace

/// One interaction that is possible now, as an exploration chooses among them.
package struct Offer: Hashable, Sendable {
  /// What kind of thing is done. Walks enable kinds, and statistics count by them.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case tapItem, tapElement, tapBar, doubleTap, toggle, type, longPress, pressAndDragOff, openMenu, chooseMenuItem, closeMenu,
      answerAlert, typeInAlert
    case swipeLeading, swipeTrailing, tapAction, closeActions
    case scroll, reorder, drag, selectAcross, pullToRefresh
    case mutate, setEditing, wait
    case rotate, changeTrait, memoryWarning, background, cellStates

    /// How often the kind is chosen beside others: what users do most, and what moves data, more than what surrounds a list.
    package var weight: Int {
      switch self {
      case .tapAction, .chooseMenuItem, .answerAlert: 12
      case .tapItem, .tapElement, .toggle, .scroll, .mutate: 8
      case .swipeTrailing, .tapBar, .type, .openMenu, .typeInAlert: 5
      case .swipeLeading, .reorder, .setEditing, .longPress, .pressAndDragOff, .pullToRefresh, .closeActions, .closeMenu: 3
      case .doubleTap, .drag, .selectAcross, .wait, .cellStates: 2
      case .rotate, .changeTrait, .memoryWarning, .background: 1
      }
    }
  }

  /// What would be done, with every locator resolved.
  package var interaction: Interaction
  /// What kind of thing that is.
  package var kind: Kind
  /// What it would be done to, without the item: a cell's type, an element's role. What can't be done to one such thing mostly
  /// can't be done to another.
  package var subject: String
  /// The item, if it is done to one.
  package var item: ItemID?

  package init(_ interaction: Interaction, _ kind: Kind, on subject: String = "", item: ItemID? = nil) {
    self.interaction = interaction
    self.kind = kind
    self.subject = subject
    self.item = item
  }

  /// Names offers of one kind on one kind of thing.
  package var key: String { subject.isEmpty ? kind.rawValue : "\(kind.rawValue) \(subject)" }
}
