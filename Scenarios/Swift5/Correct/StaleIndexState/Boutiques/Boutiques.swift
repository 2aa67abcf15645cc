import UIKit

struct Boutique {
  let id: Int
  let name: String
  let goods: [String]
}

/// A shop's goods, side by side.
final class BoutiqueCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  private var goods: [String] = []
  var didScroll: ((CGFloat) -> Void)?
  private lazy var strip: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 140, height: 70)
    let strip = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
    strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    strip.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "good")
    strip.dataSource = self
    strip.delegate = self
    contentView.addSubview(strip)
    return strip
  }()

  func show(_ boutique: Boutique, offset: CGFloat) {
    goods = boutique.goods
    strip.reloadData()
    strip.layoutIfNeeded()
    strip.contentOffset = CGPoint(x: offset, y: 0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { goods.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "good", for: indexPath) as? UICollectionViewListCell
    else { fatalError("The registration gives another class.") }
    var content = cell.defaultContentConfiguration()
    content.text = goods[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(scrollView.contentOffset.x) }
}

final class BoutiquesViewController: UITableViewController {
  private var boutiques = (1...14).map { shop in
    Boutique(id: shop, name: "Boutique \(shop)", goods: (1...12).map { "Good \(shop).\($0)" })
  }
  private var offsets: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 90
    tableView.register(BoutiqueCell.self, forCellReuseIdentifier: "boutique")
  }

  func identity(at indexPath: IndexPath, in list: UIScrollView) -> Int? {
    list === tableView && boutiques.indices.contains(indexPath.section) ? boutiques[indexPath.section].id : nil
  }

  func closeFirst() {
    boutiques.removeFirst()
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { boutiques.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { boutiques[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "boutique", for: indexPath) as? BoutiqueCell
    else { fatalError("The registration gives another class.") }
    let boutique = boutiques[indexPath.section]
    cell.didScroll = nil
    cell.show(boutique, offset: offsets[boutique.id] ?? 0)
    cell.didScroll = { [weak self] in self?.offsets[boutique.id] = $0 }
    return cell
  }
}
