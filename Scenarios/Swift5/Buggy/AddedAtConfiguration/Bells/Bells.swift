import UIKit

/// A cell that shows how often the bell rang.
final class BellCell: UITableViewCell {
  static let rang = Notification.Name("bell rang")
  private var token: (any NSObjectProtocol)?

  func listen(to name: String) {
    token = NotificationCenter.default.addObserver(forName: Self.rang, object: name, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.detailTextLabel?.text = "rang" }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class BellsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BellCell.self, forCellReuseIdentifier: "bell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bell", for: indexPath)
    cell.textLabel?.text = "Bell \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "silent"
    (cell as? BellCell)?.listen(to: "Bell \(indexPath.row + 1)")
    return cell
  }
}
