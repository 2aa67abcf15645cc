import UIKit

struct TaskEntry: Identifiable {
  let id: UUID
  var title: String
  var isFlagged = false
}

/// Deleting and flagging look the index up at the time of the action.
class TaskListViewController: UICollectionViewController {
  private var tasks = (1...45).map { TaskEntry(id: UUID(), title: "Task \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, UUID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TaskEntry> { cell, _, task in
      var content = cell.defaultContentConfiguration()
      content.text = task.title
      content.image = task.isFlagged ? UIImage(systemName: "flag.fill") : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: self.tasks.first(where: { $0.id == id }))
    }
    applySnapshot(animated: false)
  }

  func addTask() {
    tasks.insert(TaskEntry(id: UUID(), title: "New task"), at: 0)
    applySnapshot(animated: true)
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self = self, let index = self.tasks.firstIndex(where: { $0.id == id }) else { return completion(false) }
      self.tasks.remove(at: index)
      self.applySnapshot(animated: true)
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let task = tasks.first(where: { $0.id == id })
    else { return nil }
    let flag = UIContextualAction(style: .normal, title: task.isFlagged ? "Unflag" : "Flag") { [weak self] _, _, completion in
      self?.toggleFlag(id)
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  private func toggleFlag(_ id: UUID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isFlagged.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(tasks.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
