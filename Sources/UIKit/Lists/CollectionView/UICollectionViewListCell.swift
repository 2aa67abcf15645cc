import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A cell of a list section: with accessories, separators and indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The content configuration of the list's style, fresh every time (CC-21).
  open func defaultContentConfiguration() -> UIListContentConfiguration { isHeader ? .header() : isFooter ? .footer() : .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isHeader ? .listHeader() : isFooter ? .listFooter() : .listCell()
  }

  open var indentationLevel = 0 { didSet { indentationDidChange("indentationLevel") } }
  open var indentationWidth: CGFloat = 10 { didSet { indentationDidChange("indentationWidth") } }
  open var indentsAccessories = true { didSet { indentationDidChange("indentsAccessories") } }
  open var accessories: [UICellAccessory] {
    get {
      strip.wereRead = true
      return strip.accessories
    }
    set { take(newValue) }
  }
  /// Follows the place of the separators.
  open var separatorLayoutGuide: UILayoutGuide { guide }

  // MARK: The runtime's part

  private lazy var strip: AccessoryStrip = {
    let made = AccessoryStrip(cell: self)
    let reference = backReference
    made.systemAction = { (reference.view as? UICollectionViewListCell)?.accessoryWasTapped($0) }
    return made
  }()
  private lazy var guide: UILayoutGuide = {
    let made = UILayoutGuide()
    addLayoutGuide(made)
    return made
  }()

  private func indentationDidChange(_ property: String) {
    recordWrite(property)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isHeader: Bool {
    poolKey?.kind == UICollectionView.elementKindSectionHeader || core.host?.isHeaderItem(core.binding.slot) == true
  }
  private var isFooter: Bool { poolKey?.kind == UICollectionView.elementKindSectionFooter }

  private func take(_ accessories: [UICellAccessory]) {
    let old = contentInsets
    strip.accessories = accessories
    recordWrite("accessories")
    if contentInsets != old { core.host?.sizing.invalidateSelfSizing(of: self) }
  }

  /// Controls of the system's without a handler of the app's: delete shows the row's swipe actions (SW-16), insert and
  /// detail do nothing (ACC-04).
  private func accessoryWasTapped(_ accessory: UICellAccessory) {
    guard let slot = core.binding.slot else { return }
    if accessory.accessoryType == .delete { core.host?.swipes.reveal(slot) }
    if accessory.accessoryType == .outlineDisclosure { toggleOutline() }
  }

  var reorderControl: CGRect? { strip.reorderControl }

  /// True while indentation and state come from an outline.
  var showsOutlineState = false

  /// True if a tap anywhere in the cell unfolds or folds instead of selecting (ACC-05).
  var togglesOutlineAnywhere: Bool {
    strip.accessories.contains { $0.accessoryType == .outlineDisclosure && $0.outlineStyle == .header }
  }

  /// Unfolds or folds the cell's item.
  func toggleOutline() {
    guard let slot = core.binding.slot else { return }
    core.host?.owner.identifiedItems?.toggleOutline(at: slot)
  }

  /// Edit mode may show or hide accessories: the content gets another width, and with it maybe another height.
  override func runConfigurationUpdate(_ state: any UIConfigurationState) {
    super.runConfigurationUpdate(state)
    let insets = contentInsets
    if insets != lastInsets { core.host?.sizing.invalidateSelfSizing(of: self) }
    lastInsets = insets
  }
  private var lastInsets = NSDirectionalEdgeInsets.zero

  private var isInEditMode: Bool { core.binding.flags.contains(.editing) }
  private var accessoryMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: ListMetrics.accessoryMargin, bottom: 0, trailing: ListMetrics.accessoryMargin)
  }

  override var contentInsets: NSDirectionalEdgeInsets {
    let room = strip.insets(isEditing: isInEditMode, margins: accessoryMargins)
    return NSDirectionalEdgeInsets(
      top: 0, leading: room.leading + CGFloat(indentationLevel) * indentationWidth, bottom: 0, trailing: room.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = strip.layout(isEditing: isInEditMode, state: core.binding.flags, margins: accessoryMargins)
  }

  /// Rows of the system's own content keep the standard height (SIZ-14); headers, footers and custom content don't.
  override var minimumHeight: CGFloat {
    core.content is UIListContentConfiguration && !isHeader && !isFooter ? CGFloat(ListPolicy.standardRowHeight) : 0
  }

  override var systemBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  override var describedProperties: [(name: String, value: String?)] {
    let decoration = core.decoration
    return super.describedProperties + [
      ("indentation", indentationLevel == 0 ? nil : "\(indentationLevel) × \(UIView.text(indentationWidth))"),
      ("topSeparator", decoration.topSeparator == true ? decoration.separatorColor ?? "system" : nil),
      ("bottomSeparator", decoration.bottomSeparator == true ? decoration.separatorColor ?? "system" : nil),
      ("separatorInset", core.describedSeparatorInset),
    ]
  }
}
