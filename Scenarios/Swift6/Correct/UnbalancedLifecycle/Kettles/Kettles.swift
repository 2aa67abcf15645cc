import UIKit

struct Kettle {
  let id: Int
  let boilsAt: Date
}

/// Counts down while it is on screen.
final class KettleCell: UITableViewCell {
  private var timer: Timer?
  private var kettle: Kettle?

  func show(_ kettle: Kettle) {
    self.kettle = kettle
    textLabel?.text = "Kettle \(kettle.id)"
    tick()
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    tick()
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    guard let kettle else { return }
    let rest = Int(kettle.boilsAt.timeIntervalSinceNow.rounded(.up))
    detailTextLabel?.text = rest > 0 ? "\(rest) s" : "boils"
    accessoryType = rest > 0 ? .none : .checkmark
    if rest <= 0 { stop() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stop()
    kettle = nil
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class KettlesViewController: UITableViewController {
  private let kettles: [Kettle] = {
    let now = Date()
    return (1...40).map { Kettle(id: $0, boilsAt: now.addingTimeInterval(Double($0 % 7) * 2)) }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(KettleCell.self, forCellReuseIdentifier: "kettle")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kettles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "kettle", for: indexPath)
    (cell as? KettleCell)?.show(kettles[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? KettleCell)?.start()
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? KettleCell)?.stop()
  }
}
