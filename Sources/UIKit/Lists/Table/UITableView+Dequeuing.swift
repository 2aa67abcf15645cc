import CellTrace
import Foundation

extension UITableView {
  /// A cell of the pool or of the registered class; nil if there is neither (LC-30).
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    host.supply.dequeueRow(identifier, make: registry.cellMaker(identifier))
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UITableViewCell {
    // Of one identifier: apps that have a cell of each of two ready for a row, and return one, run on phones.
    if let request = host.supply.requests.last, request.dequeuedByPath.contains(identifier) {
      raise("LC-X07", ListTexts.dequeuedTwice(identifier, indexPath))
    }
    guard let make = registry.cellMaker(identifier), let cell = host.supply.dequeueRow(identifier, make: make) else {
      raise("LC-X08", ListTexts.tableCellNotRegistered(identifier))
    }
    host.supply.requests.last?.dequeuedByPath.insert(identifier)
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReusePool.Key(kind: UITableView.headerFooterPool, identifier: identifier)
    let slot = host.supply.requests.last?.place.slot ?? Slot(section: 0, item: 0)
    guard let make = registry.headerFooterMaker(identifier) else {
      return host.supply.reuseUnregistered(key, for: host.supply.supplementaryRequest, slot) as? UITableViewHeaderFooterView
    }
    return host.supply.take(key, for: host.supply.supplementaryRequest, slot) { make() }
      as? UITableViewHeaderFooterView
  }

  /// Headers and footers of one identifier share a pool.
  static let headerFooterPool = "UITableViewHeaderFooterView"
}
