import CellTrace

/// What was done in a step, in words and as a name that stays the same from run to run.
struct ActionWords {
  /// `the action "Delete"`, `the control "Add"`, `the control UISwitch`.
  var words = "the action"
  /// `UIContextualAction.handler`, `UIButton.touchUpInside`.
  var property = "action"
  /// Where the closure was made, if known.
  var place: SourcePlace?
  /// The step in which the action was offered.
  var originStep: Int?
  /// The item's row before the step.
  private var row: Appearance?
  /// The data's generation when the action was offered, and when it ran.
  var generations: (offered: Int, fired: Int)?

  /// Describes what was done to an item in a step. A step that ended the run has no events: its interaction tells.
  init(_ index: Int, on item: ItemID, in trace: Trace) {
    guard let step = trace.step(index) else { return }
    row = trace.step(index - 1)?[item]
    if describe(step.interaction) {
      originStep = ItemAction.all(in: trace).first { $0.step == index }?.openers.first
    }
    for event in step.events {
      if case .actionFired(item, let title, let origin, let offered, let fired) = event.kind {
        words = Self.words(title, by: step.interaction)
        place = origin
        generations = (offered, fired)
        return
      }
      if case .controlFired(item?, let path, let control) = event.kind { describeControl(path, event: control) }
    }
  }

  /// True if it was one of several actions that had been opened before.
  private mutating func describe(_ interaction: Interaction) -> Bool {
    let facts = interaction.facts
    words = facts.choice.map { Self.words($0, by: interaction) } ?? "the \(facts.words)"
    property = facts.handler
    switch facts.role {
    case .chooses: return true
    case .acts:
      if case .path(let path)? = interaction.element { describeControl(path, event: "tap") }
      return false
    case .showsScreen, .opens, .fillsIn, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings,
      .changesCellState, .passesTime, .referenceOnly:
      return false
    }
  }

  /// What ran may be an action although a touch on a control made it run.
  private static func words(_ title: String, by interaction: Interaction) -> String {
    "the \(interaction.facts.choice == nil ? "action" : interaction.facts.words) \(FindingText.quoted(title))"
  }

  private mutating func describeControl(_ touched: String, event: String) {
    let path = control(at: touched)
    let type = path.isEmpty ? "cell" : Names.type(ofPath: path)
    words = "the control \(shownWord(at: path) ?? type)"
    property = "\(type).\(event)"
  }

  /// What a touch on a text or a picture uses: the control that it is the label of.
  private func control(at path: String) -> String {
    guard let row, Self.labels.contains(Names.type(ofPath: path)) else { return path }
    let around = row.elements.filter {
      $0.isInteractive && Names.path(path, isAtOrBelow: $0.path) && !Self.labels.contains(Names.type(ofPath: $0.path))
    }
    return around.max { $0.path.count < $1.path.count }?.path ?? path
  }

  private static let labels: Set = ["Text", "Image"]

  /// The word that stands on what was used, or on the label inside of it, if it is a short one.
  private func shownWord(at path: String) -> String? {
    guard !path.isEmpty, let row, row.elements.contains(where: { $0.path == path && $0.isInteractive }) else { return nil }
    let shown = row.elements.lazy.filter { Names.path($0.path, isAtOrBelow: path) }
      .compactMap { $0["text"] ?? $0["title"] }.first { !$0.isEmpty }
    return shown.flatMap { $0.count <= 40 ? FindingText.quoted($0) : nil }
  }
}
