import UIKit

struct KeepShot: Hashable {
  let id: Int
  let name: String
  let scene: Int
}

/// Photos that were taken twice: of the two, the one that is selected stays.
final class KeepShotsViewController: UITableViewController {
  private var shots: [KeepShot] = ["Harbour", "Bridge", "Market", "Garden", "Tower"].enumerated().flatMap { scene, name in
    [
      KeepShot(id: 2 * scene, name: "\(name), 9:0\(scene)", scene: scene),
      KeepShot(id: 2 * scene + 1, name: "\(name), 9:1\(scene)", scene: scene),
    ]
  }
  private var source: UITableViewDiffableDataSource<Int, KeepShot>!
  private lazy var keep = UIBarButtonItem(
    title: "Keep this one", primaryAction: UIAction(title: "Keep this one") { [weak self] _ in self?.keepSelected() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Twice"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "shot")
    source = UITableViewDiffableDataSource(tableView: tableView) { table, path, shot in
      let cell = table.dequeueReusableCell(withIdentifier: "shot", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = shot.name
      cell.contentConfiguration = content
      return cell
    }
    navigationItem.rightBarButtonItem = keep
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, KeepShot>()
    snapshot.appendSections([0])
    snapshot.appendItems(shots)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func keepSelected() {
    guard let path = tableView.indexPathForSelectedRow, let kept = source.itemIdentifier(for: path) else { return }
    shots.removeAll { $0.scene == kept.scene && $0.id != kept.id }
    apply()
  }
}
