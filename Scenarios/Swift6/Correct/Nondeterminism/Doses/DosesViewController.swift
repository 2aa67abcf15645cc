import UIKit

final class DosesViewController: UIViewController {
  private let doses = Dose.history()
  private let relativeTime = RelativeTime()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Dose.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Taken"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Dose> { [relativeTime] cell, _, dose in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = dose.medication
      content.secondaryText = relativeTime.string(for: dose.takenAt)
      content.image = UIImage(systemName: "pills.fill")
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [doses] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: doses[id])
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Dose.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(doses.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
