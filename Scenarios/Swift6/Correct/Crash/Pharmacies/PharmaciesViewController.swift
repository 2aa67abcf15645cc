import UIKit

final class PharmaciesViewController: UIViewController, UICollectionViewDelegate {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Pharmacy>!
  private var lastDialled = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pharmacies"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Pharmacy> { cell, _, pharmacy in
      var content = cell.defaultContentConfiguration()
      content.text = pharmacy.name
      content.secondaryText = pharmacy.phone
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, pharmacy in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: pharmacy)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Pharmacy>()
    snapshot.appendSections([0])
    snapshot.appendItems(Pharmacy.nearby)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let pharmacy = dataSource.itemIdentifier(for: indexPath) else { return }
    lastDialled = pharmacy.phone.filter(\.isNumber)
  }
}
