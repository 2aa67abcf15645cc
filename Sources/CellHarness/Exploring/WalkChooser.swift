import CellTrace

/// How a walk chooses. The same walk of the same screen is the same script.
package struct WalkChoices: Codable, Sendable {
  /// Seed of the choices. The screen's own randomness does not depend on it.
  package var seed: UInt64
  /// Steps after those that are given.
  package var steps: Int
  /// What may be done: each walk leaves kinds out, so that those that hide each other's effects are also tried apart.
  package var kinds: Set<Offer.Kind>
  /// Keys of offers that could not be performed before; tried again now and then.
  package var refused: Set<String>

  package init(seed: UInt64, steps: Int, kinds: Set<Offer.Kind>, refused: Set<String> = []) {
    self.seed = seed
    self.steps = steps
    self.kinds = kinds
    self.refused = refused
  }
}

/// Chooses the steps of a walk.
package struct WalkChooser {
  private let choices: WalkChoices
  private var random: SplitMix64
  /// Items of the last steps: what was just touched is touched again more often than by chance.
  private var recent: [CellItemID] = []

  package init(_ choices: WalkChoices) {
    self.choices = choices
    random = SplitMix64(state: choices.seed)
  }

  /// One of the offers; nil if none is enabled.
  package mutating func choose(among offers: [Offer]) -> Offer? {
    var enabled = offers.filter { choices.kinds.contains($0.kind) }
    // Something in front takes every touch: it is answered even by a walk that does not ask for it.
    if enabled.isEmpty { enabled = offers }
    let known = enabled.filter { !choices.refused.contains($0.key) }
    if !known.isEmpty, random.below(20) != 0 { enabled = known }
    if !recent.isEmpty, random.below(5) < 2 {
      let again = enabled.filter { $0.item.map(recent.contains) ?? ($0.kind == .mutate || $0.kind == .scroll) }
      if !again.isEmpty { enabled = again }
    }
    let kinds = Dictionary(grouping: enabled, by: \.kind)
    let order = Offer.Kind.allCases.compactMap { kinds[$0] }
    let total = order.reduce(0) { $0 + ($1.first?.weight ?? 0) }
    guard total > 0 else { return nil }
    var ticket = random.below(total)
    for offers in order {
      ticket -= offers.first?.weight ?? 0
      guard ticket < 0 else { continue }
      let chosen = offers[random.below(offers.count)]
      if let item = chosen.item { recent = Array(([item] + recent.filter { $0 != item }).prefix(2)) }
      return chosen
    }
    return nil
  }
}
