/// Actions that wait for the end of a body pass: appearances, then what changed, then disappearances (ST-28, ID-08).
struct ActionQueue {
  /// The order of actions within one pass.
  enum Phase: Int {
    case departFirst, appear, change, disappear
  }

  private var entries: [(phase: Phase, action: () -> Void)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ phase: Phase, _ action: @escaping () -> Void) { entries.append((phase, action)) }

  /// Takes all actions in order.
  mutating func take() -> [() -> Void] {
    let taken = entries
    entries.removeAll(keepingCapacity: true)
    return [Phase.departFirst, .appear, .change, .disappear].flatMap { phase in
      taken.filter { $0.phase == phase }.map(\.action)
    }
  }
}
