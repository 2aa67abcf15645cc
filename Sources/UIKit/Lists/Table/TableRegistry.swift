import HeadlessCore

/// The classes and nibs an app registered with a table (LC-30).
@MainActor final class TableRegistry {
  private var cells: [String: UITableViewCell.Type] = [:]
  private var headersAndFooters: [String: UITableViewHeaderFooterView.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ cellClass: UITableViewCell.Type?, _ identifier: String) { cells[identifier] = cellClass }
  func register(_ viewClass: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    headersAndFooters[identifier] = viewClass
  }
  func register(_ nib: UINib?, cell identifier: String) {
    cells[identifier] = nib == nil ? nil : UITableViewCell.self
    nibs["cell \(identifier)"] = nib
  }
  func register(_ nib: UINib?, headerFooter identifier: String) {
    headersAndFooters[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
    nibs["view \(identifier)"] = nib
  }

  /// The class for an identifier. A nib can't be loaded: what stands for its cell is empty, and the run says so.
  func cellClass(_ identifier: String) -> UITableViewCell.Type? {
    nibs["cell \(identifier)"]?.reportMissing()
    return cells[identifier]
  }

  func headerFooterClass(_ identifier: String) -> UITableViewHeaderFooterView.Type? {
    nibs["view \(identifier)"]?.reportMissing()
    return headersAndFooters[identifier]
  }

  /// Identifiers registered for cells, sorted.
  var cellIdentifiers: [String] { cells.keys.sorted() }
}

extension UINib {
  /// Ends the run as inconclusive.
  func reportMissing() { Probe.post(.unowned("the nib \(name): interface files are not available here")) }
}
