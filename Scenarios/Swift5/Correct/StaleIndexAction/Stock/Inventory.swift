import UIKit

struct StockItem {
  let id: Int
  let name: String
  var isAvailable: Bool
}

/// A switch of its own in every row; the action remembers the item, never the row.
final class StockCell: UICollectionViewListCell {
  private let toggle = UISwitch()
  private let label = UILabel()
  private var itemID: Int?
  var didToggle: ((Int, Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.accessibilityLabel = "Available"
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self = self, let id = self.itemID else { return }
        self.didToggle?(id, self.toggle.isOn)
      }, for: .valueChanged)
    [label, toggle].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      toggle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      toggle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with item: StockItem) {
    itemID = item.id
    label.text = item.name
    label.textColor = item.isAvailable ? .label : .secondaryLabel
    toggle.isOn = item.isAvailable
  }
}

final class StockViewController: UIViewController {
  private var items: [Int: StockItem] = [:]
  private var order: [Int] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    for id in 1...46 {
      items[id] = StockItem(id: id, name: "Item \(id)", isAvailable: id % 3 != 0)
      order.append(id)
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<StockCell, Int> { [weak self] cell, _, id in
      guard let item = self?.items[id] else { return }
      cell.configure(with: item)
      cell.didToggle = { id, isOn in self?.setAvailable(isOn, for: id) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func sortByAvailability() {
    order.sort { left, right in
      let (first, second) = (items[left]?.isAvailable ?? false, items[right]?.isAvailable ?? false)
      return first == second ? left < right : first
    }
    apply()
  }

  private func setAvailable(_ isAvailable: Bool, for id: Int) {
    items[id]?.isAvailable = isAvailable
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
