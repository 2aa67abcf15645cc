import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What a drag makes of the cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    takeValues(from: coder, as: UICollectionViewCell.self)
  }

  /// What an interface file has the cell start when it is selected.
  var selectionSegue: NibSegueStarter?

  /// Extensions of apps override it.
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

  // MARK: State
  open override var canBecomeFocused: Bool { core.isFocusAllowed }
  open var isSelected = false { didSet { core.stateMayHaveChanged() } }
  open var isHighlighted = false { didSet { core.stateMayHaveChanged() } }
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  open var configurationState: UICellConfigurationState { core.cellState }
  open func setNeedsUpdateConfiguration() { core.requestUpdateByApp() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    didSet { core.handlerWasAssigned(configurationUpdateHandler != nil) }
  }

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
    layOutParts { super.layoutSubviews() }
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = core.fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    measured = size
    return size
  }
  open override var isUserInteractionEnabled: Bool { didSet { core.stateMayHaveChanged() } }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    core.invalidateSize()
  }

  // MARK: The runtime's part

  private(set) lazy var core = CellCore(self)
  let background = CellBackground()

  private func setUp() {
    core.install()
  }

  @_spi(CellHarness) open override var cellBinding: CellBindingState? { core.binding }

  override func prepareForLayout() {
    super.prepareForLayout()
    core.flushUpdate()
  }

  override func subviewWasLaidOut(_ view: UIView) { core.wasLaidOut(view) }
  override func subviewSizeDidChange(_ view: UIView) { core.sizeDidChange(of: view) }

  func showHighlighted(_ on: Bool) { isHighlighted = on }
  func showSelected(_ on: Bool) { isSelected = on }
  func showEditing(_ on: Bool, animated: Bool) { core.set(.editing, on) }

  func showDragState(_ flags: CellFlags) {
    dragStateDidChange(flags.contains(.dragLifting) ? .lifting : flags.contains(.dragging) ? .dragging : .none)
  }

  func makePlainContentView() -> UIView { CellContentView() }
  var presentState: any UIConfigurationState { configurationState }

  func runConfigurationUpdate(_ state: any UIConfigurationState) {
    follow(state, updateConfiguration(using:)) { state in configurationUpdateHandler.map { handler in { handler(self, state) } } }
  }

  // MARK: Geometry of the content

  /// What lies beside the content: accessories, indentation.
  var contentInsets: NSDirectionalEdgeInsets { .zero }

  /// The height below which the cell does not go, whatever its content wants.
  var minimumHeight: CGFloat { 0 }

  // MARK: Appearance

  /// The background that the cell has as long as nobody sets one; nil if it shows none.
  var systemBackground: UIBackgroundConfiguration? { nil }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.cell, describedProperties, into: &builder)
    describeChildren(into: &builder)
  }

  /// What the cell shows around its content.
  var describedProperties: [(name: String, value: String?)] {
    [("isUserInteractionEnabled", isUserInteractionEnabled ? nil : "false")]
  }
}

extension UICollectionViewCell: BackgroundCell {
  var showsChosenBackground: Bool { isSelected || isHighlighted }
}
