import UIKit

struct ShowShelf: Identifiable, Sendable {
  let id: Int
  let title: String
  let shows: [String]
}

final class ShowCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.backgroundColor = .systemGray5
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A row that is a list of its own; where it was scrolled to is kept outside, by shelf.
final class ShelfCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  var onScroll: ((CGFloat) -> Void)?
  private var shows: [String] = []
  private let title = UILabel()
  private let carousel: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 80)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    carousel.register(ShowCell.self, forCellWithReuseIdentifier: "show")
    carousel.dataSource = self
    carousel.delegate = self
    let column = UIStackView(arrangedSubviews: [title, carousel])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      carousel.heightAnchor.constraint(equalToConstant: 90),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onScroll = nil
  }

  func configure(_ shelf: ShowShelf, offset: CGFloat) {
    title.text = shelf.title
    shows = shelf.shows
    carousel.reloadData()
    carousel.layoutIfNeeded()
    carousel.contentOffset.x = offset
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "show", for: indexPath)
    (cell as? ShowCell)?.label.text = shows[indexPath.item]
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll?(scrollView.contentOffset.x)
  }
}

final class ShowsViewController: UITableViewController {
  private var shelves = (1...20).map { shelf in
    ShowShelf(id: shelf, title: "Shelf \(shelf)", shows: (1...(3 + shelf % 4)).map { "Show \(shelf).\($0)" })
  }
  private var offsets: [ShowShelf.ID: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  func addShelf() {
    shelves.insert(ShowShelf(id: 99, title: "New on top", shows: ["Show 99.1", "Show 99.2"]), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    let shelf = shelves[indexPath.row]
    (cell as? ShelfCell)?.configure(shelf, offset: offsets[shelf.id, default: 0])
    (cell as? ShelfCell)?.onScroll = { [weak self] offset in self?.offsets[shelf.id] = offset }
    return cell
  }
}
