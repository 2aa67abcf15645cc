import UIKit

@MainActor protocol CarillonListener: AnyObject {
  func carillonDidRing(_ bell: Int, times: Int)
}

/// Tells many who listen, and keeps none of them.
@MainActor final class Carillon {
  private struct Box { weak var listener: (any CarillonListener)? }

  private var boxes: [Box] = []
  private(set) var times: [Int: Int] = [:]

  func add(_ listener: any CarillonListener) {
    boxes.removeAll { $0.listener == nil || $0.listener === listener }
    boxes.append(Box(listener: listener))
  }

  func ring(_ bell: Int) {
    times[bell, default: 0] += 1
    for box in boxes { box.listener?.carillonDidRing(bell, times: times[bell] ?? 0) }
  }
}

final class BellTowerCell: UITableViewCell, CarillonListener {
  private var bell: Int?

  func show(_ bell: Int, in carillon: Carillon) {
    self.bell = bell
    textLabel?.text = "Bell \(bell)"
    showTimes(carillon.times[bell] ?? 0)
    carillon.add(self)
  }

  func carillonDidRing(_ bell: Int, times: Int) {
    if bell == self.bell { showTimes(times) }
  }

  private func showTimes(_ times: Int) {
    let label = accessoryView as? UILabel ?? UILabel()
    label.text = times == 0 ? nil : "× \(times)"
    label.sizeToFit()
    accessoryView = label
  }
}

final class CarillonsViewController: UITableViewController {
  private var bells = Array(1...35)
  private let carillon = Carillon()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BellTowerCell.self, forCellReuseIdentifier: "bell")
  }

  func ringAll() { for bell in bells { carillon.ring(bell) } }

  func removeFirst() {
    bells.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bells.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "bell", for: indexPath) as? BellTowerCell
    else { fatalError("The registration gives another class.") }
    cell.show(bells[indexPath.row], in: carillon)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    carillon.ring(bells[indexPath.row])
  }
}
