import UIKit

struct Arrival {
  let id: Int
  let title: String
  var isSeen = false
}

final class ArrivalCell: UITableViewCell {
  private let dot = UIView()
  private let titleLabel = UILabel()
  private(set) var arrivalID = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    dot.frame = CGRect(x: 8, y: 20, width: 8, height: 8)
    dot.layer.cornerRadius = 4
    dot.backgroundColor = .systemBlue
    titleLabel.frame = CGRect(x: 24, y: 12, width: 260, height: 24)
    contentView.addSubview(dot)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with arrival: Arrival) {
    arrivalID = arrival.id
    titleLabel.text = arrival.title
    titleLabel.font = arrival.isSeen ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
    dot.isHidden = arrival.isSeen
  }
}

final class ArrivalsViewController: UITableViewController {
  private var arrivals = (1...50).map { Arrival(id: $0, title: "Arrival \($0)") }
  private var nextID = 51

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 48
    tableView.register(ArrivalCell.self, forCellReuseIdentifier: "arrival")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All seen", primaryAction: UIAction { [weak self] _ in self?.seeAll() })
    showCount()
  }

  func arrive() {
    arrivals.insert(Arrival(id: nextID, title: "Arrival \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    showCount()
  }

  private func seeAll() {
    for row in arrivals.indices { arrivals[row].isSeen = true }
    tableView.reloadData()
    showCount()
  }

  private func showCount() {
    let count = arrivals.count { !$0.isSeen }
    title = count == 0 ? "Arrivals" : "Arrivals (\(count))"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { arrivals.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "arrival", for: indexPath)
    (cell as? ArrivalCell)?.configure(with: arrivals[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let id = (cell as? ArrivalCell)?.arrivalID,
      let row = arrivals.firstIndex(where: { $0.id == id })
    else { return }
    arrivals[row].isSeen = true
    showCount()
  }
}
