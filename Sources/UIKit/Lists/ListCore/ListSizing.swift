import CellTrace
import CoreGraphics
import HeadlessCore

/// Self-sizing (SIZ): each view is asked for its preferred attributes, and the layout decides what follows.
@MainActor final class ListSizing {
  private unowned let host: ListHost
  let loop = LayoutLoop()

  init(_ host: ListHost) { self.host = host }

  /// The size of a view's content may have changed: it is asked in the next pass; several requests are one (SIZ-05).
  func invalidateSelfSizing(of view: UIView) {
    guard let entry = host.live.all.first(where: { $0.view === view }), !entry.hasFixedHeight, selfSizingIsOn else { return }
    loop.note("invalidateIntrinsicContentSize()", of: view, from: passSource(entry.cell?.core))
    entry.needsSizing = true
    entry.resizeAnimation = .current
    host.setNeedsLayout()
  }

  /// Every view is asked for its size in the next pass, whether or not it asked for that itself.
  func measureAgain() { host.live.measureAgain() }

  /// A change inside the content made it lay out again. Only one mode takes that as a change of its size (SIZ-01).
  ///
  /// A view that nobody sees yet or any more asks for no pass of its own, or being measured would make it ask again without end.
  func contentWasLaidOut(in cell: UIView) {
    guard host.owner.selfSizing == .enabledIncludingConstraints else { return }
    guard let entry = host.live.all.first(where: { $0.view === cell }), !entry.isDisplayed else {
      return invalidateSelfSizing(of: cell)
    }
    if !entry.hasFixedHeight { entry.needsSizing = true }
  }

  private var selfSizingIsOn: Bool { host.owner.selfSizing != .disabled }

  /// Runs requested configuration updates of live cells, so that they are measured as they will be shown.
  func flushUpdates() {
    for place in host.live.places { host.live[place]?.cell?.core.flushUpdate() }
  }

  /// Sizes what asked for it. True if something changed.
  func resizeMarked() -> Bool {
    var changed = false
    for place in host.live.places {
      guard let entry = host.live[place], entry.needsSizing else { continue }
      entry.needsSizing = false
      let old = entry.attributes.size.height
      guard size(entry, place), let attributes = host.layout.attributes(at: place) else { continue }
      changed = true
      entry.attributes = attributes
      entry.resizes += 1
      layOut(entry)
      if entry.resizes > ListPolicy.resizeLimit { endLoop() }
      if let binding = entry.cell?.core.binding, let item = binding.item {
        Probe.post(.cellResized(binding.cell, item, from: Double(old), to: Double(attributes.size.height)))
      }
    }
    return changed
  }

  /// The cell's own layout at its new size belongs to the animation of the resize (SIZ-03).
  private func layOut(_ entry: LiveView) {
    guard entry.cell != nil else { return }
    UIView.inheriting(entry.resizeAnimation) {
      if entry.view.frame != entry.attributes.frame { entry.view.frame = entry.attributes.frame }
      entry.view.layoutIfNeeded()
    }
  }

  /// Asks a view for its preferred attributes and lets the layout take them (SIZ-07). True if its size changed.
  ///
  /// A view that measures itself by code of its own is asked again with what it got, until it stays with it (SIZ-11).
  func size(_ entry: LiveView, _ place: ListPlace) -> Bool {
    var heights: [CGFloat] = []
    while let height = sizeOnce(entry, place) {
      if let last = heights.last, abs(last - height) < 0.01 { return true }
      heights.append(height)
      guard (entry.view as? UICollectionReusableView)?.measuresItself == true else { return true }
      if heights.count > ListPolicy.resizeLimit {
        raise(
          "SIZ-10", ListTexts.stuckInLayout(host.view), "preferredLayoutAttributesFitting(_:)", list: host.list,
          .unsteadySize(type: "\(type(of: entry.view))", heights: heights.suffix(4).map { Double($0) }))
      }
    }
    return !heights.isEmpty
  }

