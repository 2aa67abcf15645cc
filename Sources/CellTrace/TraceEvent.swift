/// One thing that happened, in order, with who caused it.
package struct TraceEvent: Hashable, Codable, Sendable {
  /// Ordinal in the run, from 1.
  package var sequence: Int
  /// What happened, with its values.
  package var kind: Kind
  /// The code under way, as ``CodeMark`` has it, in a run that records places; empty in all others.
  package var codeFrames: [UInt32]

  /// Creates an event.
  package init(sequence: Int, kind: Kind, codeFrames: [UInt32] = []) {
    self.sequence = sequence
    self.kind = kind
    self.codeFrames = codeFrames
  }

  private enum CodingKeys: String, CodingKey { case sequence, kind, codeFrames }

  /// Reads an event.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sequence: try values.decode(Int.self, forKey: .sequence), kind: try values.decode(Kind.self, forKey: .kind),
      codeFrames: try values.decodeIfPresent([UInt32].self, forKey: .codeFrames) ?? [])
  }

  /// Writes an event; nothing where no code was recorded.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sequence, forKey: .sequence)
    try values.encode(kind, forKey: .kind)
    // Also where there is none: the wire form goes by position.
    try values.encodeIfPresent(codeFrames.isEmpty ? nil : codeFrames, forKey: .codeFrames)
  }

  /// What can happen.
  package enum Kind: Hashable, Codable, Sendable {
    // MARK: Cells
    /// A cell object was constructed. It serves no item yet.
    case cellCreated(CellID, type: String)
    /// The pool handed a cell to a new item; `reuse` counts from 1 in the run. In a fresh run `cell` is the new object.
    case cellReused(CellID, reuse: Int, from: CellItemID?, to: CellItemID)
    /// `prepareForReuse()` ran on the cell.
    case preparedForReuse(CellID, for: CellItemID)
    /// The data source configured the cell.
    case cellConfigured(CellID, CellItemID, Slot, ConfigureReason, generation: Int)
    /// The cell became visible.
    case willDisplay(CellID, CellItemID, Slot)
    /// The cell left the screen. It may still be kept for its item.
    case didEndDisplaying(CellID, CellItemID, Slot)
    /// The cell entered the reuse pool.
    case cellPooled(CellID)
    /// A content view was made for a configuration type.
    case contentViewMade(CellID, CellItemID?, type: String)
    /// The present content view took a new configuration in place.
    case contentViewUpdated(CellID, CellItemID?, type: String)
    /// The cell's height changed in place.
    case cellResized(CellID, CellItemID, from: Double, to: Double)

    // MARK: State
    /// A configuration update ran with this state. `handled` is true if an update handler is set.
    case configurationUpdated(CellID, CellItemID?, CellFlags, handled: Bool)
    /// A view in a cell was given what it has already, for an item that the cell serves: `name` says what, and of which view.
    case addedAgain(CellID, AddedAgain, name: String, item: CellItemID?, SourcePlace?)
    /// A closure was stored in a cell while it served an item (nil: while it was being constructed).
    case handlerAssigned(CellID, name: String, item: CellItemID?, SourcePlace?)
    /// A stored closure ran: who it was set for, and whom the cell serves now.
    case handlerRan(CellID, name: String, assignedFor: CellItemID?, runsFor: CellItemID?, CellFlags)
    /// A state cell came to life.
    case stateCreated(CellID?, CellItemID?, path: String, property: String, value: String, SourcePlace?)
    /// A state cell was written.
    case stateWritten(CellID?, writer: CellItemID?, path: String, property: String, old: String, new: String)
    /// A hosted view graph dropped all its state.
    case stateReset(CellID?, CellItemID?)
    /// A controller is used where it can't work, as a row of a ledger says: `type` is what it is or shows.
    case hostingMisused(CellID?, CellItemID?, type: String, ledgerID: String)
    /// A body ran.
    case bodyEvaluated(CellItemID?, viewType: String)
    /// An equatable view kept its old input: `==` says that the new one is the same, and leaves something out that differs. In a list of
    /// SwiftUI's own it is not known whose row it is.
    case inputKept(CellItemID?, viewType: String)
    /// `onAppear` or `onDisappear` ran.
    case lifecycle(CellItemID?, path: String, callback: String)

    // MARK: Data
    /// A snapshot became current; `generation` counts from 1 for a list.
    case snapshotApplied(list: Int, generation: Int, inserted: Int, deleted: Int, moved: Int, reconfigured: Int, reloaded: Int)
    /// The items of a list with a classic data source were seen first: such a list gives them no identity. `declared`: the screen
    /// does; otherwise they are followed by the app's own insert, delete and move calls.
    case itemsWithoutIdentity(list: Int, declared: Bool)
    /// `count` identifiers changed their hash since the list was given them; the first is the item's, an instance of `type`.
    case identifierChanged(CellItemID, type: String, count: Int)
    /// Rows of a diffable list came back under other identifiers; `kept` is how many of their section's items stayed.
    case rowsReidentified(list: Int, generation: Int, rows: [Reidentified], kept: Int)
    /// An index path was given to user code: for which item, for what, in which generation.
    case indexPathHandedOut(CellItemID, Slot, purpose: String, generation: Int)
    /// User code gave an index path to the list or its data source: which item stands there now, if any, which call it was, and
    /// on behalf of which item the code runs.
    case indexPathUsed(Slot, CellItemID?, call: String, generation: Int, by: CellItemID? = nil)
    /// The screen's model was changed on purpose.
    case mutated(String)

    // MARK: Interaction
    /// A delegate method was called.
    case delegateCall(String, Slot?)
    /// Swipe actions were asked for and shown.
    case actionsOffered(CellItemID, RowEdge, titles: [String], generation: Int)
    /// A closure of a swipe action, a menu entry or an alert's button was called. `origin` is where the closure was made.
    case actionFired(CellItemID, title: String, origin: SourcePlace?, offered: Int, generation: Int)
    /// A menu opened: for which item, if it was in a cell or a list asked for it, and the titles of its entries, those of
    /// submenus after their menu's title and `›`. `generation` is the list's when the menu was asked for.
    case menuOpened(CellItemID?, titles: [String], generation: Int)
    /// A menu closed; `chosen` is the title of the chosen entry.
    case menuClosed(CellItemID?, chosen: String?)
    /// An alert or action sheet appeared, and for whom: the item whose action, tap or menu presented it.
    case alertShown(CellItemID?, AlertContent)
    /// The alert went; `button` is the title of the button that was tapped.
    case alertClosed(button: String?)
    /// A screen came in front of the one before: it was presented or pushed, and is no alert.
    case screenShown(ShownScreen)
    /// A text was given to assistive technologies to speak.
    case announced(String)
    /// The keyboard went with its row while a text was typed: the item, what had arrived, and the letters that nobody heard.
    case keyboardLost(CellItemID?, typed: String, left: String)
    /// Another app took what was dropped there.
    case handedOver(String)
    /// A control's or gesture's closure was called.
    case controlFired(CellItemID?, path: String, control: String)

    // MARK: Asynchronous work
    /// A request was made on behalf of an item (nil: of the screen). `scripted` is false if nobody answers it.
    case requestSent(CellItemID?, method: String, url: String, scripted: Bool)
    /// The run's order of completions took one of several results that could have come: the `place`-th that was started (from 1)
    /// of `among`.
    case resultChosen(CellItemID?, place: Int, among: Int)
    /// Results that were held back for an item come now: its cell went on to another one, or the data changed.
    case resultsReleased(CellItemID?)

    // MARK: Diagnostics
    /// Text that UIKit or SwiftUI would log; `ledgerID` names the row.
    case warning(ledgerID: String, text: String)
    /// Something was still pending when the step's bound was reached.
    case stillPending(String)
    /// Work that was begun on behalf of an item, in several stays of it in a cell, goes on at the same time.
    case workLasting(CellItemID, stays: Int)
    /// The screen itself has so many subscriptions or observers that one place of the code made, more than after any step before.
    case attachedAgain(String, count: Int, SourcePlace?)
    /// A presented screen was made with the value of a state that the presenting view's last body had, and that changed since.
    case formerValueShown(property: String, shown: String, now: String, SourcePlace?)
    /// A value came from a source the host does not own.
    case unowned(String)
  }

  /// What a view in a cell can have several times, each exactly like the others.
  package enum AddedAgain: String, Codable, Sendable {
    /// A gesture recognizer with the same targets.
    case gestureRecognizer
    /// An active constraint between the same attributes, with the same numbers.
    case constraint
    /// A subscription, or an observer of notifications, that the same line made for the item before and that has not ended.
    case observer
  }

  /// Why the data source configured a cell.
  package enum ConfigureReason: String, Codable, Sendable {
    /// For display, in a new or reused object.
    case prepare
    /// In place, by a reconfigure.
    case reconfigure
    /// In another object, by a reload.
    case reload
    /// A reference run recreated or refreshed it.
    case reference
  }
}
