import UIKit

struct Product: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let price: String
}

final class ProductTile: UICollectionViewCell {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    contentView.backgroundColor = .systemBackground
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor.separator.cgColor
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (tile: ProductTile, _: UITraitCollection) in
      tile.contentView.layer.borderColor = UIColor.separator.cgColor
    }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    transform = .identity
    contentView.alpha = 1
  }
}

/// Tiles shrink under the finger, driven by the delegate.
final class StorefrontViewController: UIViewController, UICollectionViewDelegate {
  private let products = (1...64).map { Product(id: $0, name: "Product \($0)", price: "\($0 * 3) €") }
  private var viewed: Set<Product.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Product.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)

    let registration = UICollectionView.CellRegistration<ProductTile, Product> { [unowned self] tile, _, product in
      tile.nameLabel.text = product.name
      tile.priceLabel.text = product.price
      tile.nameLabel.textColor = viewed.contains(product.id) ? .secondaryLabel : .label
    }
    dataSource = .init(collectionView: list) { [products] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: products.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(products.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    UIView.animate(withDuration: 0.15) {
      cell.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
      cell.contentView.alpha = 0.8
    }
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    UIView.animate(withDuration: 0.15) {
      cell.transform = .identity
      cell.contentView.alpha = 1
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource.itemIdentifier(for: indexPath), viewed.insert(id).inserted else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
