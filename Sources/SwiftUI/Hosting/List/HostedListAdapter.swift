import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The collection view that shows the rows of a hosted list.
@MainActor final class HostedListAdapter: NSObject, UICollectionViewDelegate {
  unowned let node: any HostedList
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<HostedLineID, HostedLineID>?
  private let pull = HostedRefresh()
  private var isFollowing = false
  /// What is still to be shown, and whether the rows are others; nil for nothing.
  private var awaitsRows: Bool?
  /// The line that a finger carries to another place.
  var carried: HostedLineID?

  init(_ node: any HostedList) {
    self.node = node
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    list.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.section(section, environment)
    }
    list.delegate = self
    list.allowsSelectionDuringEditing = true
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, HostedLineID> { [weak self] cell, _, id in
      self?.configure(cell, id)
    }
    let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { [weak self] cell, kind, path in
        guard let node = self?.node, node.sections.indices.contains(path.section) else { return }
        let section = node.sections[path.section]
        let entry = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
        if let entry { cell.contentConfiguration = HostedRowConfiguration(id: entry.id, list: node) }
      }
    }
    let source = UICollectionViewDiffableDataSource<HostedLineID, HostedLineID>(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(
        using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] id in self?.canMove(id) ?? false }
    source.reorderingHandlers.didReorder = { [weak self] transaction in self?.moved(transaction.finalSnapshot) }
    self.source = source
  }

  /// A finger moved a row: what the data do not take over goes back, once the frame is there in which they would show that they did.
  func rowsMoved() {
    HostLoop.schedule(after: 0.001, label: "moved row") { [weak self] in self?.follow(rowsChanged: true) }
  }

  /// Shows what the node has now. What changes while the list is brought up to date is shown after that, not forgotten.
  func follow(rowsChanged: Bool) {
    awaitsRows = rowsChanged || awaitsRows == true
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    // Bounded: rows that change whenever they are shown would go on for ever.
    for _ in 0..<4 {
      guard let isOther = awaitsRows else { return }
      awaitsRows = nil
      followOnce(rowsChanged: isOther)
    }
  }

  private func followOnce(rowsChanged: Bool) {
    followSettings()
    if rowsChanged { apply() }
    for cell in list.visibleCells { (cell.contentView as? HostedRowView)?.contentMayHaveChanged() }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for case let cell as UICollectionViewCell in list.visibleSupplementaryViews(ofKind: kind) {
        (cell.contentView as? HostedRowView)?.contentMayHaveChanged()
      }
    }
    followSelection()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<HostedLineID, HostedLineID>()
    for section in node.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.lines.map(\.id), toSection: section.id)
    }
    list.collectionViewLayout.invalidateLayout()
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func followSettings() {
    let isEditing = node.editMode?.wrappedValue.isEditing ?? false
    if list.isEditing != isEditing { list.isEditing = isEditing }
    list.allowsMultipleSelection = node.selection?.allowsSeveral ?? false
    list.allowsMultipleSelectionDuringEditing = node.selection?.allowsSeveral ?? false
    pull.follow(node.refresh, on: list)
  }

  // MARK: Layout

  private func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    guard node.sections.indices.contains(index) else { return nil }
    let section = node.sections[index]
    var look = UICollectionLayoutListConfiguration(appearance: appearance)
    look.headerMode = section.header == nil ? .none : .supplementary
    look.footerMode = section.footer == nil ? .none : .supplementary
    look.itemSeparatorHandler = { [weak self] path, separators in
      var separators = separators
      if let line = self?.line(at: path), let visibility: Visibility = line.trait(RowSeparatorTrait.self), visibility == .hidden {
        separators.topSeparatorVisibility = .hidden
        separators.bottomSeparatorVisibility = .hidden
      }
      return separators
    }
    return NSCollectionLayoutSection.list(using: look, layoutEnvironment: environment)
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch node.styleName {
    case "PlainListStyle", "InsetListStyle": .plain
    case "GroupedListStyle": .grouped
    case "SidebarListStyle": .sidebar
    // The automatic look is that of inset groups; other names are those of styles that look like it.
    case _: .insetGrouped
    }
  }

  func scroll(to path: IndexPath, _ anchor: UnitPoint?) -> Bool {
    let position: UICollectionView.ScrollPosition =
      anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .centeredVertically } ?? []
    list.layoutIfNeeded()
    list.scrollToItem(at: path, at: position.isEmpty ? .centeredVertically : position, animated: false)
    return true
  }

  // MARK: Rows

  func line(at path: IndexPath) -> ListLine? { source?.itemIdentifier(for: path).flatMap { node.line($0) } }

  private func configure(_ cell: UICollectionViewListCell, _ id: HostedLineID) {
    cell.contentConfiguration = HostedRowConfiguration(id: id, list: node)
    var accessories: [UICellAccessory] = []
    if canDelete(id) { accessories.append(.delete(displayed: .whenEditing)) }
    if canMove(id) { accessories.append(.reorder(displayed: .whenEditing)) }
    cell.accessories = accessories
  }

  private func canDelete(_ id: HostedLineID) -> Bool {
    guard let line = node.line(id), line.editing?.source.delete != nil else { return false }
    return line.trait(DeleteDisabledTrait.self) != true
  }

  func canMove(_ id: HostedLineID) -> Bool {
    guard let line = node.line(id), line.editing?.source.move != nil else { return false }
    return line.trait(MoveDisabledTrait.self) != true
  }

  // MARK: Phases

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { node.tellScrollPhase(.interacting) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { node.tellScrollPhase(.idle) }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { node.tellScrollPhase(.decelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { node.tellScrollPhase(.idle) }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    node.selection != nil
  }

  /// What a tap on a row does instead of choosing it; not in edit mode, where taps choose.
  private func primaryAction(at path: IndexPath) -> (() -> Void)? {
    guard !list.isEditing, let menu = node.environment.selectionMenu, let act = menu.act, let value = line(at: path)?.value,
      menu.accepts(value)
    else { return nil }
    return { act([value]) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = node.environment.selectionMenu, let line = line(at: indexPath), let value = line.value,
      menu.accepts(value)
    else { return nil }
    var values: Set<AnyHashable> = [value]
    if let selection = node.selection, selection.contains(value) {
      values = Set(node.sections.flatMap(\.lines).compactMap(\.line.value).filter(selection.contains))
    }
    let entries = MenuContent.entries(of: menu.items(values), for: node)
    if entries.isEmpty { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in HostedMenu.menu(entries) }
  }

  /// Several rows are chosen in edit mode only.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let selection = node.selection, line(at: indexPath)?.trait(SelectionDisabledTrait.self) != true else { return false }
    return !selection.allowsSeveral || list.isEditing || primaryAction(at: indexPath) != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let act = primaryAction(at: indexPath) {
      list.deselectItem(at: indexPath, animated: false)
      act()
      return
    }
    guard let value = line(at: indexPath)?.value else { return }
    node.selection?.set(value, true)
    if !list.isEditing { node.environment.columnLead?.lead() }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if let value = line(at: indexPath)?.value { node.selection?.set(value, false) }
  }

  /// Rows on screen are selected if their values are.
  func followSelection() {
    guard let selection = node.selection else { return }
    let selected = Set(list.indexPathsForSelectedItems ?? [])
    for path in list.indexPathsForVisibleItems {
      let wanted = line(at: path)?.value.map { selection.contains($0) } ?? false
      if wanted, !selected.contains(path) { list.selectItem(at: path, animated: false, scrollPosition: []) }
      if !wanted, selected.contains(path) { list.deselectItem(at: path, animated: false) }
    }
  }
}
