import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A table's cell as the engine sees it.
extension UITableViewCell: BackgroundCell {
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let height = layoutAttributes.size.height
    layoutAttributes.size.height = 0
    let result = fitted(layoutAttributes)
    // Content that says nothing about its height has the standard one (SIZ-14).
    if result.size.height == 0 {
      result.size.height = layoutAttributes.selfSizing.contains(.height) ? CGFloat(ListPolicy.standardRowHeight) : height
    }
    return result
  }
  /// True if nothing in the cell tells its height: the app arranges its views itself.
  func saysNothingOfHeight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let wanted = attributes.copied()
    wanted.size.height = 0
    return fitted(wanted).size.height == 0
  }
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func showHighlighted(_ on: Bool) { setHighlighted(on, animated: false) }
  func showSelected(_ on: Bool) { setSelected(on, animated: false) }
  func showEditing(_ on: Bool, animated: Bool) {
    updateControls()
    if isEditing != on { setEditing(on, animated: animated) }
  }
  func showDragState(_ flags: CellFlags) {
    dragStateDidChange(flags.contains(.dragLifting) ? .lifting : flags.contains(.dragging) ? .dragging : .none)
  }

  var presentState: any UIConfigurationState { configurationState }

  func runConfigurationUpdate(_ state: any UIConfigurationState) {
    follow(state, updateConfiguration(using:)) { state in configurationUpdateHandler.map { handler in { handler(self, state) } } }
    let insets = contentInsets
    if insets != lastInsets { core.host?.sizing.invalidateSelfSizing(of: self) }
    lastInsets = insets
  }

  func makePlainContentView() -> UIView { builtIn.takeOver() }

  var contentInsets: NSDirectionalEdgeInsets {
    let room = strip.insets(isEditing: controls.isShown, margins: accessoryMargins)
    return NSDirectionalEdgeInsets(
      top: 0, leading: room.leading + CGFloat(indentationLevel) * indentationWidth, bottom: 0, trailing: room.trailing)
  }

  var accessoryMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: ListMetrics.accessoryMargin, bottom: 0, trailing: ListMetrics.accessoryMargin)
  }

  /// Rows of the system's own content keep the standard height (SIZ-14).
  var minimumHeight: CGFloat {
    core.content is UIListContentConfiguration || (core.content == nil && builtIn.isUsed)
      ? CGFloat(ListPolicy.standardRowHeight) : 0
  }

  // MARK: Background

  /// A colour of the cell's own is not covered by the system's.
  var systemBackground: UIBackgroundConfiguration? { backgroundColor == nil ? defaultBackgroundConfiguration() : nil }

  /// SEL-28: without a selection style a row is selected and does not look so.
  var showsChosenBackground: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

  func backgroundState(_ state: any UIConfigurationState) -> any UIConfigurationState {
    guard selectionStyle == .none, var cell = state as? UICellConfigurationState else { return state }
    cell.isSelected = false
    cell.isHighlighted = false
    return cell
  }

  func lookDidChange(_ property: String) {
    recordWrite(property)
    background.update(configurationState, in: self)
    setNeedsLayout()
  }

  // MARK: Appearance

  /// What the cell shows around its content.
  var describedProperties: [(name: String, value: String?)] {
    let decoration = core.decoration
    let insets = ownSeparatorInset.map { inset in
      [inset.top, inset.left, inset.bottom, inset.right].map(UIView.text).joined(separator: " ")
    }
    return [
      ("isUserInteractionEnabled", isUserInteractionEnabled ? nil : "false"),
      ("selectionStyle", selectionStyle == .none ? "none" : nil),
      ("indentation", indentationLevel == 0 ? nil : "\(indentationLevel) × \(UIView.text(indentationWidth))"),
      ("bottomSeparator", decoration.bottomSeparator == true ? decoration.separatorColor ?? "system" : nil),
      ("separatorInset", decoration.bottomSeparator == true ? insets ?? core.describedSeparatorInset : nil),
    ]
  }
}
