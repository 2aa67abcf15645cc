import UIKit

final class ShowcaseTile: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.textAlignment = .center
    contentView.backgroundColor = .secondarySystemBackground
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { label.text = text }
}

/// A row that scrolls sideways, and says where it was left.
final class ShowcaseCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  private let heading = UILabel()
  private let tiles: UICollectionView
  private var names: [String] = []
  var onScroll: ((CGFloat) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 80)
    tiles = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    tiles.register(ShowcaseTile.self, forCellWithReuseIdentifier: "tile")
    tiles.dataSource = self
    tiles.delegate = self
    contentView.addSubview(heading)
    contentView.addSubview(tiles)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onScroll = nil
  }

  func show(_ title: String, _ names: [String], offset: CGFloat) {
    heading.text = title
    self.names = names
    tiles.reloadData()
    tiles.layoutIfNeeded()
    tiles.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 16, y: 4, width: contentView.bounds.width - 32, height: 24)
    tiles.frame = CGRect(x: 0, y: 30, width: contentView.bounds.width, height: 90)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? ShowcaseTile)?.show(names[indexPath.item])
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView.contentOffset.x) }
}

final class ShowcasesViewController: UITableViewController {
  private let shelves = [
    "Crime", "Poetry", "Travel", "History", "Comics", "Cooking", "Art", "Nature", "Drama", "Letters", "Maps",
  ]
  private var offsets: [String: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 130
    tableView.register(ShowcaseCell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    guard let cell = cell as? ShowcaseCell else { return cell }
    let shelf = shelves[indexPath.row]
    cell.show(shelf, (1...12).map { "\(shelf) \($0)" }, offset: offsets[shelf] ?? 0)
    cell.onScroll = { [weak self] x in self?.offsets[shelf] = x }
    return cell
  }
}
