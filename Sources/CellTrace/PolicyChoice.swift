/// A choice that comes up in a run and that its policy or profile answers.
///
/// ``ConsultedChoices`` counts them. Runs that agree in every answer that was asked for are the same run so far, event by event.
package enum PolicyChoice: CaseIterable, Sendable {
  /// A pool that holds two or more views hands one out.
  case poolOrder
  /// A cell enters or leaves service by reuse.
  case reuse
  /// Views left the screen, and could be kept.
  case keeping
  /// A pass begins with views that are no longer in sight, and could be recycled first.
  case recycling
  /// An item is beyond the visible ones, and its cell could be prepared.
  case preparing
  /// A row that is highlighted is selected.
  case unhighlighting
  /// `reloadData` finds selected rows.
  case reloading
  /// Work is queued whose time of completion nobody promises.
  case completing
  /// Something asks which version the system has.
  case profile
}

extension RunConfiguration {
  /// Whether both give the same answer to a choice.
  package func agrees(with other: RunConfiguration, at choice: PolicyChoice) -> Bool {
    switch choice {
    // A run with fresh cells takes out of the pool what lifo takes, and puts a new object in its place.
    case .poolOrder: policy.orderOfPool == other.policy.orderOfPool
    case .reuse: (policy == .fresh) == (other.policy == .fresh) && replacedReuses == other.replacedReuses
    case .keeping: list.keptBehind == other.list.keptBehind
    case .recycling: list.recyclesBeforeRequesting == other.list.recyclesBeforeRequesting
    case .preparing: list.preparedAhead == other.list.preparedAhead
    case .unhighlighting: list.unhighlightsAfterSelecting == other.list.unhighlightsAfterSelecting
    case .reloading: list.reloadKeepsSelection == other.list.reloadKeepsSelection
    case .completing: completionOrder == other.completionOrder
    case .profile: profile == other.profile
    }
  }

  /// Whether nothing but choices tells them apart: their runs begin alike, and can be one run until they disagree.
  package func sharesBeginning(with other: RunConfiguration) -> Bool {
    // What is read without being asked for.
    guard profile.tracksConfigurationUpdates == other.profile.tracksConfigurationUpdates,
      profile.measuresOldRootUntilLayout == other.profile.measuresOldRootUntilLayout
    else { return false }
    var like = other
    like.profile = profile
    like.policy = policy
    like.replacedReuses = replacedReuses
    like.completionOrder = completionOrder
    like.list.keptBehind = list.keptBehind
    like.list.recyclesBeforeRequesting = list.recyclesBeforeRequesting
    like.list.preparedAhead = list.preparedAhead
    like.list.unhighlightsAfterSelecting = list.unhighlightsAfterSelecting
    like.list.reloadKeepsSelection = list.reloadKeepsSelection
    return like == self
  }
}

extension ReusePolicy {
  fileprivate var orderOfPool: ReusePolicy { self == .fresh ? .lifo : self }
}
