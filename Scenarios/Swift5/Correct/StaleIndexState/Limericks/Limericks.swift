import UIKit

struct Limerick {
  let id: Int
  let lines: [String]

  init(id: Int) {
    self.id = id
    lines = (1...(id % 5 + 2)).map { "Line \($0) of limerick \(id)" }
  }
}

final class LimerickCell: UITableViewCell {
  static let lineHeight: CGFloat = 24
  private let verseLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    verseLabel.numberOfLines = 0
    verseLabel.font = .systemFont(ofSize: 15)
    verseLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(verseLabel)
    NSLayoutConstraint.activate([
      verseLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      verseLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      verseLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with limerick: Limerick) { verseLabel.text = limerick.lines.joined(separator: "\n") }
}

final class LimericksViewController: UITableViewController {
  private var limericks = (1...24).map(Limerick.init) {
    didSet { heights.removeAll() }
  }
  private var heights: [IndexPath: CGFloat] = [:]
  private var nextID = 25

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Limericks"
    tableView.register(LimerickCell.self, forCellReuseIdentifier: "limerick")
  }

  func receiveLimerick() {
    limericks.insert(Limerick(id: nextID), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { limericks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "limerick", for: indexPath)
    (cell as? LimerickCell)?.configure(with: limericks[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = heights[indexPath] { return height }
    let height = CGFloat(limericks[indexPath.row].lines.count) * LimerickCell.lineHeight + 24
    heights[indexPath] = height
    return height
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    limericks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
