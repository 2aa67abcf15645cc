import CellTrace
import CoreGraphics
import Foundation

/// The delegate's part in selecting (SEL-25…SEL-29).
extension UITableView {
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }
  var allowsMultipleSelectionNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var unhighlightsFirst: Bool { true }

  func shouldHighlight(_ slot: Slot) -> Bool {
    guard let delegate else { return true }
    host.tell("tableView(_:shouldHighlightRowAt:)", slot)
    return delegate.tableView(self, shouldHighlightRowAt: IndexPath(slot))
  }
  func didHighlight(_ slot: Slot) {
    guard let delegate else { return }
    host.tell("tableView(_:didHighlightRowAt:)", slot)
    delegate.tableView(self, didHighlightRowAt: IndexPath(slot))
  }
  func didUnhighlight(_ slot: Slot) {
    guard let delegate else { return }
    host.tell("tableView(_:didUnhighlightRowAt:)", slot)
    delegate.tableView(self, didUnhighlightRowAt: IndexPath(slot))
  }
  func willSelect(_ slot: Slot) -> Slot? {
    guard let delegate else { return slot }
    host.tell("tableView(_:willSelectRowAt:)", slot)
    return delegate.tableView(self, willSelectRowAt: IndexPath(slot))?.slot
  }
  func willDeselect(_ slot: Slot, becauseOfAnother: Bool) -> Slot? {
    guard let delegate else { return slot }
    host.tell("tableView(_:willDeselectRowAt:)", slot)
    return delegate.tableView(self, willDeselectRowAt: IndexPath(slot))?.slot
  }
  func didSelect(_ slot: Slot) {
    // A segue from the cell comes before the delegate's call.
    if let cell = host.live.cell(at: slot) as? UITableViewCell { cell.selectionSegue?.start(cell) }
    guard let delegate else { return }
    host.tell("tableView(_:didSelectRowAt:)", slot)
    delegate.tableView(self, didSelectRowAt: IndexPath(slot))
  }
  func didDeselect(_ slot: Slot) {
    guard let delegate else { return }
    host.tell("tableView(_:didDeselectRowAt:)", slot)
    delegate.tableView(self, didDeselectRowAt: IndexPath(slot))
  }
  func selectionDidChangeByTouch() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }
  func canPerformPrimaryAction(_ slot: Slot) -> Bool {
    delegate?.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(slot)) ?? false
  }
  func performPrimaryAction(_ slot: Slot) {
    guard let delegate else { return }
    host.tell("tableView(_:performPrimaryActionForRowAt:)", slot)
    delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(slot))
  }

  // MARK: By the table's own API

  func selectRow(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    host.loadIfNeeded()
    guard let indexPath else { return host.selection.select(nil) }
    guard let slot = indexPath.slot, host.exists(slot) else { return }
    host.selection.select(slot)
    if position != .none { scroll(to: indexPath, position, animated) }
  }

  func deselectRow(_ indexPath: IndexPath) {
    host.loadIfNeeded()
    guard allowsSelectionNow, let slot = indexPath.slot, host.exists(slot) else { return }
    host.selection.deselect(slot)
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    host.loadIfNeeded()
    let before = contentOffset
    var target = target(of: indexPath)
    move(to: target, position, animated)
    // Rows on the way there, and the row itself, are estimates until they are shown: then the place is another one (SCR-01).
    for _ in 0..<8 where !animated && contentOffset != before {
      layoutIfNeeded()
      let measured = self.target(of: indexPath)
      guard measured != target else { break }
      target = measured
      move(to: target, position, animated)
    }
  }

  /// Where the row at a path stands; a path to no row of a section that is there means the section's top.
  private func target(of indexPath: IndexPath) -> CGRect {
    if let slot = indexPath.slot, host.exists(slot) {
      return frame(of: ListPlace(kind: nil, slot: slot))
    } else if indexPath.count == 2, indexPath[1] == NSNotFound, host.counts.indices.contains(indexPath[0]) {
      return sectionTop(indexPath[0])
    } else {
      raise("TV-SCROLL", ListTexts.scrollToMissingRow(indexPath, host.counts))
    }
  }

  private func move(to frame: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    host.placing.updateContentSize()
    let insets = adjustedContentInset
    let visible = bounds.height - insets.top - insets.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = frame.minY - insets.top
    case .middle: y = frame.midY - insets.top - visible / 2
    case .bottom: y = frame.maxY + insets.bottom - bounds.height
    case .none:
      if frame.minY < contentOffset.y + insets.top {
        y = frame.minY - insets.top
      } else if frame.maxY > contentOffset.y + bounds.height - insets.bottom {
        y = frame.maxY + insets.bottom - bounds.height
      }
    }
    let limits = offsetLimits
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, limits.low.y), limits.high.y)), animated: animated)
  }

  /// A section's header, or its first row, or its footer.
  private func sectionTop(_ section: Int) -> CGRect {
    let places = [
      place(Self.headerKind, section), ListPlace(kind: nil, slot: Slot(section: section, item: 0)),
      place(Self.footerKind, section),
    ]
    return places.filter { $0.kind != nil || host.exists($0.slot) }.map(frame).first { !$0.isEmpty } ?? .zero
  }
}
