import UIKit

struct Stopover {
  let id: Int
  let city: String
  let nights: Int
}

final class StopoverCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ stopover: Stopover) {
    textLabel?.text = stopover.city
    detailTextLabel?.text = stopover.nights == 1 ? "1 night" : "\(stopover.nights) nights"
  }
}

/// The cities of a long journey, in the order of travel.
final class StopoversViewController: UITableViewController {
  private var stopovers = (1...40).map { Stopover(id: $0, city: "City \($0)", nights: 1 + $0 % 4) }
  private var added = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopovers"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(StopoverCell.self, forCellReuseIdentifier: "stopover")
  }

  /// Friends on the way: their city comes first.
  func addFriends() {
    added += 1
    stopovers.insert(Stopover(id: added, city: "City \(added)", nights: 2), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stopovers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stopover", for: indexPath)
    (cell as? StopoverCell)?.show(stopovers[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    stopovers.swapAt(sourceIndexPath.row, destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    tableView.performBatchUpdates {
      stopovers.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
