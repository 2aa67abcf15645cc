import SwiftUI
import UIKit

final class VaccinationsViewController: UIViewController, UICollectionViewDelegate {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Vaccination>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vaccinations"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Vaccination> { cell, _, vaccination in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration {
          // Only overdue rows can be opened, so only these react to touches.
          VaccinationRow(vaccination: vaccination, isHighlighted: vaccination.isOverdue && state.isHighlighted)
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, vaccination in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: vaccination)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Vaccination>()
    snapshot.appendSections([0])
    snapshot.appendItems(Vaccination.plan)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.isOverdue ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
