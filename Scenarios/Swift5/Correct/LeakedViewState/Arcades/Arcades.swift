import UIKit

struct ArcadeShelf {
  let id: Int
  let title: String
  let games: [String]
}

struct ArcadeHall {
  let name: String
  let shelves: [ArcadeShelf]
}

final class ArcadeGameCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ name: String) { label.text = name }
}

final class ArcadeShelfCell: UITableViewCell, UICollectionViewDataSource {
  private let titleLabel = UILabel()
  private let games: UICollectionView
  private var shelf: ArcadeShelf?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 70)
    games = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    games.register(ArcadeGameCell.self, forCellWithReuseIdentifier: "game")
    games.dataSource = self
    titleLabel.frame = CGRect(x: 16, y: 6, width: 240, height: 22)
    games.frame = CGRect(x: 0, y: 32, width: contentView.bounds.width, height: 74)
    games.autoresizingMask = .flexibleWidth
    contentView.addSubview(titleLabel)
    contentView.addSubview(games)
  }

  required init?(coder: NSCoder) { nil }

  var shelfID: Int? { shelf?.id }

  var offset: CGFloat {
    get { games.contentOffset.x }
    set { games.contentOffset = CGPoint(x: newValue, y: 0) }
  }

  func configure(with shelf: ArcadeShelf) {
    self.shelf = shelf
    titleLabel.text = shelf.title
    games.reloadData()
    games.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelf?.games.count ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "game", for: indexPath)
    if let shelf { (cell as? ArcadeGameCell)?.configure(shelf.games[indexPath.item]) }
    return cell
  }
}

final class ArcadesViewController: UITableViewController {
  private var halls: [ArcadeHall] = (1...8).map { ArcadesViewController.hall($0) }
  private var offsets: [Int: CGFloat] = [:]
  private var nextHall = 9

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Arcades"
    tableView.rowHeight = 112
    tableView.register(ArcadeShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  private static func hall(_ number: Int) -> ArcadeHall {
    let shelves = (0..<3).map { shelf in
      let id = number * 10 + shelf
      return ArcadeShelf(
        id: id, title: ["New", "Classic", "Pinball"][shelf], games: (1...12).map { "Game \(id)-\($0)" })
    }
    return ArcadeHall(name: "Hall \(number)", shelves: shelves)
  }

  func openHall() {
    halls.append(Self.hall(nextHall))
    nextHall += 1
    tableView.insertSections(IndexSet(integer: halls.count - 1), with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { halls.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { halls[section].name }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { halls[section].shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    (cell as? ArcadeShelfCell)?.configure(with: halls[indexPath.section].shelves[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? ArcadeShelfCell)?.offset = offsets[halls[indexPath.section].shelves[indexPath.row].id] ?? 0
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let cell = cell as? ArcadeShelfCell, let id = cell.shelfID else { return }
    offsets[id] = cell.offset
  }
}
