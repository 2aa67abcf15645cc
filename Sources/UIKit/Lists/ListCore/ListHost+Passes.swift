import CellTrace
import CoreGraphics
import HeadlessCore

/// One layout pass: what is missing is prepared and shown, then what left the screen ends (LC-14).
extension ListHost {
  /// What the user sees, in content coordinates.
  var visibleRect: CGRect { view.bounds }

  func layoutPass() {
    guard !isInPass, view.bounds.width > 0, view.bounds.height > 0 else { return }
    if loop.countPass() { endLoop() }
    isInPass = true
    defer { isInPass = false }
    loadIfNeeded()
    layout.prepareIfNeeded()
    followListEnvironment()
    updateContentSize()
    clampOffset()
    noteGeometry()
    noteRecycling()
    if policy.recyclesBeforeRequesting { endInvisible() }

    flushUpdates()
    var changed = resizeMarked()
    while bringInNext() { changed = true }
    updateContentSize()
    placeLive()
    prepareAhead()
    endInvisible()
    endLeaving()
    checkStrays()
    prefetcher.announce()
    if !changed { for entry in live.all { entry.resizes = 0 } }
    clampOffset()
    didLayOut()
    checkInvariants(after: "a layout pass")
  }

  // MARK: Bringing in

  /// Prepares, sizes and shows one missing view; sizing may move the rest, so the layout is asked again each time.
  private func bringInNext() -> Bool {
    let wanted = visibleAttributes()
    guard let attributes = wanted.first(where: { live[$0.place] == nil }) else { return false }
    let place = attributes.place
    if place.kind == nil, !exists(place.slot) {
      raise(
        "LC-X16", ListTexts.missingItem(IndexPath(place.slot)), "layoutAttributesForElements(in:)", list: list,
        .outOfBounds(
          place.slot, count: counts.indices.contains(place.slot.section) ? counts[place.slot.section] : nil,
          sections: counts.count))
    }
    let entry = prepare(place, attributes)
    if entry.attributes.frame.overlaps(visibleRect) { display(entry, place) }
    return true
  }

  /// Gets a view for a place, and its size.
  @discardableResult private func prepare(
    _ place: ListPlace, _ attributes: UICollectionViewLayoutAttributes
  ) -> LiveView {
    let entry: LiveView
    if place.kind == nil {
      let isReload = live.takeReload(at: place.slot)
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
    return entry
  }

  /// The places in view, top to bottom.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let visible = visibleRect
    let key = layout.placesStamp.map {
      VisiblePlaces.Key(stamp: $0, bounds: visible, insets: view.adjustedContentInset)
    }
    if let key, let visiblePlaces, visiblePlaces.key == key { return visiblePlaces.attributes }
    let attributes = (layout.layoutAttributesForElements(in: visible) ?? [])
      .filter { $0.representedElementCategory != .decorationView && $0.frame.overlaps(visible) }
      .sorted { $0.place < $1.place }
    visiblePlaces = key.map { VisiblePlaces(key: $0, attributes: attributes) }
    return attributes
  }

