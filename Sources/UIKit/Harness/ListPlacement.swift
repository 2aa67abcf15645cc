/// What a cell is in a list that places its cells as rows.
@_spi(CellHarness) public enum ListRowKind: Sendable {
  case row, header, footer
}

extension UIView {
  /// What a cell is in its list: what hosted content takes its default margins from (UH-05…07). Nil for other views, and for
  /// cells of layouts that are no lists.
  @_spi(CellHarness) public var listRowKind: ListRowKind? {
    guard let cell = self as? any ListCellView, let host = cell.core.host, cell.listEnvironmentOfPlace != .none else {
      return nil
    }
    if let kind = cell.poolKey?.kind {
      if kind == UICollectionView.elementKindSectionHeader || kind == UITableView.headerFooterPool { return .header }
      if kind == UICollectionView.elementKindSectionFooter { return .footer }
    }
    return host.isHeaderItem(cell.core.binding.slot) ? .header : .row
  }

  /// True in a list whose headers are written in capitals.
  @_spi(CellHarness) public var listCapitalizesHeaders: Bool {
    guard let environment = (self as? any ListCellView)?.listEnvironmentOfPlace else { return false }
    return environment == .grouped || environment == .insetGrouped
  }

  /// True for a cell that a list can measure and show: one that is in no list any more can't be measured reliably (UH-34).
  @_spi(CellHarness) public var isCellOutOfList: Bool { self is any ListCellView && superview == nil }
}

extension ListCellView {
  fileprivate var listEnvironmentOfPlace: UIListEnvironment {
    core.host?.layout.listEnvironment(section: core.binding.slot?.section ?? 0) ?? .none
  }
}
