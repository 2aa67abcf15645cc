import SwiftUI
import UIKit

final class HeartRateViewController: UICollectionViewController {
  let log = HeartRateLog()

  private lazy var dataSource = makeDataSource()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Heart Rate"
    collectionView.dataSource = dataSource
    applySnapshot()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, HeartRateReading.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, HeartRateReading> { cell, _, reading in
      cell.contentConfiguration = UIHostingConfiguration {
        HeartRateRow(reading: reading)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { [log] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: log.reading(id))
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, HeartRateReading.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(log.readings.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
