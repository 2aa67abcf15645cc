import CellTrace

/// One interaction that is possible now, as an exploration chooses among them.
package struct Offer: Hashable, Sendable {
  /// What kind of thing is done. Walks enable kinds, and statistics count by them.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case tapItem, tapElement, tapBar, doubleTap, toggle, type, longPress, pressAndDragOff, openMenu, chooseMenuItem, closeMenu,
      answerAlert, typeInAlert
    case swipeLeading, swipeTrailing, tapAction, closeActions
    case scroll, flick, reorder, drag, selectAcross, pullToRefresh
    case mutate, setEditing, wait, hurry, deselect
    case rotate, changeTrait, memoryWarning, background, cellStates
    case undo, shake, keys, focus, focusView, lift, liftView, drop, dropFromOtherApp, copyInOtherApp, pick, scrollInside,
      typeLetter, pullDownSheet

    /// Kinds that a walk always has: few screens offer them, and those are about them.
    package static let alwaysEnabled: Set<Kind> = [
      .undo, .shake, .keys, .focus, .focusView, .lift, .liftView, .drop, .dropFromOtherApp, .copyInOtherApp, .pick, .scrollInside,
      .hurry, .typeLetter,
      .pullDownSheet,
    ]
    /// Kinds for which most rows and screens have no use: what was done in vain several times is seldom done again.
    package static let oftenSilent: Set<Kind> = [.wait, .longPress, .doubleTap, .pressAndDragOff, .memoryWarning, .background]
    /// Kinds of somebody who does not wait for what comes of a step: offered only where that could make a difference.
    package static let ofHurry: Set<Kind> = [.hurry, .typeLetter]
  }

  /// What would be done, with every locator resolved.
  package var interaction: CellInteraction
  /// What kind of thing that is.
  package var kind: Kind
  /// What it would be done to, without the item: a cell's type, an element's role. What can't be done to one such thing mostly
  /// can't be done to another.
  package var subject: String
  /// The item, if it is done to one.
  package var item: CellItemID?
  /// True if it is done to a control, not to what a row only shows.
  package var isOfControl = false

  package init(_ interaction: CellInteraction, _ kind: Kind, on subject: String = "", item: CellItemID? = nil) {
    self.interaction = interaction
    self.kind = kind
    self.subject = subject
    self.item = item
  }

  /// What would be typed beside the rows, as into a field for searching; nil for everything else.
  package var searchedText: String? {
    if item == nil, case .type(let text, _, _, _) = interaction { text } else { nil }
  }

  /// The field into which something would be typed; nil for everything else, and for what empties one.
  package var filledField: Field? {
    switch interaction {
    case .type("", _, _, _), .typeInAlert("", _, _): nil
    case .type(_, let item, let element, _): .ofRow(item, element)
    case .typeInAlert(_, let field, _): .ofAlert(field)
    case _: nil
    }
  }

  /// A field into which a text goes.
  package enum Field: Hashable, Sendable {
    case ofRow(ItemLocator, ElementLocator?)
    case ofAlert(AlertField)
  }

  /// What few rows have a use for.
  private static let seldomUseful: Set<Kind> = [.doubleTap, .longPress, .pressAndDragOff]

  /// How often its kind is chosen beside others: what users do most, and what moves data, more than what surrounds a list.
  package var weight: Int {
    if Self.seldomUseful.contains(kind) { return 2 }
    return switch interaction.facts.role {
    case .chooses: 12
    case .acts, .movesViewport, .changesData: 8
    case .opens, .fillsIn: 5
    case .closes, .movesItems: 3
    case .changesCellState, .passesTime: 2
    case .changesSurroundings: 1
    // No walk does these: the screen is shown before its first choice, and the others are for references.
    case .showsScreen, .referenceOnly: 0
    }
  }

  /// Names offers of one kind on one kind of thing.
  package var key: String { subject.isEmpty ? kind.rawValue : "\(kind.rawValue) \(subject)" }
}
