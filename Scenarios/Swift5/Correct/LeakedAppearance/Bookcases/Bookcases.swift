import UIKit

struct Volume: Hashable {
  let id: String
  let title: String
}

struct Shelf {
  let id: Int
  let name: String
  let volumes: [Volume]
}

@MainActor final class Library {
  let shelves: [Shelf] = [
    "Crime", "Poetry", "Travel", "History", "Cooking", "Gardens", "Science", "Music", "Comics", "Classics", "Essays", "Letters",
    "Maritime", "Philosophy", "Sports", "Theatre",
  ].enumerated().map { place, name in
    Shelf(
      id: place, name: name,
      volumes: (1...(8 + place % 4)).map { Volume(id: "\(place)-\($0)", title: "\(name) \($0)") })
  }
  private(set) var reserved: Set<Volume> = []

  func toggle(_ volume: Volume) {
    if reserved.remove(volume) == nil { reserved.insert(volume) }
  }
}

final class VolumeCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let markLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    titleLabel.numberOfLines = 2
    markLabel.font = .preferredFont(forTextStyle: .caption2)
    markLabel.textColor = .systemGreen
    let column = UIStackView(arrangedSubviews: [titleLabel, markLabel])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ volume: Volume, isReserved: Bool) {
    titleLabel.text = volume.title
    markLabel.text = isReserved ? "reserved" : nil
  }
}

final class ShelfCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  private let nameLabel = UILabel()
  private let collectionView: UICollectionView
  private var shelf: Shelf?
  private var isReserved: ((Volume) -> Bool)?
  private var onTap: ((Volume) -> Void)?
  private var onScroll: ((CGPoint) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 84)
    layout.minimumLineSpacing = 10
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    collectionView.register(VolumeCell.self, forCellWithReuseIdentifier: "volume")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.showsHorizontalScrollIndicator = false
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    let column = UIStackView(arrangedSubviews: [nameLabel, collectionView])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      collectionView.heightAnchor.constraint(equalToConstant: 90),
      column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(
    _ shelf: Shelf, offset: CGPoint, isReserved: @escaping (Volume) -> Bool, onTap: @escaping (Volume) -> Void,
    onScroll: @escaping (CGPoint) -> Void
  ) {
    self.onScroll = nil
    self.shelf = shelf
    self.isReserved = isReserved
    self.onTap = onTap
    nameLabel.text = shelf.name
    collectionView.reloadData()
    layoutIfNeeded()
    collectionView.contentOffset = offset
    self.onScroll = onScroll
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView.contentOffset) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelf?.volumes.count ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "volume", for: indexPath)
    if let volume = shelf?.volumes[indexPath.item] {
      (cell as? VolumeCell)?.show(volume, isReserved: isReserved?(volume) ?? false)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let volume = shelf?.volumes[indexPath.item] else { return }
    onTap?(volume)
    collectionView.reloadItems(at: [indexPath])
  }
}

final class BookcasesViewController: UITableViewController {
  private let library: Library
  private var offsets: [Int: CGPoint] = [:]

  init(library: Library) {
    self.library = library
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    tableView.rowHeight = 136
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order", primaryAction: UIAction(title: "Order") { [weak self] _ in self?.order() })
    showCount()
  }

  private func showCount() {
    title = "Library · \(library.reserved.count) reserved"
    navigationItem.rightBarButtonItem?.isEnabled = !library.reserved.isEmpty
  }

  private func order() {
    let names = library.reserved.map(\.title).sorted().joined(separator: ", ")
    let alert = UIAlertController(title: "Ready on Monday", message: names, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { library.shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    let shelf = library.shelves[indexPath.row]
    let library = library
    (cell as? ShelfCell)?.show(
      shelf, offset: offsets[shelf.id] ?? .zero, isReserved: { library.reserved.contains($0) },
      onTap: { [weak self] volume in
        library.toggle(volume)
        self?.showCount()
      },
      onScroll: { [weak self] in self?.offsets[shelf.id] = $0 })
    return cell
  }
}
