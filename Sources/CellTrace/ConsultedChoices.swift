/// How often a run came to a point that its policy or profile decides. A question that never came up makes no difference: the
/// run would be the same, event by event, under every answer to it.
package struct ConsultedChoices: Hashable, Codable, Sendable {
  /// A pool that holds two or more views hands one out.
  package var poolOrder = 0
  /// A cell enters or leaves service by reuse.
  package var reuse = 0
  /// A pass ends in which views left the screen, and could have been kept.
  package var keeping = 0
  /// A pass begins with views that are no longer in sight, and could be recycled first.
  package var recycling = 0
  /// A pass ends with an item beyond the visible ones, whose cell could be prepared.
  package var preparing = 0
  /// A row that is highlighted is selected.
  package var unhighlighting = 0
  /// `reloadData` finds selected rows.
  package var reloading = 0
  /// Work is queued on behalf of an item, and nobody promises when it is done.
  package var completing = 0
  /// The data changes after the opening, and items have queued such work before.
  package var changing = 0
  /// Something asks which version the system has.
  package var profile = 0

  /// No question came up.
  package init() {}

  /// The questions of both.
  package static func + (left: ConsultedChoices, right: ConsultedChoices) -> ConsultedChoices {
    var sum = left
    sum.poolOrder += right.poolOrder
    sum.reuse += right.reuse
    sum.keeping += right.keeping
    sum.recycling += right.recycling
    sum.preparing += right.preparing
    sum.unhighlighting += right.unhighlighting
    sum.reloading += right.reloading
    sum.completing += right.completing
    sum.changing += right.changing
    sum.profile += right.profile
    return sum
  }

  /// True if `policy` could have made a difference to a run under ``Policy/lifo`` that consulted these choices.
  package func concerns(_ policy: Policy) -> Bool {
    let other = policy.list
    // Sizes, delays and what closes swipes have no single point that asks for them.
    let asked = [
      "preparedAhead": preparing, "keptBehind": keeping, "recyclesBeforeRequesting": recycling,
      "unhighlightsAfterSelecting": unhighlighting, "reloadKeepsSelection": reloading,
    ]
    let ordered =
      switch policy.completions {
      case .inOrder: 0
      case .reversed, .shuffled, .afterReuse, .afterNextReuse: completing
      case .afterChange: changing
      }
    // Where no result could come otherwise, the pool's order is another policy's matter.
    if policy.completions != .inOrder { return ordered > 0 }
    return (policy.order != .lifo && poolOrder > 0)
      || ListBehaviorOption.all.contains { $0.differs(in: other) && asked[$0.property, default: 1] > 0 }
  }
}
