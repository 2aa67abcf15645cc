import UIKit

struct Samovar {
  let name: String
  let isReady: Date
}

/// Counts down by itself, once a second.
final class SamovarCell: UITableViewCell {
  private var timer: Timer?
  private var secondsLeft = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
    detailTextLabel?.text = nil
  }

  func configure(with samovar: Samovar) {
    textLabel?.text = samovar.name
    secondsLeft = max(0, Int(samovar.isReady.timeIntervalSinceNow.rounded()))
    showTime()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    secondsLeft = max(0, secondsLeft - 1)
    showTime()
  }

  private func showTime() {
    detailTextLabel?.text = secondsLeft > 0 ? "\(secondsLeft / 60) min \(secondsLeft % 60) s" : "Ready"
  }
}

final class SamovarsViewController: UITableViewController {
  private let samovars = (1...40).map {
    Samovar(name: "Samovar \($0)", isReady: Date(timeIntervalSinceNow: 600 + Double($0) * 13))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "On the boil"
    tableView.register(SamovarCell.self, forCellReuseIdentifier: "samovar")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { samovars.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "samovar", for: indexPath)
    (cell as? SamovarCell)?.configure(with: samovars[indexPath.row])
    return cell
  }
}