  func display(_ entry: LiveView, _ place: ListPlace) {
    guard !entry.isDisplayed else { return }
    entry.isDisplayed = true
    entry.view.isHidden = entry.attributes.isHidden
    if place.kind == nil, let cell = entry.cell {
      let binding = cell.core.binding
      let item = item(at: place.slot)
      Probe.post(.willDisplay(binding.cell, item, place.slot))
      // Apps begin to load here, too.
      binding.cellBinding.run {
        owner.willDisplay(entry, place)
        (cell.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
      }
    } else {
      owner.willDisplay(entry, place)
      (entry.cell?.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
    }
  }

  // MARK: Placing

  private func placeLive() {
    for place in live.places {
      guard let entry = live[place], let attributes = layout.attributes(at: place) else { continue }
      entry.attributes = attributes
      apply(entry)
      if !entry.isDisplayed, attributes.frame.overlaps(visibleRect) { display(entry, place) }
    }
  }

  private func apply(_ entry: LiveView) {
    let attributes = entry.attributes
    look(entry.view, attributes)
    if entry.isDisplayed, entry.view.isHidden != attributes.isHidden { entry.view.isHidden = attributes.isHidden }
    entry.view.apply(attributes)
    entry.cell?.core.decoration = layout.decoration(at: ListPlace(kind: attributes.place.kind, slot: entry.slot))
  }

  private func look(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    if attributes.transform.isIdentity, view.transform.isIdentity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      // A frame means nothing under a transform: the attributes' one is where the view would be without.
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      if view.center != attributes.center { view.center = attributes.center }
      if view.transform != attributes.transform { view.transform = attributes.transform }
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
  }

  /// A list's subviews from back to front. What lies higher in the layout is above, and so is a header that is pinned over rows:
  /// whether its view is a new one or came from the pool makes no difference.
  func touchOrder(of subviews: [UIView]) -> [UIView] {
    var heights: [ObjectIdentifier: Int] = [:]
    for (place, entry) in live.entries {
      let height = entry.attributes.zIndex
      heights[ObjectIdentifier(entry.view)] = place.kind != nil && height == 0 ? 1 : height
    }
    guard heights.values.contains(where: { $0 != 0 }) else { return subviews }
    func height(_ view: UIView) -> Int { heights[ObjectIdentifier(view), default: 0] }
    return subviews.enumerated().sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }.map(\.element)
  }

  /// Shows a view as a section's handler wants it until the next pass.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let entry = live[attributes.place] else { return }
    look(entry.view, attributes)
    if entry.isDisplayed, entry.view.isHidden != attributes.isHidden { entry.view.isHidden = attributes.isHidden }
  }

  /// The room that a layout has for its sections.
  func layoutContainer(isHorizontal: Bool) -> CGSize {
    isHorizontal ? view.bounds.inset(by: view.adjustedContentInset).size : view.bounds.size
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
    let furthest = max(-insets.left, view.contentSize.width + insets.right - view.bounds.width)
    if view.contentOffset.x > furthest { view.contentOffset.x = furthest }
  }

  /// Moves the content on the engine's own account, which is no scrolling.
  func adjustOffset(to y: CGFloat) {
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
    lastOffset = y + view.contentOffset.x
  }

  // MARK: Ending

  /// What left the screen ends; of it, the policy's number of cells stays with its items, nearest first (LC-08).
  private func endInvisible() {
    let shown = visibleAttributes().map(\.place)
    let visible = Set(shown)
    let middle = visibleRect.midY
    let outside = live.places.filter { !visible.contains($0) }.sorted()
    if !outside.isEmpty { RunState.current.consult(.keeping) }
    let ahead = Set(placesAhead(of: shown))
    let distances = outside.filter { $0.kind == nil && !ahead.contains($0) }
      .map { (place: $0, distance: abs((live[$0]?.attributes.frame.midY ?? 0) - middle)) }
    let kept = distances.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(policy.keptBehind).map(\.place)
    let staying = ahead.union(kept)
    for place in outside {
      if !staying.contains(place) { retire(place) } else if let entry = live[place] { endDisplay(entry, place) }
    }
    // Where a scroll leaves actions open, they go with the row they belong to.
    if !policy.scrollClosesSwipe, let swipe, !visible.contains(ListPlace(kind: nil, slot: swipe.slot)) { closeSwipe() }
  }

  /// Notes a pass that recycling before requesting would change: something is no longer in sight when it begins. Once is enough.
  private func noteRecycling() {
    guard RunState.current.consulted.recycling == 0 else { return }
    let isGone = live.entries.contains { place, _ in layout.attributes(at: place).map { !$0.frame.overlaps(visibleRect) } ?? true
    }
    if isGone { RunState.current.consult(.recycling) }
  }

  /// Notices what changed since the last pass: a scroll closes open actions (SW-12), another width makes every view
  /// measure itself again.
  private func noteGeometry() {
    let offset = view.contentOffset.y + view.contentOffset.x
    if offset != lastOffset {
      scrollsUp = offset < lastOffset
      if policy.scrollClosesSwipe { closeSwipe() }
    }
    lastOffset = offset
    if lastWidth != view.bounds.width, hasLaidOut { live.measureAgain() }
    lastWidth = view.bounds.width
  }

