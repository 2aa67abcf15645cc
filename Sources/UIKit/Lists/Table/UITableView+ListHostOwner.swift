import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// How a table speaks with its data source and delegate on behalf of the engine.
extension UITableView: ListHostOwner {
  var words: ListWords { .table }
  var preparesAhead: Bool { isPrefetchingEnabled }
  var selfSizing: UICollectionView.SelfSizingInvalidation {
    switch selfSizingInvalidation {
    case .disabled: .disabled
    case .enabled: .enabled
    case .enabledIncludingConstraints: .enabledIncludingConstraints
    }
  }

  // MARK: Data
  var hasDataSource: Bool { dataSource != nil }
  var dataSourceType: Any.Type? { dataSource.map { type(of: $0) } }
  func itemCountsFromDataSource() -> [Int] {
    if let diffable { return diffable.itemCounts }
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  var identifiedItems: (any DiffableListSource)? { diffable }

  func dataWillChange() { boundaries.forget() }

  // MARK: Views
  func cellFromDataSource(at slot: Slot) -> UIView? { dataSource?.tableView(self, cellForRowAt: IndexPath(slot)) }

  func accept(_ returned: UIView?, for request: DequeueRequest) -> any ListCellView {
    guard let cell = host.supply.adopt(returned, for: request) else { raise("LC-X09", ListTexts.noTableCell(self, dataSource)) }
    return cell
  }

  func supplementaryFromDataSource(_ request: DequeueRequest, kind: String, at slot: Slot) -> any ListReusable {
    let view = boundaries.view(kind, slot.section, in: self)
    if view.superview !== self { addSubview(view) }
    return view
  }

  func willDisplay(_ live: LiveView, _ place: ListPlace) {
    guard let kind = place.kind else {
      guard let cell = live.view as? UITableViewCell else { return }
      indent(cell, place.slot)
      guard let delegate else { return }
      host.tell("tableView(_:willDisplay:forRowAt:)", place.slot)
      return delegate.tableView(self, willDisplay: cell, forRowAt: IndexPath(place.slot))
    }
    guard let view = shownBoundary(live) else { return }
    if kind == Self.headerKind {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.slot.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: place.slot.section)
    }
  }

  func didEndDisplaying(_ live: LiveView, _ place: ListPlace) {
    guard let delegate else { return }
    guard let kind = place.kind else {
      guard let cell = live.view as? UITableViewCell else { return }
      host.tell("tableView(_:didEndDisplaying:forRowAt:)", place.slot)
      return delegate.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(place.slot))
    }
    guard let view = shownBoundary(live) else { return }
    if kind == Self.headerKind {
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: place.slot.section)
    } else {
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: place.slot.section)
    }
  }

  func prefetch(_ slots: [Slot], cancelling: [Slot]) {
    guard let prefetchDataSource else { return }
    if !cancelling.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelling.map { IndexPath($0) })
    }
    if !slots.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: slots.map { IndexPath($0) }) }
  }

  /// The view as the app knows it.
  private func shownBoundary(_ live: LiveView) -> UIView? {
    guard let holder = live.view as? TableBoundaryHolder else { return live.view }
    return holder.content
  }

  private func indent(_ cell: UITableViewCell, _ slot: Slot) {
    guard let level = delegate?.tableView(self, indentationLevelForRowAt: IndexPath(slot)), level != Self.ownIndentation,
      cell.indentationLevel != level
    else { return }
    cell.indentationLevel = level
  }

  /// SIZ-17: what the delegate says holds, whatever the cell wants.
  func fixedHeight(at place: ListPlace) -> CGFloat? {
    if let kind = place.kind { return boundaryHeight(kind, place.slot.section) }
    let height = delegate?.tableView(self, heightForRowAt: IndexPath(place.slot)) ?? rowHeight
    if height >= 0 { return height }
    // SIZ-16: without an estimate rows do not size themselves.
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(place.slot)) ?? estimatedRowHeight
    return estimate == 0 ? CGFloat(ListPolicy.standardRowHeight) : nil
  }

  var asksHeightsAgain: Bool { true }
  var editsSwipedRows: Bool { !isEditing }

  // MARK: Editing
  func canEdit(_ slot: Slot) -> Bool { dataSource?.tableView(self, canEditRowAt: IndexPath(slot)) ?? false }

  func canSwipe(_ slot: Slot) -> Bool {
    guard let source = dataSource as? any EditingAnswering else { return canEdit(slot) }
    source.leavesEditingOpen = false
    return canEdit(slot) || source.leavesEditingOpen
  }

  var isInEditMode: Bool { isEditing }

  func swipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    let path = host.handOut(slot, for: "\(edge.rawValue) swipe actions provider")
    switch edge {
    case .leading: return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      if let actions = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return actions }
      guard let actions = delegate.tableView(self, editActionsForRowAt: path) else { return nil }
      return rowActions(actions, of: slot)
    }
  }

  private func rowActions(_ actions: [UITableViewRowAction], of slot: Slot) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: actions.map { $0.contextual { [weak self] in self?.host.swipes.session.map { IndexPath($0.slot) } } })
  }

  /// SW-03: a row whose editing style is delete offers that by itself.
  func standardSwipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    guard edge == .trailing, let dataSource, canEdit(slot), editingStyle(at: slot) == .delete,
      OptionalMethods.hasOwn("tableView(_:commit:forRowAt:)", dataSource)
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: IndexPath(slot)) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let slot = self?.host.swipes.session?.slot { self?.commit(.delete, at: slot) }
      done(false)
    }
    delete.origin = nil
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// SW-14, TV-11: a row that is swiped is being edited.
  func didOpenSwipe(at slot: Slot) {
    guard !isEditing else { return }
    host.tell("tableView(_:willBeginEditingRowAt:)", slot)
    delegate?.tableView(self, willBeginEditingRowAt: IndexPath(slot))
    (host.live.cell(at: slot) as? UITableViewCell)?.setEditing(true, animated: true)
  }

  func didCloseSwipe(at slot: Slot?) {
    guard !isEditing else { return }
    if let slot { (host.live.cell(at: slot) as? UITableViewCell)?.setEditing(false, animated: true) }
    host.tell("tableView(_:didEndEditingRowAt:)", slot)
    delegate?.tableView(self, didEndEditingRowAt: slot.map { IndexPath($0) })
  }
}

extension UITableView: ListView {
  func select(_ slot: Slot) { selectRow(at: IndexPath(slot), animated: false, scrollPosition: .none) }
  func deselect(_ slot: Slot) { deselectRow(at: IndexPath(slot), animated: false) }
}
