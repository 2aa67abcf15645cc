import UIKit

/// Bulletins, the latest first. A tap reads one, its button offers where it came from, a swipe drops it.
final class SkyWireViewController: UITableViewController {
  private let wire: SkyWire
  private lazy var dataSource = makeDataSource()

  init(wire: SkyWire) {
    self.wire = wire
    super.init(style: .plain)
    title = "Sky wire"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SkyBulletinCell.self, forCellReuseIdentifier: SkyBulletinCell.identifier)
    tableView.rowHeight = 64
    tableView.dataSource = dataSource
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All read",
      primaryAction: UIAction(title: "All read") { [weak self] _ in
        guard let self else { return }
        wire.bulletins.forEach { self.wire.markRead($0.id) }
        apply(changed: wire.bulletins.map(\.id))
      })
    apply()
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, SkyBulletin.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: SkyBulletinCell.identifier, for: indexPath)
      guard let self, let row = cell as? SkyBulletinCell, let bulletin = wire.bulletin(id) else { return cell }
      row.show(bulletin, isRead: wire.read.contains(id))
      bulletin.sources.forEach(row.addLink)
      row.onSources = { [weak self] sources in self?.offer(sources) }
      return row
    }
  }

  private func apply(changed: [SkyBulletin.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SkyBulletin.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(wire.bulletins.map(\.id))
    if !changed.isEmpty { snapshot.reconfigureItems(changed) }
    dataSource.apply(snapshot, animatingDifferences: !changed.isEmpty)
    let unread = wire.bulletins.filter { !wire.read.contains($0.id) }.count
    navigationItem.prompt = "\(unread) unread"
  }

  /// One or two: the first, which names the other. Of more, one is chosen.
  private func offer(_ sources: [SkySource]) {
    if sources.count < 3, let first = sources.first { return open(first) }
    let sheet = UIAlertController(title: "Sources", message: nil, preferredStyle: .actionSheet)
    for source in sources {
      sheet.addAction(UIAlertAction(title: source.name, style: .default) { [weak self] _ in self?.open(source) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  /// Who has seen the source has read the bulletin.
  private func open(_ source: SkySource) {
    wire.markRead(source.bulletin)
    if wire.bulletin(source.bulletin) != nil { apply(changed: [source.bulletin]) }
    navigationController?.pushViewController(SkyPageViewController(heading: source.name, text: source.page), animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let bulletin = wire.bulletin(id) else { return }
    wire.markRead(id)
    apply(changed: [id])
    navigationController?.pushViewController(
      SkyPageViewController(heading: bulletin.night, text: bulletin.headline), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let drop = UIContextualAction(style: .destructive, title: "Drop") { [weak self] _, _, done in
      self?.wire.drop(id)
      self?.apply()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [drop])
  }
}

/// What a source says.
final class SkyPageViewController: UIViewController {
  private let text: String

  init(heading: String, text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = heading
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 130, width: 340, height: 80))
    label.numberOfLines = 3
    label.text = text
    view.addSubview(label)
  }
}
