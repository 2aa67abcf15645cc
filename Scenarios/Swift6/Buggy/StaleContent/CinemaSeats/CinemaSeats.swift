import UIKit

/// Configures what is on screen after a change; rows that are ready but not on screen stay as they were.
final class CinemaSeatsViewController: UIViewController, UITableViewDataSource {
  private var free = Dictionary(uniqueKeysWithValues: (1...45).map { ($0, 10 + $0 % 7) })
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "train")
    view.addSubview(tableView)
  }

  func book() {
    for train in free.keys { free[train, default: 1] -= 1 }
    for cell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      configure(cell, at: indexPath)
    }
  }

  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Train \(indexPath.row + 1)"
    content.secondaryText = "\(free[indexPath.row + 1, default: 0]) seats"
    cell.contentConfiguration = content
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { free.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "train", for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }
}
