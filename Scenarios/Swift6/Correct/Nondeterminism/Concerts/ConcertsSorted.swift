import UIKit

/// Sections come in the order of their names.
final class SortedConcertsViewController: UIViewController {
  private let concerts: [Concert] = (1...48).map { number in
    Concert(city: ["Oslo", "Bergen", "Turku", "Malmö", "Aarhus", "Tampere", "Gdańsk", "Riga"][number % 8], number: number)
  }
  private var dataSource: UICollectionViewDiffableDataSource<String, Concert>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Concert> { cell, _, concert in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Concert \(concert.number)"
      content.secondaryText = concert.city
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, concert in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: concert)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Concert>()
    for (city, concerts) in Dictionary(grouping: concerts, by: \.city).sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([city])
      snapshot.appendItems(concerts, toSection: city)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
