import UIKit

class CareTasksViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, CareTask.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CareTask.ID>

  var dataSource: DataSource!
  var tasks = CareTask.today()

  init() {
    var listConfiguration = UICollectionLayoutListConfiguration(appearance: .grouped)
    listConfiguration.showsSeparators = true
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: listConfiguration))
  }

  required init?(coder: NSCoder) {
    fatalError("Always initialize CareTasksViewController using init()")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = NSLocalizedString("Today", comment: "Care tasks title")

    let cellRegistration = UICollectionView.CellRegistration(handler: cellRegistrationHandler)
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, itemIdentifier in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: itemIdentifier)
    }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(tasks.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    let id = tasks[indexPath.item].id
    toggleTask(withId: id)
    return false
  }

  func toggleTask(withId id: CareTask.ID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isDone.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func cellRegistrationHandler(cell: UICollectionViewListCell, indexPath: IndexPath, id: CareTask.ID) {
    guard let task = tasks.first(where: { $0.id == id }) else { return }
    var contentConfiguration = cell.defaultContentConfiguration()
    contentConfiguration.text = task.title
    contentConfiguration.secondaryText = task.isDone ? "Done" : "Open"
    contentConfiguration.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = contentConfiguration

    if let due = task.due {
      cell.accessories = [.label(text: due), .disclosureIndicator(displayed: .always)]
    }
  }
}
