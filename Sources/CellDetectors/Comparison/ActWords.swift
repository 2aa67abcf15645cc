import CellTrace

/// What was done in a step, in words and as a name that stays the same from run to run.
struct ActWords {
  /// `the action "Delete"`, `the control UIButton`.
  var words = "the action"
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
    if describe(step.interaction) {
      bornStep = ItemAct.all(in: trace).first { $0.step == index }?.openers.first
    }
    for event in step.events {
      if case .actionFired(item, let title, let born, let offered, let fired) = event.kind {
        words = Self.words(title, by: step.interaction)
        place = born
        generations = (offered, fired)
        return
      }
      if case .controlFired(item?, let path, let control) = event.kind { describeControl(path, event: control) }
    }
  }

  /// True if it was one of several actions that had been opened before.
  private mutating func describe(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .tapAction(let title):
      words = Self.words(title, by: interaction)
      property = "UIContextualAction.handler"
      return true
    case .chooseMenuItem(let path):
      words = Self.words(path.last ?? "", by: interaction)
      property = "UIAction.handler"
      return true
    case .tapAlert(let title):
      words = Self.words(title, by: interaction)
      property = "UIAlertAction.handler"
      return true
    case .tap(_, .path(let path)), .type(_, _, .path(let path), _), .toggle(_, .path(let path), _),
      .longPress(_, .path(let path)):
      describeControl(path, event: "tap")
      return false
    case .type:
      words = "the text typed"
      property = "UITextField.text"
      return false
    case .longPress:
      words = "the long press"
      property = "UILongPressGestureRecognizer.action"
      return false
    case .open, .scrollTo, .scrollBy, .scrollToTop, .scrollToEnd, .tap, .select, .deselect, .swipe, .closeActions, .toggle,
      .openMenu, .closeMenu, .typeInAlert, .reorder, .selectAcross, .drag, .pullToRefresh, .rotate,
      .enterBackground, .enterForeground, .simulateMemoryWarning, .changeTrait, .mutate, .wait, .setEditing, .cycleCellStates,
      .setState,
      .refreshVisibleCells,
      .rebuildVisibleCells:
      return false
    }
  }

  private static func words(_ title: String, by interaction: Interaction) -> String {
    if case .chooseMenuItem = interaction { return "the menu entry \(FindingText.quoted(title))" }
    if case .tapAlert = interaction { return "the alert's button \(FindingText.quoted(title))" }
    return "the action \(FindingText.quoted(title))"
  }

  private mutating func describeControl(_ path: String, event: String) {
    let type = path.isEmpty ? "cell" : Names.type(ofPath: path)
    words = "the control \(type)"
    property = "\(type).\(event)"
  }
}
