import UIKit

final class Thermostat {
  let room: String
  var onChange: ((Int) -> Void)?
  var degrees = 18 { didSet { onChange?(degrees) } }

  init(room: String) { self.room = room }
}

/// Every thermostat keeps the closure of the cell that showed it last, whatever that cell shows by now.
final class ThermostatCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func bind(_ thermostat: Thermostat) {
    textLabel?.text = thermostat.room
    detailTextLabel?.text = "\(thermostat.degrees) °C"
    thermostat.onChange = { [weak self] degrees in self?.detailTextLabel?.text = "\(degrees) °C" }
  }
}

final class ThermostatsViewController: UITableViewController {
  private let thermostats = (1...40).map { Thermostat(room: "Room \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ThermostatCell.self, forCellReuseIdentifier: "thermostat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { thermostats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thermostat", for: indexPath)
    (cell as? ThermostatCell)?.bind(thermostats[indexPath.row])
    return cell
  }

  func heat() {
    for (index, thermostat) in thermostats.enumerated().prefix(8) { thermostat.degrees = 20 + index }
  }
}
