import UIKit

/// The timer holds the controller, and nobody stops the timer.
final class ClocksViewController: UICollectionViewController {
  private var timer: Timer?
  private var seconds = 0
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, zone in
      var content = UIListContentConfiguration.valueCell()
      content.text = zone
      content.secondaryText = "\(seconds) s"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, zone in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: zone)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...24).map { "Zone \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.tick() }
    }
  }

  private func tick() {
    seconds += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
