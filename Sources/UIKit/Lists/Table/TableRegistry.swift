import HeadlessCore

/// The classes and nibs an app registered with a table (LC-30).
@MainActor final class TableRegistry {
  private enum Source<View> {
    case type(View)
    case nib(UINib)
  }
  private var cells: [String: Source<UITableViewCell.Type>] = [:]
  private var headersAndFooters: [String: Source<UITableViewHeaderFooterView.Type>] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ cellClass: UITableViewCell.Type?, _ identifier: String) { cells[identifier] = cellClass.map { .type($0) } }
  func register(_ viewClass: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    headersAndFooters[identifier] = viewClass.map { .type($0) }
  }
  func register(_ nib: UINib?, cell identifier: String) { cells[identifier] = nib.map { .nib($0) } }
  func register(_ nib: UINib?, headerFooter identifier: String) { headersAndFooters[identifier] = nib.map { .nib($0) } }

  /// Makes cells of an identifier; nil if nobody registered it.
  func cellMaker(_ identifier: String) -> (() -> UITableViewCell)? {
    switch cells[identifier] {
    case .type(let type): { ViewConstruction.makeRow(type, identifier) }
    case .nib(let nib): { nib.reusable(UITableViewCell.self, identifier) }
    case nil: nil
    }
  }

  func headerFooterMaker(_ identifier: String) -> (() -> UITableViewHeaderFooterView)? {
    switch headersAndFooters[identifier] {
    case .type(let type): { ViewConstruction.makeBoundary(type, identifier) }
    case .nib(let nib): { nib.reusable(UITableViewHeaderFooterView.self, identifier) }
    case nil: nil
    }
  }

  /// Identifiers registered for cells, sorted.
  var cellIdentifiers: [String] { cells.keys.sorted() }
}
