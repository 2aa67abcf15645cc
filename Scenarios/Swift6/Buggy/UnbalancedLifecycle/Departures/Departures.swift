import UIKit

struct Departure {
  let number: Int
  var title: String { "Bus \(number)" }
  /// New Year's Day 2024 at 9:00 UTC, and some minutes.
  var leaves: Date { Date(timeIntervalSince1970: 1_704_099_600 + Double(number) * 300) }

  static let all = (1...30).map(Departure.init)
}

class DepartureCell: UITableViewCell {
  var departure: Departure?
  var timer: Timer?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with departure: Departure) {
    self.departure = departure
    textLabel?.text = departure.title
    showTime()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.showTime() }
    }
  }

  private func showTime() {
    guard let departure else { return }
    detailTextLabel?.text = "\(Int(departure.leaves.timeIntervalSinceNow)) s"
  }
}

/// Every row counts down, and every time it is set up it starts another timer.
final class DeparturesViewController: UITableViewController {
  private let cellClass: DepartureCell.Type

  init(_ cellClass: DepartureCell.Type) {
    self.cellClass = cellClass
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "departure")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Departure.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
    (cell as? DepartureCell)?.configure(with: Departure.all[indexPath.row])
    return cell
  }
}
