import UIKit

struct FeedEntity {
  let id: Int
  let title: String
  let text: String
}

/// Rows whose heights are measured once and kept.
final class FeedHeightsViewController: UITableViewController {
  private var entities = (1...40).map { number in
    FeedEntity(
      id: number, title: "Entry \(number)",
      text: String(repeating: "Words that take their room. ", count: [1, 6, 2, 9, 3][number % 5]))
  }
  private var heights: [Int: CGFloat] = [:]
  private let measuring = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    measuring.numberOfLines = 0
    measuring.font = .preferredFont(forTextStyle: .subheadline)
    tableView.register(FeedEntityCell.self, forCellReuseIdentifier: "entity")
  }

  func expireFirst() {
    entities.removeFirst()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entities.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entity", for: indexPath)
    (cell as? FeedEntityCell)?.show(entities[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = heights[indexPath.row] { return height }
    measuring.text = entities[indexPath.row].text
    let height = 40 + measuring.sizeThatFits(CGSize(width: tableView.bounds.width - 32, height: .greatestFiniteMagnitude)).height
    heights[indexPath.row] = height
    return height
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    entities.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

final class FeedEntityCell: UITableViewCell {
  private let title = UILabel()
  private let body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    body.font = .preferredFont(forTextStyle: .subheadline)
    contentView.addSubview(title)
    contentView.addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entity: FeedEntity) {
    title.text = entity.title
    body.text = entity.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    title.frame = CGRect(x: 16, y: 6, width: width, height: 22)
    body.frame = CGRect(x: 16, y: 30, width: width, height: contentView.bounds.height - 40)
  }
}
