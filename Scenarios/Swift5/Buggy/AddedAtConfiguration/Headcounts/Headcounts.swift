import UIKit

struct HeadcountStop: Hashable {
  let id: Int
  let name: String
}

final class HeadcountCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private let boardButton = UIButton(type: .system)
  private var boardAction: UIAction?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    boardButton.setTitle("Board", for: .normal)
    let row = UIStackView(arrangedSubviews: [nameLabel, countLabel, boardButton])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
    nameLabel.setContentHuggingPriority(.init(1), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    if let boardAction { boardButton.removeAction(boardAction, for: .touchUpInside) }
  }

  /// `board` counts one more child and answers how many there are now.
  func configure(_ stop: HeadcountStop, count: Int, board: @escaping () -> Int) {
    nameLabel.text = stop.name
    countLabel.text = "\(count)"
    let action = UIAction { [weak self] _ in self?.countLabel.text = "\(board())" }
    boardButton.addAction(action, for: .touchUpInside)
    boardAction = action
  }
}

/// The driver of a school bus counts the children who board at each stop. "Reset" starts a new ride.
final class HeadcountsViewController: UIViewController {
  private let stops = (1...30).map { HeadcountStop(id: $0, name: "Stop \($0)") }
  private var counts: [Int: Int] = [:]
  private let table = UITableView()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "stop", for: path)
    if let self, let cell = cell as? HeadcountCell, let stop = self.stops.first(where: { $0.id == id }) {
      cell.configure(stop, count: self.counts[id, default: 0]) { [weak self] in self?.board(at: id) ?? 0 }
    }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Headcount"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.reset() })
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    table.register(HeadcountCell.self, forCellReuseIdentifier: "stop")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(stops.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func board(at id: Int) -> Int {
    counts[id, default: 0] += 1
    return counts[id, default: 0]
  }

  private func reset() {
    counts = [:]
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
