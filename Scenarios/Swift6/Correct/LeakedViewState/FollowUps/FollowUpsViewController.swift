import SwiftUI
import UIKit

final class FollowUpsViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, FollowUp>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Follow-ups"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FollowUp> { cell, _, followUp in
      cell.contentConfiguration = UIHostingConfiguration { FollowUpRow(followUp: followUp) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, followUp in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: followUp)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, FollowUp>()
    snapshot.appendSections([0])
    snapshot.appendItems(FollowUp.open)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
