import UIKit

final class BloodPressureViewController: UIViewController {
  let entries = BloodPressureEntry.samples()

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Int, BloodPressureEntry.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Blood Pressure"
    view.backgroundColor = .systemGroupedBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, BloodPressureEntry> { cell, _, entry in
      cell.contentConfiguration = EntryContentConfiguration(entry: entry)
    }
    dataSource = .init(collectionView: collectionView) { [entries] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entries.first { $0.id == id })
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, BloodPressureEntry.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(entries.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
