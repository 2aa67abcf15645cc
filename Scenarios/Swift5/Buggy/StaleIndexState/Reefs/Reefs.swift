import UIKit

struct Reef {
  let id: Int
  let name: String
  let depth: Int
}

final class ReefCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let depthLabel = UILabel()
  let strip = UIScrollView()
  private var fishLabels: [UILabel] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.frame = CGRect(x: 16, y: 4, width: 180, height: 24)
    depthLabel.frame = CGRect(x: 200, y: 4, width: 100, height: 24)
    strip.frame = CGRect(x: 0, y: 32, width: contentView.bounds.width, height: 44)
    strip.autoresizingMask = .flexibleWidth
    strip.contentSize = CGSize(width: 12 * 100, height: 44)
    contentView.addSubview(nameLabel)
    contentView.addSubview(depthLabel)
    contentView.addSubview(strip)
    for number in 0..<12 {
      let label = UILabel(frame: CGRect(x: 16 + number * 100, y: 0, width: 92, height: 44))
      strip.addSubview(label)
      fishLabels.append(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reef: Reef, offset: CGPoint) {
    nameLabel.text = reef.name
    depthLabel.text = "\(reef.depth) m"
    for (number, label) in fishLabels.enumerated() { label.text = "Fish \(reef.id).\(number + 1)" }
    strip.setContentOffset(offset, animated: false)
  }
}

/// Reefs with a strip of their fish each, which stays where the diver has scrolled it to; the bar sorts by depth.
final class ReefsViewController: UITableViewController {
  private var reefs = (1...30).map { Reef(id: $0, name: "Reef \($0)", depth: 5 + $0 * 11 % 37) }
  private var offsets: [Int: CGPoint] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reefs"
    tableView.rowHeight = 80
    tableView.register(ReefCell.self, forCellReuseIdentifier: "reef")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "By depth", primaryAction: UIAction(title: "By depth") { [weak self] _ in self?.sort() })
  }

  private func sort() {
    reefs.sort { $0.depth < $1.depth }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { reefs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "reef", for: indexPath)
    let reef = reefs[indexPath.row]
    (cell as? ReefCell)?.show(reef, offset: offsets[reef.id] ?? .zero)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ReefCell else { return }
    offsets[reefs[indexPath.row].id] = cell.strip.contentOffset
  }
}