  /// The height a view asks for, once the layout has taken it; nil if the layout takes nothing.
  private func sizeOnce(_ entry: LiveView, _ place: ListPlace) -> CGFloat? {
    guard let original = host.layout.attributes(at: place) else { return nil }
    entry.attributes = original
    if entry.view.frame != original.frame { entry.view.frame = original.frame }
    (entry.view as? UICollectionReusableView)?.measured = nil
    let preferred = original.copied()
    if let fixed = host.owner.fixedHeight(at: place) {
      entry.hasFixedHeight = true
      preferred.size.height = fixed
    } else {
      entry.hasFixedHeight = false
    }
    let wanted = entry.hasFixedHeight ? preferred : entry.view.preferredLayoutAttributesFitting(preferred)
    (entry.view as? UICollectionReusableView)?.answered = wanted.size
    guard host.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original) else {
      return nil
    }
    let context = host.layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original)
    host.layout.invalidateLayout(with: context)
    host.layout.prepareIfNeeded()
    let change = (host.layout.attributes(at: place)?.size.height ?? original.size.height) - original.size.height
    // A layout that moves the content itself knows why.
    if context.contentOffsetAdjustment == .zero { keepContentStill(original.frame, change) }
    return preferred.size.height
  }

  /// A view above the visible area that changes its height must not push what the user looks at (SIZ-09).
  private func keepContentStill(_ frame: CGRect, _ change: CGFloat) {
    let top = host.view.contentOffset.y + host.view.adjustedContentInset.top
    guard change != 0, frame.minY < top - 0.001, host.view.contentOffset.y > -host.view.adjustedContentInset.top else { return }
    host.placing.updateContentSize()
    host.placing.adjustOffset(to: host.view.contentOffset.y + change)
  }

  /// The height a live cell's content wants at its width, without any effect on the layout. Nil where the app decides, or
  /// a neighbour does.
  func idealHeight(of entry: LiveView) -> CGFloat? {
    if entry.hasFixedHeight || entry.attributes.selfSizing.contains(.shared) { return nil }
    guard let ideal = measuredHeight(of: entry) else { return nil }
    return LineBreakTolerance.reaches(entry.view.frame.height, from: ideal) { measuredHeight(of: entry, timesWidth: $0) }
      ? entry.view.frame.height : ideal
  }

  /// The height that the content wants, whoever decides, at a part of the width or a little more than all of it.
  func measuredHeight(of entry: LiveView, timesWidth factor: CGFloat = 1) -> CGFloat? {
    guard let original = host.layout.attributes(at: ListPlace(kind: nil, slot: entry.slot)) else { return nil }
    let wanted = original.copied()
    wanted.size.width *= factor
    return entry.view.preferredLayoutAttributesFitting(wanted).size.height
  }

  /// The height that the content of a row wants to which the app gives one. Views that the app arranges itself say nothing of it; then
  /// labels of several lines say how much they are short of, or have to spare.
  func contentHeight(of entry: LiveView) -> CGFloat? {
    guard let measured = measuredHeight(of: entry) else { return nil }
    let height = entry.attributes.size.height
    let saysNothing = (entry.view as? UITableViewCell)?.saysNothingOfHeight(entry.attributes) ?? (abs(measured - height) < 0.001)
    return saysNothing ? height + Self.missingHeight(below: entry.view) : measured
  }

  private static func missingHeight(below view: UIView) -> CGFloat {
    if view.isHidden { return 0 }
    if let label = view as? UILabel {
      guard label.numberOfLines != 1, label.text?.isEmpty == false, label.bounds.width > 0 else { return 0 }
      return label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height - label.bounds.height
    }
    return view.subviews.reduce(0) { $0 + missingHeight(below: $1) }
  }

  /// Asks every view for its height in the next pass, as a batch without changes does (SIZ-17, SIZ-18).
  func sizeAgain() {
    measureAgain()
    host.relayout()
  }

  /// Where a request for another pass comes from, in words.
  func passSource(_ core: CellCore?) -> String {
    if let core, core.isUpdating { return "the configuration update of \(type(of: core.cell))" }
    if let view = UIKitRunState.current.layingOut { return "layoutSubviews() of \(type(of: view))" }
    return "an update of what is shown"
  }

  /// Ends the app because passes do not end.
  func endLoop() -> Never {
    raise(
      "SIZ-10", ListTexts.stuckInLayout(host.view), "the list's layout", list: host.list, .layoutLoop(loop.invalidations))
  }
}
