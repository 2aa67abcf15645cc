import UIKit

struct Ferryboat {
  let name: String
  var isNotified = false
}

/// Departures, each with a switch as its accessory.
final class FerryboatsViewController: UITableViewController {
  private var boats = (1...30).map { Ferryboat(name: "Boat \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "boat")
  }

  func addExtraBoat() {
    boats.insert(Ferryboat(name: "Extra boat"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    let boat = boats[indexPath.row]
    cell.textLabel?.text = boat.name
    cell.selectionStyle = .none
    let notify = UISwitch()
    notify.isOn = boat.isNotified
    notify.addAction(UIAction { [weak self] in self?.notifyChanged($0.sender as? UISwitch) }, for: .valueChanged)
    cell.accessoryView = notify
    return cell
  }

  private func notifyChanged(_ sender: UISwitch?) {
    guard let sender else { return }
    let middle = sender.convert(CGPoint(x: sender.bounds.midX, y: sender.bounds.midY), to: tableView)
    guard let indexPath = tableView.indexPathForRow(at: middle) else { return }
    boats[indexPath.row].isNotified = sender.isOn
  }
}
