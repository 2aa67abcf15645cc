import UIKit

final class PumpCell: UITableViewCell {
  private let more = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    more.setTitle("More", for: .normal)
    more.showsMenuAsPrimaryAction = true
    more.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    accessoryView = more
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, isOn: Bool, makeMenu: () -> UIMenu) {
    textLabel?.text = name
    detailTextLabel?.text = isOn ? "running" : "off"
    more.menu = makeMenu()
  }
}

final class PumpsViewController: UITableViewController {
  private var running: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pumps"
    tableView.register(PumpCell.self, forCellReuseIdentifier: "pump")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pump", for: indexPath)
    let pump = indexPath.row + 1
    (cell as? PumpCell)?.show("Pump \(pump)", isOn: running.contains(pump)) {
      UIMenu(children: [UIAction(title: "Start") { [weak self] _ in self?.start(pump) }])
    }
    return cell
  }

  private func start(_ pump: Int) {
    running.insert(pump)
    tableView.reconfigureRows(at: [IndexPath(row: pump - 1, section: 0)])
  }
}
