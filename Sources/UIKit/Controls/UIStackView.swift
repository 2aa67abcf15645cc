import CoreGraphics
import Foundation

/// Lines its subviews up. The arrangement is made of constraints, so that subviews can be tied to views outside the stack.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How views stand across the stack.
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

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeStack()
  }
  public required init(coder: NSCoder) {
    // A view's initialiser with a coder always makes one, and Swift has no other way to say so.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    becomeStack()
    takeValues(from: coder, as: UIStackView.self)
  }

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    let isNew = !arranged.contains { $0 === view }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if isNew { AutoLayout.countCrossing(from: view, to: self, by: 1) }
    contentDidChange()
  }
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { contentDidChange() } } }
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { contentDidChange() } } }
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { contentDidChange() } } }
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { contentDidChange() } } }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { contentDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { contentDidChange() } }
  }
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
    forget(subview)
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { contentDidChange() }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : 0
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: width > 0 ? UILayoutPriority(999) : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open override var forFirstBaselineLayout: UIView { shown.first?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  // MARK: Arrangement

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The views that take part.
  var shown: [UIView] { arranged.filter { !$0.isHidden } }

  /// True if the arrangement is made from the fonts or sizes of the views, so that it changes with them.
  var dependsOnContent: Bool {
    switch alignment {
    case .firstBaseline, .lastBaseline: true
    case .fill, .leading, .center, .trailing: distribution == .fillProportionally || isBaselineRelativeArrangement
    }
  }

  func gap(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? LayoutSpacing.standard : own
  }

  override func arrangedSubviewDidChange(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { contentDidChange() }
  }

  override func heightThatFits(width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: 0)).height }

  private func becomeStack() {
    AutoLayout.install()
    layoutCompanion.isStack = true
  }

  private func forget(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    AutoLayout.countCrossing(from: view, to: self, by: -1)
    contentDidChange()
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }
}
