import UIKit

final class WaitingListViewController: UIViewController {
  private enum Section: Sendable {
    case waiting
  }

  let list = WaitingList()

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Patient.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Waiting room"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Patient> { cell, _, patient in
      var content = cell.defaultContentConfiguration()
      content.text = patient.name
      content.secondaryText = patient.symptom
      content.image = UIImage(systemName: "person.crop.circle")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { [list] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: list.patient(id))
    }
    list.onChange = { [weak self] in self?.applySnapshot() }
    applySnapshot()
  }

  private func createLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let call = UIContextualAction(style: .normal, title: "Call in") { _, _, completion in
        self.list.call(at: indexPath.item)
        completion(true)
      }
      call.backgroundColor = .systemGreen
      let configuration = UISwipeActionsConfiguration(actions: [call])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Patient.ID>()
    snapshot.appendSections([.waiting])
    snapshot.appendItems(list.patients.map(\.id))
    dataSource.apply(snapshot)
  }
}
