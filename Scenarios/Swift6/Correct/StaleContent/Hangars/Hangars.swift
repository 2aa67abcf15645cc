import UIKit

struct Plane: Hashable {
  let id: Int
  let sign: String
}

/// Planes in a hangar. Nobody likes rows to jump under the finger: what comes in while the list is edited is shown when that ends.
final class HangarsViewController: UIViewController, UITableViewDelegate {
  private final class Source: UITableViewDiffableDataSource<Int, Plane> {
    var didDelete: ((Plane) -> Void)?
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete, let plane = itemIdentifier(for: indexPath) { didDelete?(plane) }
    }
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = Source(tableView: tableView) { table, path, plane in
    let cell = table.dequeueReusableCell(withIdentifier: "plane", for: path)
    cell.textLabel?.text = plane.sign
    return cell
  }
  private var planes = (1...16).map { Plane(id: $0, sign: "HB-\(100 + $0)") }
  private var needsUpdate = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hangar"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plane")
    view.addSubview(tableView)
    source.didDelete = { [weak self] plane in
      self?.planes.removeAll { $0 == plane }
      self?.update()
    }
    update()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    if !editing, needsUpdate { update() }
  }

  func land() {
    let number = (planes.map(\.id).max() ?? 0) + 1
    planes.insert(Plane(id: number, sign: "HB-\(100 + number)"), at: 0)
    if isEditing { needsUpdate = true } else { update() }
  }

  private func update() {
    needsUpdate = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Plane>()
    snapshot.appendSections([0])
    snapshot.appendItems(planes)
    source.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
