import UIKit

final class QuietThermostat {
  let room: String
  var onChange: ((Int) -> Void)?
  var degrees = 18 { didSet { onChange?(degrees) } }

  init(room: String) { self.room = room }
}

/// A cell takes its closure back before it shows another thermostat.
final class QuietThermostatCell: UITableViewCell {
  private weak var thermostat: QuietThermostat?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    thermostat?.onChange = nil
  }

  func bind(_ thermostat: QuietThermostat) {
    self.thermostat = thermostat
    textLabel?.text = thermostat.room
    detailTextLabel?.text = "\(thermostat.degrees) °C"
    thermostat.onChange = { [weak self] degrees in self?.detailTextLabel?.text = "\(degrees) °C" }
  }
}

final class QuietThermostatsViewController: UITableViewController {
  private let thermostats = (1...40).map { QuietThermostat(room: "Room \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuietThermostatCell.self, forCellReuseIdentifier: "thermostat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { thermostats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thermostat", for: indexPath)
    (cell as? QuietThermostatCell)?.bind(thermostats[indexPath.row])
    return cell
  }

  func heat() {
    for (index, thermostat) in thermostats.enumerated().prefix(8) { thermostat.degrees = 20 + index }
  }
}
