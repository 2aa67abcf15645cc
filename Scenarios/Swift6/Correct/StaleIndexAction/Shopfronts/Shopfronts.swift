import UIKit

struct Shopfront {
  let name: String
  var wares: [String]
  var basket: [String] = []
}

final class WareCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class ShopfrontCell: UITableViewCell {
  let nameLabel = UILabel()
  let wares: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 40)
    wares = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    wares.register(WareCell.self, forCellWithReuseIdentifier: "ware")
    let stack = UIStackView(arrangedSubviews: [nameLabel, wares])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      wares.heightAnchor.constraint(equalToConstant: 50),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func showBasket(of shop: Shopfront) {
    nameLabel.text = shop.basket.isEmpty ? shop.name : "\(shop.name), in the basket: \(shop.basket.joined(separator: ", "))"
  }
}

/// A row for each shop, and in it its wares, which a tap puts into the shop's basket.
final class ShopfrontsViewController: UITableViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var shops = [
    Shopfront(name: "Baker", wares: ["Bread", "Rolls", "Cake"]), Shopfront(name: "Dairy", wares: ["Milk", "Butter", "Curd"]),
    Shopfront(name: "Grocer", wares: ["Apples", "Leek", "Figs"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shops"
    tableView.register(ShopfrontCell.self, forCellReuseIdentifier: "shop")
  }

  func openShop() {
    guard shops.count == 3 else { return }
    shops.insert(Shopfront(name: "Florist", wares: ["Roses", "Tulips", "Asters"]), at: 0)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shop", for: indexPath)
    if let cell = cell as? ShopfrontCell {
      cell.showBasket(of: shops[indexPath.row])
      cell.wares.tag = indexPath.row
      cell.wares.dataSource = self
      cell.wares.delegate = self
      cell.wares.reloadData()
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shops[collectionView.tag].wares.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ware", for: indexPath)
    (cell as? WareCell)?.label.text = shops[collectionView.tag].wares[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let row = collectionView.tag
    shops[row].basket.append(shops[row].wares[indexPath.item])
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? ShopfrontCell
    cell?.showBasket(of: shops[row])
  }
}
