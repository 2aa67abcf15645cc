import CellTrace

/// What a screen shows live and made anew, before and after a step, as digests: where they part, something may be stale.
package struct RebuildCheck: Sendable {
  /// One look: the live rows, the same made anew as of the step's beginning, and as of its end.
  package struct Look: Sendable {
    var live: ScreenDigest
    package var atStart: ScreenDigest
    var atEnd: ScreenDigest
    /// Every item of every list.
    package var items: Int
    /// The same, and what rows without identity show: whether they moved is known by that only.
    var order: Int

    /// Reads what ``bytes(of:)`` wrote.
    package init?(_ bytes: [UInt8], items: Int, order: Int) {
      let digests = ScreenDigest.all(in: bytes)
      guard digests.count == 3 else { return nil }
      (live, atStart, atEnd) = (digests[0], digests[1], digests[2])
      self.items = items
      self.order = order
    }

    /// A rebuild reference as digests.
    package static func bytes(of reference: RebuildReference) -> [UInt8] {
      let counts =
        (reference.untold ?? reference.doubled).map { "\($0.asked)" }
        ?? (reference.remountsMore ? "\(reference.remountedCounts)" : told)
      let again = reference.remounted ?? reference.reappeared ?? reference.loadedAgain ?? reference.evaluated
      return digest(reference.live, told).bytes + digest(again ?? reference.atStepStart, counts).bytes
        + digest(again ?? reference.atStepEnd ?? reference.atStepStart, counts).bytes
    }

    private static let told = "as told"

    /// Rows, and how many there are: of that a list may not have been told.
    private static func digest(_ rows: [Appearance], _ counts: String) -> ScreenDigest {
      var digest = ScreenDigest(rows)
      digest.add([counts], as: "counts")
      return digest
    }
  }

  /// What is suspected after a step.
  package struct Suspected: Sendable {
    /// The model changed and a live row kept what it showed.
    package var stale: Set<ScreenDigest.Difference> = []
    /// A live row came to show something that the model does not know.
    package var ownLook: Set<ScreenDigest.Difference> = []
    /// The same was gone when the row came back on screen.
    package var lost: Set<ScreenDigest.Difference> = []
    /// Data moved, and rows that only moved look different.
    package var position: Set<ScreenDigest.Difference> = []
    /// A row is higher or lower than its content.
    package var size: Set<ScreenDigest.Difference> = []
  }

  private var before: Look?
  /// Rows as they were when they were last looked at: of a list that another screen covers since, there is no look before the step that brings
  /// it back.
  private var seen = (live: ScreenDigest(), atEnd: ScreenDigest())
  /// What rows came to show by themselves, until something else than a scroll happens.
  private var own: [Own] = []

  private struct Own {
    var item: UInt64
    var place: ScreenDigest.Difference
    /// What the model would show.
    var ofModel: UInt32?
    var isAway = false
  }

  /// A check of a screen that was not looked at yet.
  package init() {}

  /// True if the next step needs a look before it.
  package var needsLook: Bool { before == nil }

  /// The screen before the next step.
  package mutating func note(_ look: Look?) {
    before = look
    if let look { see(look) }
  }

  private mutating func see(_ look: Look) {
    seen = (look.live.filled(from: seen.live, upTo: Self.kept), look.atEnd.filled(from: seen.atEnd, upTo: Self.kept))
  }

  /// Rows that are remembered: those of a few screens.
  private static let kept = 80

  /// What rows show after a scroll raises: what one came to show by itself is gone.
  package mutating func compareAfterScroll(_ shown: ScreenDigest) -> Suspected {
    before = nil
    var found = Suspected()
    for index in own.indices {
      guard let row = shown[own[index].item] else {
        own[index].isAway = true
        continue
      }
      if own[index].isAway, row.value(own[index].place.key) == own[index].ofModel { found.lost.insert(own[index].place) }
    }
    return found
  }

  /// What a look after a step raises.
  /// - Parameter hasActed: Whether somebody had acted before: what positions keep was put there by an action.
  package mutating func compare(_ now: Look, hasActed: Bool) -> Suspected {
    defer { note(now) }
    own = []
    var found = Suspected()
    for row in now.live.rows where row.isMisfit {
      if before?.live[row.item]?.isMisfit != true, now.atStart[row.item]?.isMisfit != true {
        found.size.insert(ScreenDigest.Difference(cellType: row.cellType, key: 0))
      }
    }
    guard let before else { return found }
    for difference in now.atStart.differences(from: now.live) {
      let wasThere = seen.atEnd.rows(of: now.live).differences(from: seen.live).contains(difference)
      if wasThere { continue }
      if now.atStart.differences(from: seen.atEnd).contains(difference) {
        found.stale.insert(difference)
      } else {
        found.ownLook.insert(difference)
        for row in now.live.rows where row.cellType == difference.cellType {
          let ofModel = now.atStart[row.item]?.value(difference.key)
          if row.value(difference.key) != ofModel { own.append(Own(item: row.item, place: difference, ofModel: ofModel)) }
        }
      }
    }
    if hasActed, now.order != before.order { found.position = now.atStart.differencesOfMoved(from: before.atEnd) }
    return found
  }
}
