import UIKit

/// The manifest as a tree: a tap unfolds, a swipe unloads.
final class CargoTreeViewController: UIViewController {
  private let manifest: CargoManifest
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var dataSource = makeDataSource()

  init(manifest: CargoManifest) {
    self.manifest = manifest
    super.init(nibName: nil, bundle: nil)
    title = "Manifest"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(CargoNodeCell.self, forCellReuseIdentifier: CargoNodeCell.reuseID)
    tableView.delegate = self
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Fold all", primaryAction: UIAction(title: "Fold all") { [weak self] _ in self?.foldAll() })
    update(animated: false)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, String> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: CargoNodeCell.reuseID, for: indexPath)
      if let self, let node = manifest.node(id) {
        (cell as? CargoNodeCell)?.show(node, isUnfolded: manifest.isUnfolded(node))
      }
      return cell
    }
  }

  private func update(animated: Bool) {
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(manifest.visible.map(\.id))
    // Weights of what contains the change, and chevrons.
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(shown.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    navigationItem.prompt = "\(manifest.weight) kg on board"
  }

  private func foldAll() {
    manifest.foldAll()
    update(animated: true)
  }

  private func unload(_ node: CargoNode) {
    if let parent = node.parent {
      guard let index = parent.children.firstIndex(where: { $0 === node }) else { return }
      parent.removeChild(at: index)
    } else if let index = manifest.containers.firstIndex(where: { $0 === node }) {
      manifest.removeContainer(at: index)
    }
    update(animated: true)
  }
}

extension CargoTreeViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let node = manifest.node(id), !node.children.isEmpty else { return }
    manifest.toggle(node)
    update(animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let unload = UIContextualAction(style: .destructive, title: "Unload") { [weak self] _, _, done in
      guard let self, let node = manifest.node(id) else { return done(false) }
      self.unload(node)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [unload])
  }
}
