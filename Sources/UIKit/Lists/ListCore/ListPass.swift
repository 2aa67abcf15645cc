import CellTrace
import CoreGraphics
import HeadlessCore

/// One layout pass: what is missing is prepared and shown, then what left the screen ends (LC-14).
@MainActor final class ListPass {
  private unowned let host: ListHost
  private(set) var isInPass = false
  private(set) var hasLaidOut = false
  /// Where the content stood in the last pass: the direction of scrolling.
  var lastOffset: CGFloat = 0
  private(set) var scrollsUp = false
  private var lastWidth: CGFloat = 0

  init(_ host: ListHost) { self.host = host }

  /// Does nothing in a list without room, and in a pass that is under way.
  func run() {
    guard !isInPass, host.view.bounds.width > 0, host.view.bounds.height > 0 else { return }
    if host.sizing.loop.countPass() { host.sizing.endLoop() }
    isInPass = true
    defer { isInPass = false }
    host.loadIfNeeded()
    host.layout.prepareIfNeeded()
    host.layoutUpdates.followListEnvironment()
    host.placing.updateContentSize()
    host.placing.clampOffset()
    noteGeometry()
    noteRecycling()
    if host.policy.recyclesBeforeRequesting { host.display.endInvisible() }

    host.sizing.flushUpdates()
    var changed = host.sizing.resizeMarked()
    while host.owner.hasDataSource, bringInNext() { changed = true }
    host.placing.updateContentSize()
    host.placing.placeLive()
    prepareAhead()
    host.display.endInvisible()
    host.display.endLeaving()
    checkStrays()
    host.prefetcher.announce()
    if !changed { for entry in host.live.all { entry.resizes = 0 } }
    host.placing.clampOffset()
    hasLaidOut = true
    host.checkInvariants(after: "a layout pass")
  }

  /// Prepares, sizes and shows one missing view; sizing may move the rest, so the layout is asked again each time.
  private func bringInNext() -> Bool {
    let wanted = host.placing.visibleAttributes()
    guard let attributes = wanted.first(where: { host.live[$0.place] == nil }) else { return false }
    let place = attributes.place
    if place.kind == nil, !host.exists(place.slot) {
      raise(
        "LC-X16", ListTexts.missingItem(IndexPath(place.slot)), "layoutAttributesForElements(in:)", list: host.list,
        .outOfBounds(
          place.slot, count: host.counts.indices.contains(place.slot.section) ? host.counts[place.slot.section] : nil,
          sections: host.counts.count))
    }
    let entry = prepare(place, attributes)
    if entry.attributes.frame.overlaps(host.placing.visibleRect) { host.display.display(entry, place) }
    return true
  }

  /// Gets a view for a place, and its size.
  @discardableResult private func prepare(
    _ place: ListPlace, _ attributes: UICollectionViewLayoutAttributes
  ) -> LiveView {
    let entry: LiveView
    if place.kind == nil {
      let isReload = host.live.takeReload(at: place.slot)
      let cell = host.requests.requestCell(at: place.slot, reason: isReload ? .reload : .prepare)
      cell.core.flushUpdate()
      entry = LiveView(cell, place.slot, attributes)
    } else {
      entry = LiveView(host.requests.requestSupplementary(place), place.slot, attributes)
      entry.cell?.core.flushUpdate()
    }
    host.live[place] = entry
    _ = host.sizing.size(entry, place)
    if let current = host.layout.attributes(at: place) { entry.attributes = current }
    host.placing.apply(entry)
    return entry
  }

  /// Prepares the next cells in what UIKit takes as spare time after a frame (LC-08).
  private func prepareAhead() {
    guard host.owner.hasDataSource, host.policy.preparedAhead > 0 || RunState.current.consulted.preparing == 0 else { return }
    for place in placesAhead(of: host.placing.visibleAttributes().map(\.place)) where host.live[place] == nil {
      guard let attributes = host.layout.attributes(at: place) else { continue }
      prepare(place, attributes)
    }
  }

  /// The items that come next in scroll direction, as many as the policy prepares ahead.
  func placesAhead(of shown: [ListPlace]) -> [ListPlace] {
    let isAsked = RunState.current.consulted.preparing > 0
    guard host.policy.preparedAhead > 0 || !isAsked, host.owner.preparesAhead else { return [] }
    let items = shown.filter { $0.kind == nil }.map(\.slot)
    var slot = scrollsUp ? items.min() : items.max()
    if !isAsked, let slot, (scrollsUp ? host.before(slot) : host.after(slot)) != nil { RunState.current.consult(.preparing) }
    var result: [ListPlace] = []
    while let present = slot, result.count < host.policy.preparedAhead {
      slot = scrollsUp ? host.before(present) : host.after(present)
      if let slot { result.append(ListPlace(kind: nil, slot: slot)) }
    }
    return result
  }

  /// Notes a pass that recycling before requesting would change: something is no longer in sight when it begins. Once is enough.
  private func noteRecycling() {
    guard RunState.current.consulted.recycling == 0 else { return }
    let isGone = host.live.entries.contains { place, _ in
      host.layout.attributes(at: place).map { !$0.frame.overlaps(host.placing.visibleRect) } ?? true
    }
    if isGone { RunState.current.consult(.recycling) }
  }

  /// Notices what changed since the last pass: a scroll closes open actions (SW-12), another width makes every view
  /// measure itself again.
  private func noteGeometry() {
    let offset = host.view.contentOffset.y + host.view.contentOffset.x
    if offset != lastOffset {
      scrollsUp = offset < lastOffset
      if host.policy.scrollClosesSwipe { host.swipes.close() }
    }
    lastOffset = offset
    if lastWidth != host.view.bounds.width, hasLaidOut { host.live.measureAgain() }
    lastWidth = host.view.bounds.width
  }

  private func checkStrays() {
    guard let stray = host.supply.takeStrays().first else { return }
    guard RunState.current.profile.os >= 18 else { return }
    raise(
      "LC-X06", ListTexts.notReturned(stray.view, host.view), stray.call, list: host.list,
      .wrongView(stray.reason, type: "\(type(of: stray.view))"))
  }
}
