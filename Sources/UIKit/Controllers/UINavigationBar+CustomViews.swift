import CoreGraphics

/// Views of the app's own in a navigation bar: those of its buttons at both ends, and the one in place of the title.
extension UINavigationBar {
  /// The views of an item, from the leading end on.
  func customViews(of item: UINavigationItem) -> [UIView] {
    leading(item).compactMap(\.customView) + [item.titleView].compactMap(\.self)
      + trailing(item).reversed().compactMap(\.customView)
  }

  private func leading(_ item: UINavigationItem) -> [UIBarButtonItem] {
    ((item.leftBarButtonItems ?? []) + item.leadingItemGroups.flatMap(\.shownItems)).filter { !$0.isHidden }
  }

  /// The first stands at the edge.
  private func trailing(_ item: UINavigationItem) -> [UIBarButtonItem] {
    ((item.rightBarButtonItems ?? []) + item.pinnedGroups.flatMap(\.shownItems)).filter { !$0.isHidden }
  }

  /// Puts the views of the item on top where they stand, and takes away those of others.
  func placeCustomViews() {
    let item = topItem
    let shown = item.map(customViews) ?? []
    for view in placedViews where !shown.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    placedViews = shown
    guard let item else { return }
    let isBackShown = (items?.count ?? 0) > 1 && !item.hidesBackButton
    let hasOwn = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    var low: CGFloat = isBackShown && !hasOwn ? 72 : Self.margin
    for button in leading(item) { low = place(button, from: low) { start, _ in start } }
    var high: CGFloat = Self.margin
    for button in trailing(item) { high = place(button, from: high) { bounds.width - $0 - $1 } }
    guard let title = item.titleView else { return }
    let room = max(0, bounds.width - low - high)
    let size = size(of: title)
    let width = min(size.width, room)
    // In the middle of the bar as long as there is room, else of what is left.
    let middle = min(max(bounds.midX, low + width / 2), bounds.width - high - width / 2)
    put(title, CGRect(x: middle - width / 2, y: 0, width: width, height: size.height))
  }

  /// - Returns: Where the next one begins, counted from the same edge.
  private func place(_ button: UIBarButtonItem, from edge: CGFloat, _ x: (CGFloat, CGFloat) -> CGFloat) -> CGFloat {
    guard let view = button.customView else { return edge + (button.width > 0 ? button.width : Self.buttonWidth) + Self.spacing }
    let size = size(of: view)
    put(view, CGRect(x: x(edge, size.width), y: 0, width: size.width, height: size.height))
    return edge + size.width + Self.spacing
  }

  private func put(_ view: UIView, _ frame: CGRect) {
    if view.superview !== self { addSubview(view) }
    let height = min(frame.height, Self.rowHeight)
    let top = bounds.height - self.height + (Self.rowHeight - height) / 2
    view.frame = CGRect(x: frame.minX, y: top, width: frame.width, height: height)
  }

  /// What the view wants, or what the app gave it.
  private func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    if view.translatesAutoresizingMaskIntoConstraints, own != .zero { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting == .zero ? view.sizeThatFits(CGSize(width: bounds.width, height: Self.rowHeight)) : fitting
  }

  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  private static let buttonWidth: CGFloat = 44
  private static let rowHeight: CGFloat = 44
}
