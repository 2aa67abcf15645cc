import UIKit

struct Vinyl {
  let id: Int
  let title: String
  let price: Int
  var isReserved = false
}

/// The records of one shop. Whoever shows them is told what changed.
final class VinylShop {
  private(set) var vinyls: [Vinyl] = (1...36).map { Vinyl(id: $0, title: "Pressing \($0)", price: 8 + $0 % 7) }
  private var bought = 36
  var onChange: ((_ changed: Int?) -> Void)?

  func vinyl(_ id: Int) -> Vinyl? { vinyls.first { $0.id == id } }

  func sell(_ id: Int) {
    vinyls.removeAll { $0.id == id }
    onChange?(nil)
  }

  func toggleReserved(_ id: Int) {
    guard let index = vinyls.firstIndex(where: { $0.id == id }) else { return }
    vinyls[index].isReserved.toggle()
    onChange?(id)
  }

  func buyOne() {
    bought += 1
    vinyls.insert(Vinyl(id: bought, title: "Pressing \(bought)", price: 11), at: 0)
    onChange?(nil)
  }
}

final class VinylCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let optionsButton = UIButton(type: .system)
  private var vinyl: Vinyl?
  var onSell: ((Int) -> Void)?
  var onReserve: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.textColor = .secondaryLabel
    optionsButton.setTitle("Options", for: .normal)
    optionsButton.showsMenuAsPrimaryAction = true
    // One menu for the life of the cell: its entries are made when it opens.
    optionsButton.menu = UIMenu(children: [
      UIDeferredMenuElement { [weak self] completion in completion(self?.entries() ?? []) }
    ])
    let stack = UIStackView(arrangedSubviews: [titleLabel, priceLabel, optionsButton])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ vinyl: Vinyl) {
    self.vinyl = vinyl
    titleLabel.text = vinyl.title
    priceLabel.text = vinyl.isReserved ? "Reserved" : "€ \(vinyl.price)"
  }

  private func entries() -> [UIMenuElement] {
    guard let vinyl else { return [] }
    return [
      UIAction(title: "Reserve") { [weak self] _ in self?.onReserve?(vinyl.id) },
      UIAction(title: "Sell", attributes: .destructive) { [weak self] _ in self?.onSell?(vinyl.id) },
    ]
  }
}

/// Records on sale, two beside each other, each with a menu of its own.
final class VinylsViewController: UIViewController {
  let shop = VinylShop()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vinyls"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<VinylCell, Int> { [weak self] cell, _, id in
      guard let self, let vinyl = self.shop.vinyl(id) else { return }
      cell.show(vinyl)
      cell.onSell = { [weak self] id in self?.shop.sell(id) }
      cell.onReserve = { [weak self] id in self?.shop.toggleReserved(id) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    shop.onChange = { [weak self] changed in self?.refresh(changed) }
    refresh(nil)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(260)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func refresh(_ changed: Int?) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shop.vinyls.map(\.id))
    if let changed, shop.vinyl(changed) != nil { snapshot.reconfigureItems([changed]) }
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
