import UIKit

/// How a bell makes itself heard. Changed in place by the settings.
final class DoorbellRule {
  var isSilent = false
  var volume = 60

  static var standard: DoorbellRule { DoorbellRule() }
}

final class Doorbell {
  let id: Int
  let name: String
  let rule: DoorbellRule

  init(id: Int, name: String, rule: DoorbellRule = .standard) {
    self.id = id
    self.name = name
    self.rule = rule
  }
}

struct DoorbellFloor {
  let name: String
  var bells: [Doorbell]
}

final class DoorbellHouse {
  private(set) var floors: [DoorbellFloor] = (0..<6).map { floor in
    DoorbellFloor(name: "Floor \(floor)", bells: (1...5).map { Doorbell(id: floor * 10 + $0, name: "Bell \(floor)-\($0)") })
  }

  func bell(at indexPath: IndexPath) -> Doorbell { floors[indexPath.section].bells[indexPath.row] }

  func place(of id: Int) -> IndexPath? {
    for (section, floor) in floors.enumerated() {
      if let row = floor.bells.firstIndex(where: { $0.id == id }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}

final class DoorbellCell: UITableViewCell {
  private let silence = UISwitch()
  private var onSilence: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = silence
    silence.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.onSilence?(self.silence.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onSilence = nil
  }

  func show(_ bell: Doorbell, onSilence: @escaping (Bool) -> Void) {
    textLabel?.text = bell.name
    detailTextLabel?.text = bell.rule.isSilent ? "Silent" : "Rings at \(bell.rule.volume) %"
    silence.isOn = bell.rule.isSilent
    self.onSilence = onSilence
  }
}

/// The bells of a house by floor, each with a switch that keeps it quiet.
final class DoorbellsViewController: UITableViewController {
  private let house = DoorbellHouse()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Doorbells"
    tableView.register(DoorbellCell.self, forCellReuseIdentifier: "bell")
  }

  private func setSilent(_ isSilent: Bool, id: Int) {
    guard let place = house.place(of: id) else { return }
    house.bell(at: place).rule.isSilent = isSilent
    tableView.reconfigureRows(at: [place])
  }

  override func numberOfSections(in tableView: UITableView) -> Int { house.floors.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    house.floors[section].bells.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    house.floors[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bell", for: indexPath)
    let bell = house.bell(at: indexPath)
    let id = bell.id
    (cell as? DoorbellCell)?.show(bell) { [weak self] isSilent in self?.setSilent(isSilent, id: id) }
    return cell
  }
}
