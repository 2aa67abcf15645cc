import Foundation

/// A step on the way to a knot.
struct KnotStep: Identifiable, Hashable {
  let id: Int
  var text: String
  var isCrux: Bool
}

/// How a knot is tied, step by step.
final class KnotGuide {
  private(set) var steps: [KnotStep]
  private var nextID: Int

  init() {
    let texts = [
      "Take the end in the right hand", "Lay a loop over the standing part", "Pass the end through from below",
      "Lead it around behind", "Come back through the loop", "Hold the first turn with the thumb",
      "Pull the standing part gently",
      "Turn the whole over", "Lead the end along its own track", "Follow it once more", "Dress the strands side by side",
      "Pull all four ends", "Check both loops for size", "Cut the end three fingers long", "Whip it with twine", "Load it slowly",
    ]
    steps = texts.enumerated().map { KnotStep(id: $0, text: $1, isCrux: $0 == 4 || $0 == 8) }
    nextID = texts.count
  }

  var ids: [KnotStep.ID] { steps.map(\.id) }

  func step(_ id: KnotStep.ID) -> KnotStep? { steps.first { $0.id == id } }

  func number(of id: KnotStep.ID) -> Int? { steps.firstIndex { $0.id == id }.map { $0 + 1 } }

  func remove(_ id: KnotStep.ID) { steps.removeAll { $0.id == id } }

  func toggleCrux(_ id: KnotStep.ID) {
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return }
    steps[index].isCrux.toggle()
  }

  /// Puts a pause behind a step.
  func addPause(after id: KnotStep.ID) {
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return }
    steps.insert(KnotStep(id: nextID, text: "Rest, and look at the picture", isCrux: false), at: index + 1)
    nextID += 1
  }

  func reorder(_ ids: [KnotStep.ID]) {
    let byID = Dictionary(uniqueKeysWithValues: steps.map { ($0.id, $0) })
    steps = ids.compactMap { byID[$0] }
  }
}
