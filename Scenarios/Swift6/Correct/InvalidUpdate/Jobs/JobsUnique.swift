import UIKit

/// Pages overlap when something new came in between, so what is there already is left out.
final class UniqueJobsViewController: UICollectionViewController {
  private var offers = (1...25).map { "Offer \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, offer in
      var content = cell.defaultContentConfiguration()
      content.text = offer
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, offer in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: offer)
    }
    apply()
  }

  func loadNextPage() {
    let page = (25...49).map { "Offer \($0)" }
    offers += page.filter { !offers.contains($0) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(offers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
