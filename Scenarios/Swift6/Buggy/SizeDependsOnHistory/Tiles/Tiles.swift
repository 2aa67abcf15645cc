import UIKit

/// Keeps the largest height it ever had, "so that it doesn't jump".
final class TileCell: UICollectionViewListCell {
  private var largest: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    largest = max(largest, attributes.size.height)
    attributes.size.height = largest
    return attributes
  }
}

final class TilesViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Tile \(number)"
      content.secondaryText =
        number % 6 == 0 ? Array(repeating: "A long description of the tile.", count: 5).joined(separator: " ") : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
