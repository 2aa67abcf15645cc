import UIKit

struct Oven {
  let id: Int
  let name: String
}

final class OvensViewController: UITableViewController {
  private var ovens = (1...30).map { Oven(id: $0, name: "Oven \($0)") }
  private var nextID = 31
  /// The seconds left of the ovens that are on, by the id of the oven.
  private var secondsLeft: [Int: Int] = [:]
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ovens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "oven")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  func installOven() {
    ovens.insert(Oven(id: nextID, name: "Oven \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func tick() {
    guard !secondsLeft.isEmpty else { return }
    secondsLeft = secondsLeft.mapValues { $0 - 1 }.filter { $0.value > 0 }
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: indexPath) { show(ovens[indexPath.row], in: cell) }
    }
  }

  private func show(_ oven: Oven, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = oven.name
    content.secondaryText = secondsLeft[oven.id].map { "\($0) s left" } ?? "Off"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ovens.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "oven", for: indexPath)
    show(ovens[indexPath.row], in: cell)
    return cell
  }

  /// A cell that was prepared ahead may have missed a tick.
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    show(ovens[indexPath.row], in: cell)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let oven = ovens[indexPath.row]
    secondsLeft[oven.id] = secondsLeft[oven.id] == nil ? 90 : nil
    if let cell = tableView.cellForRow(at: indexPath) { show(oven, in: cell) }
  }
}
