import CellTrace
import CoreGraphics
import Foundation

/// How a table's style, lengths and delegate describe its sections to the layout.
extension UITableView {
  var compositional: UICollectionViewCompositionalLayout? { host.layout as? UICollectionViewCompositionalLayout }

  func section(_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: style.appearance)
    list.showsSeparators = separatorStyle != .none
    if let separatorColor { list.separatorConfiguration.color = separatorColor }
    if sectionHeaderTopPadding != UITableView.automaticDimension { list.headerTopPadding = sectionHeaderTopPadding }
    let made = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    let header = boundary(Self.headerKind, section)
    let footer = boundary(Self.footerKind, section)
    made.boundarySupplementaryItems = [header, footer].compactMap { $0 }
    // Lengths that the app gives stand for the style's gaps.
    if header?.isFixed == true { made.contentInsets.top = 0 }
    if footer?.isFixed == true { made.contentInsets.bottom = 0 }
    made.rowEstimate = rowEstimate(section)
    return made
  }

  /// The height of rows before they are measured. Asking the delegate for each is what UIKit does, too.
  private func rowEstimate(_ section: Int) -> (Int) -> CGFloat {
    let height = rowHeight > 0 ? rowHeight : CGFloat(ListPolicy.standardRowHeight)
    let own = estimatedRowHeight > 0 ? estimatedRowHeight : height
    // The layout keeps the closure, and the table keeps the layout: neither may keep the delegate.
    return { [weak self] row in
      guard let self, let delegate else { return own }
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      return estimate > 0 ? estimate : own
    }
  }

  private func boundary(_ kind: String, _ section: Int) -> NSCollectionLayoutBoundarySupplementaryItem? {
    let isHeader = kind == Self.headerKind
    let fixed = boundaryHeight(kind, section)
    let dimension: NSCollectionLayoutDimension
    if let fixed {
      guard fixed > 0.01 else { return nil }
      dimension = .absolute(fixed)
    } else {
      guard boundaries.exists(kind, section, in: self) else { return nil }
      dimension = .estimated(boundaryEstimate(kind, section))
    }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: dimension),
      elementKind: kind, alignment: isHeader ? .top : .bottom)
    item.pinToVisibleBounds = isHeader && style == .plain
    return item
  }

  /// The height the app decides; nil if the view does.
  func boundaryHeight(_ kind: String, _ section: Int) -> CGFloat? {
    let isHeader = kind == Self.headerKind
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let asked =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    let height = asked ?? own
    return height < 0 ? nil : height
  }

  private func boundaryEstimate(_ kind: String, _ section: Int) -> CGFloat {
    let isHeader = kind == Self.headerKind
    let own = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let asked =
      isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let estimate = asked ?? own
    return estimate > 0 ? estimate : isHeader ? ListMetrics.headerEstimate : ListMetrics.footerEstimate
  }

  // MARK: Views above and below all sections

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      if let old, old.superview === self { old.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    noteEdgeViews()
    setNeedsLayout()
  }

  /// Their heights are the app's: they are as high as they are.
  func noteEdgeViews() {
    compositional?.edges = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
  }

  func placeEdgeViews() {
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let frame = CGRect(
        x: 0, y: max(0, contentSize.height - view.frame.height), width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
  }

  func lengthsDidChange() {
    host.layout.dataDidChange(.reload)
    host.live.measureAgain()
    setNeedsLayout()
  }

  // MARK: Where things are

  func frame(of place: ListPlace) -> CGRect {
    host.loadIfNeeded()
    noteEdgeViews()
    host.layout.prepareIfNeeded()
    return host.layout.attributes(at: place)?.frame ?? .zero
  }

  func place(_ kind: String, _ section: Int) -> ListPlace { ListPlace(kind: kind, slot: Slot(section: section, item: 0)) }

  func sectionFrame(_ section: Int) -> CGRect {
    let rows = (0..<numberOfRows(inSection: section)).map { ListPlace(kind: nil, slot: Slot(section: section, item: $0)) }
    let frames = ([place(Self.headerKind, section), place(Self.footerKind, section)] + rows).map(frame)
    return frames.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    host.loadIfNeeded()
    noteEdgeViews()
    host.layout.prepareIfNeeded()
    return (host.layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  func boundaryView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    host.live[place(kind, section)]?.view as? UITableViewHeaderFooterView
  }
}

extension UITableView.Style {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isFixed: Bool { layoutSize.heightDimension.isAbsolute }
}
