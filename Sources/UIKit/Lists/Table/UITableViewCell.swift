import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One row of a table. It may be asked about recognizers that are its own, as it is when an app makes it their delegate.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownIdentifier = reuseIdentifier
    // The size that apps lay their views out in before the table gives the cell its own.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  public required init?(coder: NSCoder) {
    style = coder.nibCellStyle
    ownIdentifier = coder.nibValue("reuseIdentifier")?.text
    super.init(coder: coder)
    setUp()
    takeValues(from: coder, as: UITableViewCell.self)
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // Extensions of apps override what a keyboard is for a row.
  open override dynamic var inputView: UIView? { super.inputView }
  open override dynamic var inputAccessoryView: UIView? { super.inputAccessoryView }
  open override dynamic var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }

  // MARK: Recognizers
  open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  // MARK: Reuse
  open var reuseIdentifier: String? { ownIdentifier ?? poolKey?.identifier }
  /// Called before the cell serves another item, inside the dequeue (LC-03).
  open func prepareForReuse() {}

  // MARK: State
  open override var canBecomeFocused: Bool { core.isFocusAllowed }
  open var isSelected: Bool {
    get { selectedNow }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedNow = selected
    core.stateMayHaveChanged()
  }
  open var isHighlighted: Bool {
    get { highlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedNow = highlighted
    core.stateMayHaveChanged()
  }
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { showEditMode(editing) }
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  // MARK: Configuration
  open var configurationState: UICellConfigurationState { core.cellState }
  open func setNeedsUpdateConfiguration() { core.requestUpdateByApp() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
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
  /// The content configuration of the cell's style, fresh every time (CC-21).
  open func defaultContentConfiguration() -> UIListContentConfiguration { style.content }
  /// The style's own parts. They are not shown while there is a content configuration (TV-10).
  open var textLabel: UILabel? { builtIn.text }
  open var detailTextLabel: UILabel? { builtIn.detail }
  open var imageView: UIImageView? { builtIn.image }

  // MARK: Background
  open var backgroundView: UIView? { didSet { background.install(backgroundView, insteadOf: oldValue, in: self) } }
  open var selectedBackgroundView: UIView? {
    didSet { background.install(selectedBackgroundView, insteadOf: oldValue, in: self) }
  }
  /// Stands for `selectedBackgroundView` while several rows can be selected.
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.configuration }
    set { background.assign(newValue, to: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open override var backgroundColor: UIColor? { didSet { background.update(configurationState, in: self) } }
  open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet { lookDidChange("selectionStyle") }
  }

  // MARK: Accessories and editing
  open var accessoryType: UITableViewCell.AccessoryType = .none { didSet { accessoriesDidChange("accessoryType") } }
  open var accessoryView: UIView? { didSet { accessoriesDidChange("accessoryView") } }
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
    didSet { accessoriesDidChange("editingAccessoryType") }
  }
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange("editingAccessoryView") } }
  /// The control that the table showed in edit mode when it last asked.
  open var editingStyle: UITableViewCell.EditingStyle { controls.style }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false { didSet { accessoriesDidChange("showsReorderControl") } }
  open var showingDeleteConfirmation: Bool { core.binding.flags.contains(.swiped) }
  open var indentationLevel = 0 { didSet { indentationDidChange("indentationLevel") } }
  open var indentationWidth: CGFloat = 10 { didSet { indentationDidChange("indentationWidth") } }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      recordWrite("separatorInset")
    }
  }
  open var focusStyle: UITableViewCell.FocusStyle = .default
  open var userInteractionEnabledWhileDragging = false

  // MARK: UIView
  open override func layoutSubviews() {
    layOutParts { super.layoutSubviews() }
    if core.content == nil { builtIn.place(in: contentView.bounds) }
    _ = strip.layout(isEditing: controls.isShown, state: core.binding.flags, margins: accessoryMargins)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    core.fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open override var isUserInteractionEnabled: Bool { didSet { core.stateMayHaveChanged() } }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    core.invalidateSize()
  }

  // MARK: The runtime's part

  let style: CellStyle
  private let ownIdentifier: String?
  var poolKey: ReusePool.Key?
  private(set) lazy var core = CellCore(self)
  let background = CellBackground()
  /// The view with the style's own parts, shown or not.
  private(set) lazy var builtIn = BuiltInCellContent(style)
  lazy var strip: AccessoryStrip = {
    let made = AccessoryStrip(cell: self)
    let reference = backReference
    made.systemAction = { (reference.view as? UITableViewCell)?.accessoryWasTapped($0) }
    return made
  }()
  /// What edit mode shows, as the table said.
  var controls = TableCellControls()
  var ownSeparatorInset: UIEdgeInsets?
  private var selectedNow = false
  private var highlightedNow = false
  var editingNow = false
  /// What an interface file has the cell start when it is selected, or when its detail button is tapped.
  var selectionSegue: NibSegueStarter?
  var accessorySegue: NibSegueStarter?
  var lastInsets = NSDirectionalEdgeInsets.zero

  private func setUp() {
    core.install()
    core.bindToRequestUnderWay()
  }

  @_spi(CellHarness) open override var cellBinding: CellBindingState? { core.binding }

  override func prepareForLayout() {
    super.prepareForLayout()
    core.flushUpdate()
  }

  override func subviewWasLaidOut(_ view: UIView) { core.wasLaidOut(view) }
  override func subviewSizeDidChange(_ view: UIView) { core.sizeDidChange(of: view) }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.cell, describedProperties, into: &builder)
    describeChildren(into: &builder)
  }
}
