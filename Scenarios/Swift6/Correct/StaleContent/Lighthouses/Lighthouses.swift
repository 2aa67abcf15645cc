import UIKit

struct Lighthouse {
  let id: Int
  let name: String
  var visitors: Int
}

@MainActor protocol LighthouseStoreDelegate: AnyObject {
  func storeDidMove(from: Int, to: Int)
  func storeDidUpdate(at index: Int)
}

/// Keeps the lighthouses sorted, the most visited first.
@MainActor final class LighthouseStore {
  private(set) var lighthouses = (1...16).map { Lighthouse(id: $0, name: "Lighthouse \($0)", visitors: 200 - $0 * 10) }
  weak var delegate: (any LighthouseStoreDelegate)?

  func add(_ visitors: Int, at index: Int) {
    var lighthouse = lighthouses.remove(at: index)
    lighthouse.visitors += visitors
    let place = lighthouses.firstIndex { $0.visitors < lighthouse.visitors } ?? lighthouses.count
    lighthouses.insert(lighthouse, at: place)
    if place == index {
      delegate?.storeDidUpdate(at: index)
    } else {
      delegate?.storeDidMove(from: index, to: place)
    }
  }
}

final class LighthousesViewController: UITableViewController, LighthouseStoreDelegate {
  let store = LighthouseStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lighthouse")
    store.delegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.lighthouses.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lighthouse", for: indexPath)
    let lighthouse = store.lighthouses[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = lighthouse.name
    content.secondaryText = "\(lighthouse.visitors) visitors"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.add(1, at: indexPath.row)
  }

  func storeDidUpdate(at index: Int) {
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  func storeDidMove(from: Int, to: Int) {
    tableView.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    tableView.reconfigureRows(at: [IndexPath(row: to, section: 0)])
  }
}
