import CoreGraphics
import Foundation
import HeadlessCore

/// Measures the content and puts it in its place.
extension ViewGraph {
  func layoutChanged() {
    knownRootItem = nil
    layoutIsStale = true
  }

  /// What the whole content is laid out as.
  var rootItem: LayoutItem? { item() }

  private func item() -> LayoutItem? {
    if let knownRootItem { return knownRootItem }
    guard let root else { return nil }
    var list = ItemList()
    root.collectItems(&list)
    // Several views at the root are stacked as a VStack would.
    knownRootItem = list.count > 1 ? RootGroupItem(root, list.array) : list.first
    return knownRootItem
  }

  /// The size the content takes for a proposal, each axis rounded up to the pixel.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if !isUpdating { flushBodies() }
    let proposal = Proposal(proposal)
    let size = measure(proposal)
    lastMeasured = (proposal, size)
    return CGSize(width: size.width, height: size.height)
  }

  private func measure(_ proposal: Proposal) -> LayoutSize {
    let size = item()?.size(proposal) ?? .zero
    let scale = environment.builtin.displayScale
    return LayoutSize(
      width: TextMetrics.roundUpToPixel(size.width, scale: scale),
      height: TextMetrics.roundUpToPixel(size.height, scale: scale))
  }

  func checkIdealSize() {
    guard layoutIsStale else { return }
    layoutIsStale = false
    onLayoutChange?()
    guard let last = lastMeasured else { return }
    let size = measure(last.proposal)
    guard size != last.size else { return }
    lastMeasured = (last.proposal, size)
    onIdealSizeChange?()
  }

  /// The size of what was rendered last, without bringing it up to date (HC-06).
  func renderedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(Proposal(proposal))
    return CGSize(width: size.width, height: size.height)
  }

  /// The size without any proposal. Measuring it is no measurement that is watched afterwards.
  var idealSize: CGSize {
    if !isUpdating { flushBodies() }
    return renderedSize(.unspecified)
  }

  /// Places the content, centred in `size` as a hosting view does, `origin` away from the view's corner.
  func layout(in size: CGSize, at origin: CGPoint = .zero) {
    if !isUpdating { flushBodies() }
    guard let item = item() else { return }
    let width = Double(size.width)
    let height = Double(size.height)
    let proposal = Proposal(width: width, height: height)
    let fitted = item.size(proposal)
    item.place(
      Double(origin.x) + (width - fitted.width) / 2, Double(origin.y) + (height - fitted.height) / 2, proposal)
    // Sizes that views tell are known only now (ST-30).
    for reader in preferenceReaders { reader.readPreferences() }
  }

  // MARK: Appearance

  /// Adds the elements and stored values of the content to a report of what can be perceived.
  func describe(into builder: inout AppearanceBuilder) {
    if let root { describe(root, into: &builder) }
  }

  /// The same for a part of the content that has coordinates of its own.
  func describe(
    _ node: ViewNode, from corner: (x: Double, y: Double) = (0, 0), leavingOut elsewhere: Set<ObjectIdentifier> = [],
    into builder: inout AppearanceBuilder
  ) {
    var pass = DescribePass(scale: environment.builtin.displayScale, from: corner, leavingOut: elsewhere)
    pass.exchange(&builder)
    node.describeNamed(&pass)
    pass.exchange(&builder)
  }
}
