import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  public init(reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }
  public required init?(coder: NSCoder) {
    ownIdentifier = nil
    super.init(coder: coder)
    setUp()
    takeValues(from: coder, as: UITableViewHeaderFooterView.self)
  }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open var reuseIdentifier: String? { ownIdentifier }
  /// Called before the view serves another section, inside the dequeue.
  open func prepareForReuse() {}

  // MARK: Configuration
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = core.binding.flags.contains(.pinned)
    return state
  }
  open func setNeedsUpdateConfiguration() { core.requestUpdateByApp() }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
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
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  open var textLabel: UILabel? { builtIn.text }
  open var detailTextLabel: UILabel? { builtIn.detail }

  // MARK: Background
  open var backgroundView: UIView? { didSet { background.install(backgroundView, insteadOf: oldValue, in: self) } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.configuration }
    set { background.assign(newValue, to: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  // MARK: UIView
  open override func layoutSubviews() {
    layOutParts { super.layoutSubviews() }
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    core.fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    core.invalidateSize()
  }

  // MARK: The runtime's part

  private let ownIdentifier: String?
  var poolKey: ReusePool.Key?
  private(set) lazy var core = CellCore(self)
  let background = CellBackground()
  private(set) lazy var builtIn = BuiltInCellContent(.header(), hasDetail: true)

  private func setUp() {
    core.install()
  }

  @_spi(CellHarness) open override var cellBinding: CellBindingState? { core.binding }

  override func prepareForLayout() {
    super.prepareForLayout()
    core.flushUpdate()
  }

  override func subviewSizeDidChange(_ view: UIView) { core.sizeDidChange(of: view) }

  /// Shows a title of the data source's.
  func show(title: String, isFooter: Bool) {
    let configuration: UIListContentConfiguration = isFooter ? .footer() : .header()
    let properties = configuration.updated(for: configurationState).textProperties
    builtIn.text.font = properties.font
    builtIn.text.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    builtIn.text.textColor = properties.resolvedColor()
    builtIn.text.numberOfLines = 0
    builtIn.text.text = properties.shown(title)
  }
}

/// A header or footer as the engine sees it: a cell without an item.
extension UITableViewHeaderFooterView: BackgroundCell {
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  var isHighlighted: Bool { false }
  var isSelected: Bool { false }
  func showHighlighted(_ on: Bool) {}
  func showSelected(_ on: Bool) {}
  func showEditing(_ on: Bool, animated: Bool) {}
  func showDragState(_ flags: CellFlags) {}
  var presentState: any UIConfigurationState { configurationState }

  func runConfigurationUpdate(_ state: any UIConfigurationState) {
    follow(state, updateConfiguration(using:)) { state in configurationUpdateHandler.map { handler in { handler(self, state) } } }
  }

  func makePlainContentView() -> UIView { builtIn.takeOver() }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var minimumHeight: CGFloat { 0 }

  // No background that shows a selection: Apple's class has none.
  var selectedBackgroundView: UIView? {
    get { nil }
    set {}
  }
  var showsChosenBackground: Bool { false }
  var systemBackground: UIBackgroundConfiguration? { backgroundColor == nil ? defaultBackgroundConfiguration() : nil }
}

/// Stands round a header or footer that is any view of the app's, or none.
final class TableBoundaryHolder: UIView, ListReusable {
  var poolKey: ReusePool.Key?
  let content: UIView?
  /// What the content serves, if there is any.
  let binding: CellBindingState?
  override var cellBinding: CellBindingState? { binding }

  init(_ content: UIView?) {
    self.content = content
    binding = content.map { _ in CellBindingState(cell: CellConstruction.takeID()) }
    super.init(frame: .zero)
    if let content { addSubview(content) }
  }

  required init?(coder: NSCoder) { nil }

  func prepareForReuse() {}
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.frame != bounds { content.frame = bounds }
  }

  /// What the content wants, or the height it came with.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let content else { return CGSize(width: targetSize.width, height: 0) }
    var size = content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    if size.height == 0 { size.height = content.intrinsicContentSize.height }
    if size.height <= 0 { size.height = content.frame.height }
    return size
  }
}
