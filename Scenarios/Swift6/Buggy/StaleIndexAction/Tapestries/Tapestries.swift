import UIKit

struct Tapestry {
  let id: Int
  let title: String
}

/// Tapestries in store; a long press offers what can be done with one.
final class TapestriesViewController: UITableViewController {
  private var tapestries = (1...24).map { Tapestry(id: $0, title: "Tapestry \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tapestry")
  }

  func buy() {
    let number = (tapestries.map(\.id).max() ?? 0) + 1
    tapestries.insert(Tapestry(id: number, title: "Tapestry \(number)"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tapestries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tapestry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tapestries[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let sell = UIAction(title: "Sell", image: UIImage(systemName: "tag"), attributes: .destructive) { [weak self] _ in
        // The menu flies back first; without the pause the row is missing under it.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { self?.sell(at: indexPath) }
      }
      return UIMenu(children: [sell])
    }
  }

  private func sell(at indexPath: IndexPath) {
    guard tapestries.indices.contains(indexPath.row) else { return }
    tapestries.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
