import CellTrace
import CoreGraphics
import HeadlessCore

/// One layout pass: what is missing is prepared and shown, then what left the screen ends (LC-14).
extension ListHost {
  /// What the user sees, in content coordinates.
  var visibleRect: CGRect { view.bounds }

  func layoutPass() {
    guard !isInPass, view.bounds.width > 0, view.bounds.height > 0 else { return }
    isInPass = true
    defer { isInPass = false }
    loadIfNeeded()
    layout.prepareIfNeeded()
    updateContentSize()
    clampOffset()
    if ListPolicy.recyclesBeforeRequesting { endInvisible() }

    flushUpdates()
    var changed = resizeMarked()
    while bringInNext() { changed = true }
    updateContentSize()
    placeLive()
    endInvisible()
    endLeaving()
    checkStrays()
    if !changed { for entry in live.values { entry.resizes = 0 } }
    clampOffset()
    didLayOut()
  }

  // MARK: Bringing in

  /// Prepares, sizes and shows one missing view; sizing may move the rest, so the layout is asked again each time.
  private func bringInNext() -> Bool {
    let wanted = visibleAttributes()
    guard let attributes = wanted.first(where: { live[$0.place] == nil }) else { return false }
    let place = attributes.place
    if place.kind == nil, !exists(place.slot) { raise("LC-X16", ListTexts.missingItem(IndexPath(place.slot))) }
    let entry: LiveView
    if place.kind == nil {
      let isReload = reloading.remove(place.slot) != nil
      let cell = requestCell(at: place.slot, reason: isReload ? .reload : .prepare)
      cell.core.flushUpdate()
      entry = LiveView(cell, place.slot, attributes)
    } else {
      entry = LiveView(requestSupplementary(place), place.slot, attributes)
      entry.cell?.core.flushUpdate()
    }
    live[place] = entry
    _ = size(entry, place)
    if let current = layout.attributes(at: place) { entry.attributes = current }
    apply(entry)
    if entry.attributes.frame.intersects(visibleRect) { display(entry, place) }
    return true
  }

  /// The places in view, top to bottom.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: visibleRect) ?? [])
      .filter { $0.representedElementCategory != .decorationView && $0.frame.intersects(visibleRect) }
      .sorted { $0.place < $1.place }
  }

  func display(_ entry: LiveView, _ place: ListPlace) {
    guard !entry.isDisplayed else { return }
    entry.isDisplayed = true
    entry.view.isHidden = entry.attributes.isHidden
    if place.kind == nil, let cell = entry.cell {
      let binding = cell.core.binding
      let item = item(at: place.slot)
      Probe.post(.willDisplay(binding.cell, item, place.slot))
      owner.willDisplay(entry, place)
      (cell.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
    } else {
      owner.willDisplay(entry, place)
      (entry.cell?.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
    }
  }

  // MARK: Placing

  private func placeLive() {
    for place in live.keys.sorted() {
      guard let entry = live[place], let attributes = layout.attributes(at: place) else { continue }
      entry.attributes = attributes
      apply(entry)
      if !entry.isDisplayed, attributes.frame.intersects(visibleRect) { display(entry, place) }
    }
  }

  private func apply(_ entry: LiveView) {
    let attributes = entry.attributes
    if entry.view.frame != attributes.frame { entry.view.frame = attributes.frame }
    if entry.view.alpha != attributes.alpha { entry.view.alpha = attributes.alpha }
    if entry.isDisplayed, entry.view.isHidden != attributes.isHidden { entry.view.isHidden = attributes.isHidden }
    entry.view.apply(attributes)
    entry.cell?.core.decoration = layout.decoration(at: ListPlace(kind: attributes.place.kind, slot: entry.slot))
  }

  func updateContentSize() {
    let size = layout.collectionViewContentSize
    if view.contentSize != size { view.contentSize = size }
  }

  /// Content that became shorter pulls the offset back into range.
  private func clampOffset() {
    guard !view.isTracking, !view.isDragging else { return }
    let insets = view.adjustedContentInset
    let lowest = -insets.top
    let highest = max(lowest, view.contentSize.height + insets.bottom - view.bounds.height)
    let y = min(max(view.contentOffset.y, lowest), highest)
    if y != view.contentOffset.y, view.contentOffset.y > highest { adjustOffset(to: y) }
  }

  func adjustOffset(to y: CGFloat) {
    isAdjustingOffset = true
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
    isAdjustingOffset = false
  }

  // MARK: Ending

  private func endInvisible() {
    let visible = Set(visibleAttributes().map(\.place))
    for place in live.keys.sorted() where !visible.contains(place) { retire(place) }
  }

  /// Takes a view out of service: it ends displaying and waits in the pool.
  func retire(_ place: ListPlace) {
    guard let entry = live.removeValue(forKey: place) else { return }
    end(entry, place)
  }

  func endLeaving() {
    let entries = leaving
    leaving = []
    for (place, entry) in entries { end(entry, place) }
  }

  private func end(_ entry: LiveView, _ place: ListPlace) {
    let content = entry.cell?.core.contentView as? any CellContentLifecycle
    if entry.isDisplayed {
      entry.isDisplayed = false
      if place.kind == nil, let binding = entry.cell?.core.binding, let item = binding.item {
        Probe.post(.didEndDisplaying(binding.cell, item, place.slot))
      }
      owner.didEndDisplaying(entry, place)
      content?.cellDidEndDisplaying()
    }
    guard let key = entry.view.poolKey else { return entry.view.removeFromSuperview() }
    entry.view.isHidden = true
    pool.put(entry.view, key)
    if place.kind == nil, let binding = entry.cell?.core.binding { Probe.post(.cellPooled(binding.cell)) }
    content?.cellHiddenForReuse()
  }

  private func checkStrays() {
    guard let stray = strays.first else { return }
    strays = []
    if RunContext.configuration.profile.os >= 18 { raise("LC-X06", ListTexts.notReturned(stray, view)) }
  }
}
