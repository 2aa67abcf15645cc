extension UIView {
  /// True for cells that a list layout places as rows: what hosted content takes its default margins from (UH-05…07).
  @_spi(CellHarness) public var isListRow: Bool {
    guard let cell = self as? any ListCellView, let host = cell.core.host else { return false }
    return host.layout.listEnvironment(section: cell.core.binding.slot?.section ?? 0) != .none
  }
}
