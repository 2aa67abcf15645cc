import CellTrace

/// What was done in a step, in words and as a name that stays the same from run to run.
struct ActWords {
  /// `the action "Delete"`, `the control UIButton`.
  var words = "the act"
  /// `UIContextualAction.handler`, `UIButton.touchUpInside`.
  var property = "action"
  /// Where the closure was made, if known.
  var place: SourcePlace?
  /// The step in which the action was offered.
  var bornStep: Int?
  /// The data's generation when the action was offered, and when it ran.
  var generations: (offered: Int, fired: Int)?

  /// Describes what was done to an item in a step. A step that ended the run has no events: its interaction tells.
  init(_ index: Int, on item: ItemID, in trace: Trace) {
    guard let step = trace.step(index) else { return }
    for event in step.events where describe(event.kind, item) { break }
    defer { if property == Self.action { bornStep = Self.offer(to: item, before: index, in: trace) } }
    guard property == "action" else { return }
    switch step.interaction {
    case .tapAction(let title):
      describeAction(title)
    case .tap(_, .path(let path)), .type(_, _, .path(let path), _):
      describeControl(path, event: "tap")
    case .open, .scrollTo, .scrollBy, .scrollToTop, .scrollToEnd, .tap, .select, .deselect, .swipe, .closeActions, .type,
      .mutate, .wait, .setEditing, .sweepStates, .setState, .refreshVisibleCells, .rebuildVisibleCells:
      break
    }
  }

  /// True if the event is an action of the item, which says it all. Of controls the last one counts.
  private mutating func describe(_ event: TraceEvent.Kind, _ item: ItemID) -> Bool {
    switch event {
    case .actionFired(item, let title, let born, let offered, let fired):
      describeAction(title)
      place = born
      generations = (offered, fired)
      return true
    case .controlFired(item?, let path, let control):
      describeControl(path, event: control)
      return false
    case .actionFired, .controlFired, .cellCreated, .cellReused, .preparedForReuse, .cellConfigured, .willDisplay,
      .didEndDisplaying, .cellPooled, .contentViewMade, .contentViewUpdated, .cellResized, .configurationUpdated,
      .handlerAssigned, .handlerRan, .stateCreated, .stateWritten, .stateReset, .bodyEvaluated, .lifecycle,
      .snapshotApplied, .indexPathHandedOut, .indexPathUsed, .mutated, .delegateCall, .actionsOffered, .warning,
      .stillPending, .unowned:
      return false
    }
  }

  private static let action = "UIContextualAction.handler"

  private mutating func describeAction(_ title: String) {
    words = "the action \(FindingText.quoted(title))"
    property = Self.action
  }

  private mutating func describeControl(_ path: String, event: String) {
    let type = path.isEmpty ? "cell" : Names.type(ofPath: path)
    words = "the control \(type)"
    property = "\(type).\(event)"
  }

  /// The step in which actions were offered for the item.
  private static func offer(to item: ItemID, before index: Int, in trace: Trace) -> Int? {
    trace.steps.last { step in
      step.index < index
        && step.events.contains { event in
          if case .actionsOffered(item, _, _, _) = event.kind { true } else { false }
        }
    }?.index
  }
}
