import CellTrace
import Foundation

/// Headers and footers of a table's sections: views of the delegate's win over titles of the data source's (HF-05).
///
/// Whether a section has one is asked when the table is laid out; a view that was given then is shown later.
@MainActor final class TableBoundaries {
  private var waiting: [ListPlace: UIView] = [:]

  /// Whether there is something to show.
  func exists(_ kind: String, _ section: Int, in table: UITableView) -> Bool {
    let place = table.place(kind, section)
    if table.host.live[place] != nil || waiting[place] != nil { return true }
    if title(kind, section, in: table) != nil { return true }
    guard let view = ask(kind, section, in: table) else { return false }
    waiting[place] = view
    return true
  }

  /// What was given for places that may not exist any more.
  func forget() { waiting = [:] }

  /// The view for a place. A title is shown by a view of the table's own.
  func view(_ kind: String, _ section: Int, in table: UITableView) -> any ListReusable {
    let place = table.place(kind, section)
    if let given = waiting.removeValue(forKey: place) ?? ask(kind, section, in: table) {
      if let view = given as? UITableViewHeaderFooterView {
        table.host.supply.adopt(view, at: place)
        return view
      }
      let holder = TableBoundaryHolder(given)
      holder.binding?.item = table.host.supplementaryItem(place)
      return holder
    }
    guard let title = title(kind, section, in: table) else { return TableBoundaryHolder(nil) }
    let key = ReusePool.Key(kind: kind, identifier: "title")
    let slot = Slot(section: section, item: 0)
    let made = table.host.supply.take(key, for: table.host.supply.supplementaryRequest, slot) {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    (made as? UITableViewHeaderFooterView)?.show(title: title, isFooter: kind == UITableView.footerKind)
    return made
  }

  private func title(_ kind: String, _ section: Int, in table: UITableView) -> String? {
    guard let source = table.dataSource else { return nil }
    let title =
      kind == UITableView.headerKind
      ? source.tableView(table, titleForHeaderInSection: section) : source.tableView(table, titleForFooterInSection: section)
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func ask(_ kind: String, _ section: Int, in table: UITableView) -> UIView? {
    guard let delegate = table.delegate else { return nil }
    return table.host.requests.asking(table.place(kind, section)) {
      kind == UITableView.headerKind
        ? delegate.tableView(table, viewForHeaderInSection: section)
        : delegate.tableView(table, viewForFooterInSection: section)
    }
  }
}
