import UIKit

/// Volumes are taken out of a library that answers later.
final class VolumesViewController: UITableViewController {
  private var volumes = (1...20).map { "Volume \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "volume")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { volumes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "volume", for: indexPath)
    cell.textLabel?.text = volumes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let volume = volumes[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(title: volume, children: [UIAction(title: "Take out") { _ in self?.takeOut(volume, at: indexPath) }])
    }
  }

  private func takeOut(_ volume: String, at indexPath: IndexPath) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      guard let self, let row = volumes.firstIndex(of: volume) else { return }
      volumes.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }
}
