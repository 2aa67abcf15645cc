import UIKit

final class RegattaCell: UITableViewCell {
  private var timer: Timer?

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }

  /// Counts down to the start, also while a finger is on the row.
  func count(to start: Date, of name: String) {
    timer?.invalidate()
    show(start, name)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.show(start, name) }
    }
  }

  private func show(_ start: Date, _ name: String) {
    let seconds = max(0, Int(start.timeIntervalSinceNow.rounded(.up)))
    textLabel?.text = name
    detailTextLabel?.text = "\(seconds / 60) min \(seconds % 60) s"
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// Regattas of a day; a tap says when one begins.
final class RegattasViewController: UITableViewController {
  private let regattas = (1...40).map { number in ("Regatta \(number)", Date().addingTimeInterval(Double(number * 311))) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RegattaCell.self, forCellReuseIdentifier: "regatta")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regattas.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "regatta", for: indexPath)
    let (name, start) = regattas[indexPath.row]
    (cell as? RegattaCell)?.count(to: start, of: name)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(title: regattas[indexPath.row].0, message: "Starts soon.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
