import Combine
import UIKit

struct Reading: Hashable {
  let id: Int
  let place: String
  let taken: Date
}

/// One clock for all rows.
@MainActor final class ReadingClock {
  @Published private(set) var now = Date()
  private var timer: AnyCancellable?

  init() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] in self?.now = $0 }
  }
}

final class ReadingCell: UITableViewCell {
  private var ageing: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ reading: Reading, clock: ReadingClock) {
    textLabel?.text = reading.place
    ageing = clock.$now
      .map { max(0, Int($0.timeIntervalSince(reading.taken))) }
      .removeDuplicates()
      .sink { [weak self] age in self?.detailTextLabel?.text = age < 60 ? "\(age) s ago" : "\(age / 60) min ago" }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    ageing = nil
    detailTextLabel?.text = nil
  }
}

/// Readings of the water's height, with their age.
final class LagoonsViewController: UITableViewController {
  private let clock = ReadingClock()
  private lazy var source = UITableViewDiffableDataSource<Int, Reading>(tableView: tableView) { [clock] table, path, reading in
    guard let cell = table.dequeueReusableCell(withIdentifier: "reading", for: path) as? ReadingCell
    else { fatalError("The registration gives another class.") }
    cell.show(reading, clock: clock)
    return cell
  }
  private var readings: [Reading] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReadingCell.self, forCellReuseIdentifier: "reading")
    let start = Date()
    readings = (1...30).map { Reading(id: $0, place: "Lagoon \($0)", taken: start.addingTimeInterval(-Double($0) * 7)) }
    update(animated: false)
  }

  func measure() {
    readings.insert(Reading(id: readings.count + 1, place: "Lagoon \(readings.count + 1)", taken: Date()), at: 0)
    update(animated: true)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Reading>()
    snapshot.appendSections([0])
    snapshot.appendItems(readings)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
