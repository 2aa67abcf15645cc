import CoreGraphics
import Foundation
import HeadlessCore

/// Lines its subviews up.
///
/// Frames are computed directly, from intrinsic and fitting sizes, so that a stack works with and without constraints
/// around it.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    contentDidChange()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    contentDidChange()
  }
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { contentDidChange() } }
  open var distribution: Distribution = .fill { didSet { contentDidChange() } }
  open var alignment: Alignment = .fill { didSet { contentDidChange() } }
  open var spacing: CGFloat = 0 { didSet { contentDidChange() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { contentDidChange() } }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    contentDidChange()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { .greatestFiniteMagnitude.nextDown }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
    contentDidChange()
  }
  override var arrangesSubviews: Bool { true }
  override func arrangedSubviewDidChange(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { contentDidChange() }
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize { measured(width: nil) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(width: size.width > 0 ? size.width : nil) }
  override func heightThatFits(width: CGFloat) -> CGFloat { measured(width: width).height }

  open override func layoutSubviews() {
    // Constraints first: where they meet an arranged view, the arrangement has the last word on its frame.
    super.layoutSubviews()
    arrange()
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Measuring

  private var shown: [UIView] { arranged.filter { !$0.isHidden } }
  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var isVertical: Bool { axis == .vertical }

  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? 8 : own
  }

  private func gaps(_ views: [UIView]) -> CGFloat { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

  /// The size a subview takes; with a width if the stack knows one.
  private func size(of view: UIView, width: CGFloat?) -> CGSize {
    var target = UIView.layoutFittingCompressedSize
    if let width { target.width = width }
    var size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    size.width = max(0, size.width)
    size.height = max(0, size.height)
    return size
  }

  private func measured(width: CGFloat?) -> CGSize {
    let views = shown
    let inset = insets
    let inner = width.map { max(0, $0 - inset.left - inset.right) }
    var result = CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)
    guard !views.isEmpty else { return width == nil && arranged.isEmpty ? .zero : result }
    if isVertical {
      let sizes = views.map { size(of: $0, width: alignment == .fill ? inner : clamped($0, inner)) }
      let heights =
        distribution == .fillEqually ? (sizes.map(\.height).max() ?? 0) * CGFloat(sizes.count) : total(sizes.map(\.height))
      result.width += sizes.map(\.width).max() ?? 0
      result.height += heights + gaps(views)
    } else {
      let natural = views.map { size(of: $0, width: nil).width }
      let widths = inner.map { shares(views, natural, $0 - gaps(views)) } ?? natural
      let heights = zip(views, widths).map { size(of: $0, width: inner == nil ? nil : $1).height }
      let length = distribution == .fillEqually ? (natural.max() ?? 0) * CGFloat(natural.count) : total(natural)
      result.width += length + gaps(views)
      result.height += heights.max() ?? 0
    }
    return result
  }

  /// The width a view that is not stretched gets: its own, or the stack's if that is less.
  private func clamped(_ view: UIView, _ inner: CGFloat?) -> CGFloat? {
    guard let inner else { return nil }
    let own = size(of: view, width: nil).width
    return own > inner ? inner : own
  }

  private func total(_ lengths: [CGFloat]) -> CGFloat { lengths.reduce(0, +) }

  // MARK: Arranging

  private func arrange() {
    let views = shown
    guard !views.isEmpty else { return }
    let area = bounds.inset(by: insets)
    let length = isVertical ? area.height : area.width
    let across = isVertical ? area.width : area.height
    let natural = views.map { view -> CGFloat in
      isVertical
        ? size(of: view, width: alignment == .fill ? across : clamped(view, across)).height : size(of: view, width: nil).width
    }
    var space = gaps(views)
    var lengths = natural
    var extra: CGFloat = 0
    switch distribution {
    case .fill, .fillProportionally, .fillEqually: lengths = shares(views, natural, length - space)
    case .equalSpacing, .equalCentering:
      let free = length - total(natural)
      if views.count > 1, free > space { extra = (free - space) / CGFloat(views.count - 1) }
      if free < space { lengths = shares(views, natural, length - space) }
    }
    space = 0
    var position = isVertical ? area.minY : area.minX
    let order = isVertical || !isRightToLeft ? Array(views.indices) : views.indices.reversed()
    for (place, index) in order.enumerated() {
      let view = views[index]
      view.frame = frame(of: view, at: position, length: lengths[index], in: area, across: across)
      position += lengths[index]
      if place < order.count - 1 { position += gap(after: views[min(index, order[place + 1])]) + extra }
    }
  }

  private func frame(of view: UIView, at position: CGFloat, length: CGFloat, in area: CGRect, across: CGFloat) -> CGRect {
    var breadth = across
    if alignment != .fill {
      let own = isVertical ? clamped(view, across) ?? 0 : size(of: view, width: length).height
      breadth = min(own, across)
    }
    let free = across - breadth
    let offset: CGFloat
    switch alignment {
    case .fill, .leading, .firstBaseline: offset = isVertical && isRightToLeft && alignment != .fill ? free : 0
    case .center: offset = (free / 2 * 3).rounded() / 3
    case .trailing, .lastBaseline: offset = isVertical && isRightToLeft ? 0 : free
    }
    return isVertical
      ? CGRect(x: area.minX + offset, y: position, width: breadth, height: length)
      : CGRect(x: position, y: area.minY + offset, width: length, height: breadth)
  }

  /// Lengths that fill `available`: what is too much or too little goes to the view that resists it least.
  private func shares(_ views: [UIView], _ natural: [CGFloat], _ available: CGFloat) -> [CGFloat] {
    let available = max(0, available)
    var result = natural
    switch distribution {
    case .fillEqually: return natural.map { _ in available / CGFloat(natural.count) }
    case .fillProportionally:
      let sum = total(natural)
      return sum > 0 ? natural.map { $0 / sum * available } : natural.map { _ in available / CGFloat(natural.count) }
    case .fill, .equalSpacing, .equalCentering: break
    }
    let difference = available - total(natural)
    if difference > 0, distribution == .fill {
      let hugs = views.map { stretchResistance($0) }
      guard let least = hugs.min(), let index = hugs.firstIndex(of: least) else { return result }
      result[index] += difference
    } else if difference < 0 {
      var missing = -difference
      let order = views.indices.sorted {
        let left = views[$0].contentCompressionResistancePriority(for: axis)
        let right = views[$1].contentCompressionResistancePriority(for: axis)
        return left == right ? natural[$0] > natural[$1] : left < right
      }
      for index in order where missing > 0 {
        let taken = min(missing, result[index])
        result[index] -= taken
        missing -= taken
      }
    }
    return result
  }

  /// Views without a size of their own stretch first.
  private func stretchResistance(_ view: UIView) -> Float {
    let own = isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
    return own < 0 && !AutoLayoutHook.current.hasConstraints(view) ? -1 : view.contentHuggingPriority(for: axis).rawValue
  }
}
