import UIKit

struct BoardTrain {
  let name: String
  var delay = 0
}

/// Trains that are watched are kept by their names.
final class TickerBoardViewController: UITableViewController {
  private(set) var trains = (1...10).map { BoardTrain(name: "Train \($0)") }
  private var watched: [String] = []
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "train")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    for name in watched {
      guard let row = trains.firstIndex(where: { $0.name == name }) else { continue }
      trains[row].delay += 1
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }

  func depart() {
    guard !trains.isEmpty else { return }
    trains.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trains.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "train", for: indexPath)
    let train = trains[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = train.name
    content.secondaryText = train.delay == 0 ? "on time" : "\(train.delay) min late"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let train = trains[indexPath.row].name
    if !watched.contains(train) { watched.append(train) }
  }
}