  /// The items that come next in scroll direction, as many as the policy prepares ahead.
  private func placesAhead(of shown: [ListPlace]) -> [ListPlace] {
    let isAsked = RunState.current.consulted.preparing > 0
    guard policy.preparedAhead > 0 || !isAsked, owner.preparesAhead else { return [] }
    let items = shown.filter { $0.kind == nil }.map(\.slot)
    var slot = scrollsUp ? items.min() : items.max()
    if !isAsked, let slot, (scrollsUp ? before(slot) : after(slot)) != nil { RunState.current.consult(.preparing) }
    var result: [ListPlace] = []
    while let present = slot, result.count < policy.preparedAhead {
      slot = scrollsUp ? before(present) : after(present)
      if let slot { result.append(ListPlace(kind: nil, slot: slot)) }
    }
    return result
  }

  func after(_ slot: Slot) -> Slot? {
    if slot.item + 1 < counts[slot.section] { return Slot(section: slot.section, item: slot.item + 1) }
    return counts.indices.first { $0 > slot.section && counts[$0] > 0 }.map { Slot(section: $0, item: 0) }
  }

  func before(_ slot: Slot) -> Slot? {
    if slot.item > 0 { return Slot(section: slot.section, item: slot.item - 1) }
    return counts.indices.last { $0 < slot.section && counts[$0] > 0 }.map { Slot(section: $0, item: counts[$0] - 1) }
  }

  /// Prepares the next cells in what UIKit takes as spare time after a frame (LC-08).
  private func prepareAhead() {
    guard policy.preparedAhead > 0 || RunState.current.consulted.preparing == 0 else { return }
    for place in placesAhead(of: visibleAttributes().map(\.place)) where live[place] == nil {
      guard let attributes = layout.attributes(at: place) else { continue }
      prepare(place, attributes)
    }
  }

  /// Takes a view out of service: it ends displaying and waits in the pool.
  func retire(_ place: ListPlace) {
    guard let entry = live[place] else { return }
    live[place] = nil
    end(entry, place)
  }

  func endLeaving() {
    for (place, entry) in live.takeLeaving() { end(entry, place) }
  }

  private func endDisplay(_ entry: LiveView, _ place: ListPlace) {
    guard entry.isDisplayed else { return }
    entry.isDisplayed = false
    noteLook(of: entry, place)
    if place.kind == nil, let binding = entry.cell?.core.binding, let item = binding.item {
      Probe.post(.didEndDisplaying(binding.cell, item, place.slot))
    }
    owner.didEndDisplaying(entry, place)
    // A view that leaves the screen gives the keyboard up, or the next item would seem to be edited.
    if let editing = UIResponder.currentFirstResponder as? UIView, editing.isDescendant(of: entry.view) {
      _ = editing.resignFirstResponder()
    }
    (entry.cell?.core.contentView as? any CellContentLifecycle)?.cellDidEndDisplaying()
    entry.view.isHidden = true
  }

  /// Keeps what the cell shows, for the order that compares looks.
  private func noteLook(of entry: LiveView, _ place: ListPlace) {
    guard place.kind == nil, RunState.current.comparesLooks, let cell = entry.cell else { return }
    let look = CellLook(of: cell)
    entry.look = look
    if let item = cell.core.binding.item { looks[item] = look }
  }

  private func end(_ entry: LiveView, _ place: ListPlace) {
    endDisplay(entry, place)
    let content = entry.cell?.core.contentView as? any CellContentLifecycle
    guard let key = entry.view.poolKey else { return entry.view.removeFromSuperview() }
    entry.view.isHidden = true
    supply.pool.put(entry.view, key, look: entry.look)
    if place.kind == nil, let binding = entry.cell?.core.binding { Probe.post(.cellPooled(binding.cell)) }
    content?.cellHiddenForReuse()
  }

  private func checkStrays() {
    guard let stray = supply.takeStrays().first else { return }
    guard RunState.current.profile.os >= 18 else { return }
    raise(
      "LC-X06", ListTexts.notReturned(stray.view, view), stray.call, list: list,
      .wrongView(stray.reason, type: "\(type(of: stray.view))"))
  }
}
