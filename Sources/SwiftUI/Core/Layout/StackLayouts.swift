import Foundation

/// Views beside each other, as a layout.
nonisolated public struct HStackLayout: Layout {
  /// How views lie across.
  public var alignment: VerticalAlignment
  /// The distance between views; nil for their own.
  public var spacing: CGFloat?
  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackPass.size(.horizontal, alignment.key, spacing, subviews, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    StackPass.place(.horizontal, alignment.key, spacing, subviews, bounds, proposal)
  }
}

/// Views one below the other, as a layout.
nonisolated public struct VStackLayout: Layout {
  /// How views lie across.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil for their own.
  public var spacing: CGFloat?
  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackPass.size(.vertical, alignment.key, spacing, subviews, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    StackPass.place(.vertical, alignment.key, spacing, subviews, bounds, proposal)
  }
}

/// Views on top of each other, as a layout.
nonisolated public struct ZStackLayout: Layout {
  /// How views lie to each other.
  public var alignment: Alignment
  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(CGSize.zero) { size, view in
      let part = view.sizeThatFits(proposal)
      return CGSize(width: max(size.width, part.width), height: max(size.height, part.height))
    }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let frame = LayoutRect(
      x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width), height: Double(bounds.height))
    for view in subviews {
      subviews.box.placed.insert(ObjectIdentifier(view.item))
      MainThread.assume((view.item, frame, alignment, Proposal(proposal))) { $0.0.place(alignedIn: $0.1, $0.2, $0.3) }
    }
  }
}

/// A layout whose type is hidden: another one in its place keeps the state of the views.
nonisolated public struct AnyLayout: Layout {
  /// What is kept.
  public struct Cache {
    fileprivate var value: Any?
  }

  private let layout: any Layout
  /// Hides the type of a layout.
  public init<L>(_ layout: L) where L: Layout { self.layout = layout }

  var name: String { TypeNames.plain(type(of: layout)) }

  private func open<T, L: Layout>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache, _ body: (L, inout L.Cache) -> T
  ) -> T {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = typed }
    return body(layout, &typed)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func run<L: Layout>(_ layout: L) -> CGSize {
      open(layout, subviews, &cache) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func run<L: Layout>(_ layout: L) {
      open(layout, subviews, &cache) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
    }
    run(layout)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// One pass of a stack over the views of a layout.
private enum StackPass {
  @MainActor private static func layout(
    _ axis: Axis, _ guide: AlignmentGuide, _ spacing: CGFloat?, _ subviews: LayoutSubviews
  ) -> StackLayout {
    var list = ItemList()
    for item in subviews.items { list.append(item) }
    let layout = StackLayout(axis, guide, spacing.map { Double($0) })
    layout.adopt(list)
    return layout
  }

  nonisolated static func size(
    _ axis: Axis, _ guide: AlignmentGuide, _ spacing: CGFloat?, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> CGSize {
    MainThread.assume((guide, subviews)) { parts in
      let size = layout(axis, parts.0, spacing, parts.1).measure(Proposal(proposal))
      return CGSize(width: size.width, height: size.height)
    }
  }

  nonisolated static func place(
    _ axis: Axis, _ guide: AlignmentGuide, _ spacing: CGFloat?, _ subviews: LayoutSubviews, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    for item in subviews.items { subviews.box.placed.insert(ObjectIdentifier(item)) }
    MainThread.assume((guide, subviews)) { parts in
      let frame = LayoutRect(
        x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width), height: Double(bounds.height))
      layout(axis, parts.0, spacing, parts.1).place(
        in: frame, Proposal(proposal), isMirrored: parts.1.layoutDirection == .rightToLeft)
    }
  }
}
