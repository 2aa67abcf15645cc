import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: State
  open var isSelected = false { didSet { core.stateMayHaveChanged() } }
  open var isHighlighted = false { didSet { core.stateMayHaveChanged() } }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    core.fill(&state)
    return state
  }
  open func setNeedsUpdateConfiguration() { core.requestUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { didSet { handlerWasAssigned() } }

  // MARK: Content
  open var contentView: UIView { core.contentView }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { core.content }
    set { core.assign(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { core.updatesContentAutomatically }
    set { core.updatesContentAutomatically = newValue }
  }

  // MARK: Background
  open var backgroundView: UIView? { didSet { background.install(backgroundView, insteadOf: oldValue, in: self) } }
  open var selectedBackgroundView: UIView? {
    didSet { background.install(selectedBackgroundView, insteadOf: oldValue, in: self) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.configuration }
    set { background.assign(newValue, to: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: UIView
  open override func layoutSubviews() {
    background.place(in: self)
    placeContent()
    super.layoutSubviews()
    placeContent()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    measured = size
    return size
  }
  open override var isUserInteractionEnabled: Bool { didSet { core.stateMayHaveChanged() } }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    core.host?.invalidateSelfSizing(of: self)
  }

  // MARK: The runtime's part

  private(set) lazy var core = CellCore(self)
  let background = CellBackground()
  private var handlerItem: ItemID?

  private func setUp() {
    addSubview(core.contentView)
    core.contentView.frame = bounds
  }

  @_spi(CellHarness) open override var cellBinding: CellBinding? { core.binding }

  override func prepareForLayout() {
    super.prepareForLayout()
    core.flushUpdate()
  }

  override func subviewWasLaidOut(_ view: UIView) {
    if view === core.contentView { core.host?.contentWasLaidOut(in: self) }
  }

  override func subviewSizeDidChange(_ view: UIView) {
    if view === core.contentView { core.host?.invalidateSelfSizing(of: self) }
  }

  private func handlerWasAssigned() {
    handlerItem = core.binding.item
    let binding = core.binding
    if configurationUpdateHandler != nil {
      Probe.post(.handlerAssigned(binding.cell, name: "configurationUpdateHandler", item: binding.item, nil))
    }
    core.requestUpdate()
  }

  func runConfigurationUpdate(_ state: UICellConfigurationState) {
    background.update(state, in: self)
    updateConfiguration(using: state)
    let binding = core.binding
    if let handler = configurationUpdateHandler {
      let assignedFor = handlerItem
      Probe.post(
        .handlerRan(
          binding.cell, name: "configurationUpdateHandler", assignedFor: assignedFor, runsFor: binding.item, binding.flags))
      handler(self, state)
    }
    let handled = configurationUpdateHandler != nil
    Probe.post(.configurationUpdated(binding.cell, binding.item, binding.flags, handled: handled))
  }

  // MARK: Geometry of the content

  /// What lies beside the content: accessories, indentation.
  var contentInsets: NSDirectionalEdgeInsets { .zero }

  /// The height below which the cell does not go, whatever its content wants.
  var minimumHeight: CGFloat { 0 }

  private var contentFrame: CGRect {
    let insets = contentInsets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private func placeContent() {
    if core.contentView.frame != contentFrame { core.contentView.frame = contentFrame }
  }

  private func fittingContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let insets = contentInsets
    let beside = insets.leading + insets.trailing
    let above = insets.top + insets.bottom
    let size = core.contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: max(0, target.height - above)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height == 0 ? 0 : max(size.height + above, minimumHeight))
  }

  // MARK: Appearance

  /// The background that the cell has as long as nobody sets one; nil if it shows none.
  var systemBackground: UIBackgroundConfiguration? { nil }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.cell, describedProperties, into: &builder)
    describeChildren(into: &builder)
  }

  /// What the cell shows around its content.
  var describedProperties: [(name: String, value: String?)] { [] }
}

extension UICollectionViewCell: ListCellView {}
