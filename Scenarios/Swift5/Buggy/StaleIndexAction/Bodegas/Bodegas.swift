import UIKit

struct BodegaShelf {
  let id: Int
  let name: String
  let snacks: [String]
  var basket: [String] = []
}

final class BodegaSnackCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ snack: String) { label.text = snack }
}

/// A shelf: its name, what of it is in the basket, and its snacks beside each other.
final class BodegaShelfCell: UITableViewCell {
  let snacks: UICollectionView
  private let nameLabel = UILabel()
  private let basketLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.minimumInteritemSpacing = 8
    snacks = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    snacks.isScrollEnabled = false
    snacks.register(BodegaSnackCell.self, forCellWithReuseIdentifier: "snack")
    basketLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [nameLabel, basketLabel, snacks])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      snacks.heightAnchor.constraint(equalToConstant: 64),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ shelf: BodegaShelf, tag: Int) {
    nameLabel.text = shelf.name
    show(basket: shelf.basket)
    snacks.tag = tag
    snacks.reloadData()
  }

  func show(basket: [String]) {
    basketLabel.text = basket.isEmpty ? "Nothing yet" : "In the basket: " + basket.joined(separator: ", ")
  }
}

/// The shelves of a shop. A tap on a snack puts it into the basket.
final class BodegasViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var shelves = (1...22).map { number in
    BodegaShelf(id: 100 + number, name: "Shelf \(number)", snacks: ["A", "B", "C"].map { "Snack \(number)\($0)" })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bodegas"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 150
    tableView.register(BodegaShelfCell.self, forCellReuseIdentifier: "shelf")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  private func tag(ofRow row: Int) -> Int { row }

  private func row(ofTag tag: Int) -> Int? { shelves.indices.contains(tag) ? tag : nil }

  func clear(_ id: Int) {
    guard let row = shelves.firstIndex(where: { $0.id == id }) else { return }
    tableView.performBatchUpdates {
      shelves.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  func clearFirst() {
    if let first = shelves.first { clear(first.id) }
  }
}

extension BodegasViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    guard let shelfCell = cell as? BodegaShelfCell else { return cell }
    shelfCell.snacks.dataSource = self
    shelfCell.snacks.delegate = self
    shelfCell.show(shelves[indexPath.row], tag: tag(ofRow: indexPath.row))
    return shelfCell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = shelves[indexPath.row].id
    let clear = UIContextualAction(style: .destructive, title: "Clear") { [weak self] _, _, done in
      self?.clear(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [clear])
  }
}

extension BodegasViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "snack", for: indexPath)
    if let row = row(ofTag: collectionView.tag) { (cell as? BodegaSnackCell)?.show(shelves[row].snacks[indexPath.item]) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let row = row(ofTag: collectionView.tag) else { return }
    shelves[row].basket.append(shelves[row].snacks[indexPath.item])
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BodegaShelfCell
    cell?.show(basket: shelves[row].basket)
  }
}
