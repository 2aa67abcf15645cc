import UIKit

struct Trolley {
  let id: Int
  let line: String
  let leaves: Date
}

final class TrolleyCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }

  func configure(with trolley: Trolley, now: Date) {
    textLabel?.text = trolley.line
    let seconds = Int(trolley.leaves.timeIntervalSince(now).rounded())
    detailTextLabel?.text = seconds <= 0 ? "now" : "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    detailTextLabel?.textColor = seconds < 60 ? .systemRed : .secondaryLabel
  }
}

final class TrolleysViewController: UITableViewController {
  private var trolleys: [Trolley] = []
  private var timer: Timer?
  private var now = Date()
  private var nextID = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Departures"
    tableView.register(TrolleyCell.self, forCellReuseIdentifier: "trolley")
    trolleys = (1...30).map { _ in makeTrolley() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tick()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func makeTrolley() -> Trolley {
    defer { nextID += 1 }
    return Trolley(id: nextID, line: "Trolley \(nextID)", leaves: Date(timeIntervalSinceNow: 40 + Double(nextID) * 35))
  }

  func schedule() {
    trolleys.append(makeTrolley())
    tableView.insertRows(at: [IndexPath(row: trolleys.count - 1, section: 0)], with: .automatic)
  }

  func cancelFirst() {
    guard trolleys.count > 1 else { return }
    trolleys.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func tick() {
    now = Date()
    for case let cell as TrolleyCell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      cell.configure(with: trolleys[indexPath.row], now: now)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trolleys.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trolley", for: indexPath)
    (cell as? TrolleyCell)?.configure(with: trolleys[indexPath.row], now: now)
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? TrolleyCell)?.configure(with: trolleys[indexPath.row], now: now)
  }
}
