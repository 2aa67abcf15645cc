import UIKit

struct Parable {
  let id: Int
  let title: String
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }
}

final class ParableCell: UITableViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    bodyLabel.font = .systemFont(ofSize: 15)
    bodyLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    contentView.addSubview(bodyLabel)
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    titleLabel.frame = CGRect(x: 16, y: 10, width: width, height: 22)
    bodyLabel.frame = CGRect(x: 16, y: 36, width: width, height: max(0, contentView.bounds.height - 46))
  }
}

final class ParablesViewController: UITableViewController {
  private var parables: [Parable] = (1...30).map { ParablesViewController.makeParable($0) }
  private var heights: [Int: CGFloat] = [:]

  private static func makeParable(_ id: Int) -> Parable {
    let lines = (1...(id * 3 % 7 + 1)).map { "Line \($0) of the parable" }
    return Parable(id: id, title: "Parable \(id)", lines: lines)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parables"
    tableView.register(ParableCell.self, forCellReuseIdentifier: "parable")
  }

  func addParable() {
    let id = (parables.map(\.id).max() ?? 0) + 1
    parables.insert(Self.makeParable(id), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parables.count }

  /// measuring is slow, so that a height is measured once.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let parable = parables[indexPath.row]
    let key = parable.id
    if let height = heights[key] { return height }
    let height = 46 + CGFloat(parable.lines.count) * 20
    heights[key] = height
    return height
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "parable", for: indexPath)
    let parable = parables[indexPath.row]
    (cell as? ParableCell)?.titleLabel.text = parable.title
    (cell as? ParableCell)?.bodyLabel.text = parable.text
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = parables[indexPath.row].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
      self?.remove(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  private func remove(_ id: Int) {
    guard let row = parables.firstIndex(where: { $0.id == id }) else { return }
    parables.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
