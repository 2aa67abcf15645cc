import CellHarness
import CellTrace

/// An action, done in a copy after all cells were configured again and what it uses was opened only then: a closure that was made
/// for a position, or that was added twice, does something else there.
@MainActor struct OrderCheck {
  /// What the other order came to.
  struct Result {
    var rows: ScreenDigest
    var items: Int

    /// True if the order in which the walk did it came to something else.
    func differs(from look: RebuildCheck.Look) -> Bool {
      items != look.items || !rows.differences(from: look.atStart).isEmpty
    }
  }

  /// What opened what is open.
  private var openers: [Interaction] = []
  /// True if an alert is in front, which no step takes away without an answer.
  private var isBehindAlert = false
  private var hasChangedBehindAlert = false
  /// True if data changed since the screen opened.
  private var hasChanged = false
  private var items: Int?
  /// Kinds that were tried: without a change of the data once is enough.
  private var tried: Set<String> = []

  /// What an action would come to in the other order; nil if it is none, or there is nothing to learn.
  mutating func otherOrder(
    of interaction: Interaction, on engine: HostEngine, _ copy: (() -> [UInt8]) -> [UInt8]?
  ) -> Result? {
    let isAction =
      switch interaction.facts.role {
      case .chooses: !openers.isEmpty
      case .acts: interaction.target != nil
      case .showsScreen, .opens, .fillsIn, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings,
        .changesCellState, .passesTime, .referenceOnly:
        false
      }
    guard isAction, !isBehindAlert, hasChanged || tried.insert("\(interaction.facts.name) \(interaction.element as Any)").inserted
    else { return nil }
    let steps = closing + [.refreshVisibleCells, .refreshVisibleCells] + openers + [interaction, .rebuildVisibleCells]
    let bytes = copy {
      for step in steps {
        guard (try? engine.step(step)) != nil else { return [] }
      }
      let items = UInt64(bitPattern: Int64(Self.items(of: engine)))
      return withUnsafeBytes(of: items) { Array($0) } + ScreenDigest(engine.trace.steps.last?.checkpoint ?? []).bytes
    }
    guard let bytes, bytes.count > 8, let rows = ScreenDigest.all(in: Array(bytes[8...])).first else { return nil }
    let items = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return Result(rows: rows, items: Int(truncatingIfNeeded: items))
  }

  /// A step was performed.
  /// - Returns: True if it answered an alert behind which data had changed: no copy can bring the alert again, so that only the full
  ///   plan can tell.
  mutating func note(_ interaction: Interaction, on engine: HostEngine) -> Bool {
    let items = Self.items(of: engine)
    defer { self.items = items }
    let role = interaction.facts.role
    let answersChanged = role == .chooses && isBehindAlert && hasChangedBehindAlert
    if role == .changesData || self.items.map({ $0 != items }) ?? false {
      hasChanged = true
      if isBehindAlert { hasChangedBehindAlert = true }
    }
    switch role {
    case .opens: openers = [interaction]
    case .fillsIn: openers.append(interaction)
    case .chooses, .closes: openers = []
    case .acts, .movesItems, .changesData, .showsScreen, .movesViewport, .changesSurroundings, .changesCellState, .passesTime,
      .referenceOnly:
      break
    }
    isBehindAlert = engine.showsAlert
    if !isBehindAlert { hasChangedBehindAlert = false }
    return answersChanged
  }

  private var closing: [Interaction] {
    switch openers.first {
    case .swipe: [.closeActions]
    case .openMenu: [.closeMenu]
    default: []
    }
  }

  /// A number for every item of every list in data order.
  static func items(of engine: HostEngine) -> Int { engine.trace.steps.last?.items.hashValue ?? 0 }
}
