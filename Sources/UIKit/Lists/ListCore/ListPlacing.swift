import CellTrace
import CoreGraphics
import HeadlessCore

/// Where views stand: what the layout says, and where the content is.
@MainActor final class ListPlacing {
  private unowned let host: ListHost
  /// What is in view, as long as nothing it follows from has changed: one pass asks four times, and most passes move nothing.
  private var visiblePlaces: VisiblePlaces?

  init(_ host: ListHost) { self.host = host }

  /// What the user sees, in content coordinates.
  var visibleRect: CGRect { host.view.bounds }

  /// The places in view, top to bottom.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let visible = visibleRect
    let key = host.layout.placesStamp.map {
      VisiblePlaces.Key(stamp: $0, bounds: visible, insets: host.view.adjustedContentInset)
    }
    if let key, let visiblePlaces, visiblePlaces.key == key { return visiblePlaces.attributes }
    let attributes = (host.layout.layoutAttributesForElements(in: visible) ?? [])
      .filter { $0.representedElementCategory != .decorationView && isWanted($0.frame, visible) }
      .sorted { $0.place < $1.place }
    visiblePlaces = key.map { VisiblePlaces(key: $0, attributes: attributes) }
    return attributes
  }

  /// An app's own layout may begin with cells of no width or height and ask each for its size: it gets them all, and shows them when they
  /// have one. Layouts of UIKit's leave out what has no size.
  private func isWanted(_ frame: CGRect, _ visible: CGRect) -> Bool {
    if frame.overlaps(visible) { return true }
    guard !(host.layout is UICollectionViewFlowLayout), !(host.layout is UICollectionViewCompositionalLayout) else {
      return false
    }
    guard (frame.width == 0) != (frame.height == 0) else { return false }
    return frame.minX >= visible.minX && frame.maxX <= visible.maxX && frame.minY >= visible.minY && frame.maxY <= visible.maxY
  }

  func placeLive() {
    for place in host.live.places {
      guard let entry = host.live[place], let attributes = host.layout.attributes(at: place) else { continue }
      entry.attributes = attributes
      apply(entry)
      if !entry.isDisplayed, attributes.frame.overlaps(visibleRect) { host.display.display(entry, place) }
    }
  }

  func apply(_ entry: LiveView) {
    let attributes = entry.attributes
    look(entry, attributes)
    if entry.isDisplayed, entry.view.isHidden != attributes.isHidden { entry.view.isHidden = attributes.isHidden }
    entry.view.apply(attributes)
    entry.cell?.core.decoration = host.layout.decoration(at: ListPlace(kind: attributes.place.kind, slot: entry.slot))
  }

  private func look(_ entry: LiveView, _ attributes: UICollectionViewLayoutAttributes) {
    let view: UIView = entry.view
    takeLook(entry, attributes)
    if attributes.transform.isIdentity, view.transform.isIdentity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      // A frame means nothing under a transform: the attributes' one is where the view would be without.
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      if view.center != attributes.center { view.center = attributes.center }
    }
  }

  /// Transform and alpha are the layout's when it gives a view new ones, and the app's in between. A table's layout has none, so that
  /// what a cell got there stays with it, also in its next row (LC-06).
  private func takeLook(_ entry: LiveView, _ attributes: UICollectionViewLayoutAttributes) {
    guard host.view is UICollectionView else { return }
    if let last = entry.applied, last.transform == attributes.transform, last.alpha == attributes.alpha { return }
    entry.applied = (attributes.transform, attributes.alpha)
    if entry.view.transform != attributes.transform { entry.view.transform = attributes.transform }
    if entry.view.alpha != attributes.alpha { entry.view.alpha = attributes.alpha }
  }

  /// A list's subviews from back to front. What lies higher in the layout is above, and so is a header that is pinned over rows:
  /// whether its view is a new one or came from the pool makes no difference.
  func touchOrder(of subviews: [UIView]) -> [UIView] {
    var heights: [ObjectIdentifier: Int] = [:]
    for (place, entry) in host.live.entries {
      let height = entry.attributes.zIndex
      heights[ObjectIdentifier(entry.view)] = place.kind != nil && height == 0 ? 1 : height
    }
    guard heights.values.contains(where: { $0 != 0 }) else { return subviews }
    func height(_ view: UIView) -> Int { heights[ObjectIdentifier(view), default: 0] }
    return subviews.enumerated().sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }.map(\.element)
  }

  /// Shows a view as a section's handler wants it until the next pass.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let entry = host.live[attributes.place] else { return }
    look(entry, attributes)
    if entry.isDisplayed, entry.view.isHidden != attributes.isHidden { entry.view.isHidden = attributes.isHidden }
  }

  /// The room that a layout has for its sections.
  func layoutContainer(isHorizontal: Bool) -> CGSize {
    isHorizontal ? host.view.bounds.inset(by: host.view.adjustedContentInset).size : host.view.bounds.size
  }

  func updateContentSize() {
    let size = host.layout.collectionViewContentSize
    if host.view.contentSize != size { host.view.contentSize = size }
  }

  /// Content that became shorter pulls the offset back into range.
  func clampOffset() {
    guard !host.view.isTracking, !host.view.isDragging else { return }
    let insets = host.view.adjustedContentInset
    let lowest = -insets.top
    let highest = max(lowest, host.view.contentSize.height + insets.bottom - host.view.bounds.height)
    let y = min(max(host.view.contentOffset.y, lowest), highest)
    if y != host.view.contentOffset.y, host.view.contentOffset.y > highest { adjustOffset(to: y) }
    let furthest = max(-insets.left, host.view.contentSize.width + insets.right - host.view.bounds.width)
    if host.view.contentOffset.x > furthest { host.view.contentOffset.x = furthest }
  }

  /// Moves the content on the engine's own account, which is no scrolling.
  func adjustOffset(to y: CGFloat) {
    host.view.contentOffset = CGPoint(x: host.view.contentOffset.x, y: y)
    host.pass.lastOffset = y + host.view.contentOffset.x
  }
}
