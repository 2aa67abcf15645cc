import CellHarness
import UIKit

/// A collection view with registrations, a diffable data source and cells of both kinds.
struct CollectionLesson: CellScreen {
  private let controller = CollectionLessonController()
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [CellMutation] { [CellMutation("change") { controller.change() }] }
}

private final class CollectionLessonController: UIViewController {
  private enum Section: Hashable { case plain, pictures }
  private struct Row: Hashable {
    let id: Int
    var isMarked = false
  }
  private var rows = (0..<40).map { Row(id: $0) }
  private var source: UICollectionViewDiffableDataSource<Section, Row>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lesson"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.change() })
    var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    look.trailingSwipeActionsConfigurationProvider = { [weak self] _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.change()
          done(true)
        }
      ])
    }
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row.id)"
      content.secondaryText = row.isMarked ? "Marked" : nil
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = row.isMarked ? [.checkmark()] : [.disclosureIndicator()]
    }
    let picture = UICollectionView.CellRegistration<PictureLessonCell, Row> { cell, _, row in cell.show("Picture \(row.id)") }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, place, row in
      row.id < 30
        ? list.dequeueConfiguredReusableCell(using: plain, for: place, item: row)
        : list.dequeueConfiguredReusableCell(using: picture, for: place, item: row)
    }
    apply()
  }

  func change() {
    rows.removeAll { $0.id == 1 }
    rows[0].isMarked.toggle()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.plain, .pictures])
    snapshot.appendItems(rows.filter { $0.id < 30 }, toSection: .plain)
    snapshot.appendItems(rows.filter { $0.id >= 30 }, toSection: .pictures)
    source?.apply(snapshot, animatingDifferences: true)
  }
}

private final class PictureLessonCell: UICollectionViewCell {
  private let label = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [picture, label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }

  func show(_ text: String) {
    label.text = text
    picture.image = UIImage(systemName: "photo")
  }
}

/// A table with a classic data source.
struct TableLesson: CellScreen {
  private let controller = TableLessonController(style: .plain)
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [CellMutation("change") { controller.change() }] }
}

private final class TableLessonController: UITableViewController {
  private var rows = (0..<40).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func change() {
    rows.remove(at: 1)
    tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
