import CellHarnessTesting
import UIKit

/// A classic table with a switch and a text field in its row: what handles of controls read.
final class RowsScreen: CellScreen {
  private let controller = RowsViewController()

  init() {}

  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [Mutation("show the process") { [controller] in controller.showProcess() }] }
}

private final class RowsViewController: UITableViewController {
  private var name = "Settings"
  private var isOn = false
  private var note = ""

  func showProcess() {
    name = "\(getpid())"
    tableView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let row = cell as? RowCell else { return cell }
    row.name.text = name
    row.wifi.isOn = isOn
    row.note.text = note
    row.onSwitch = { [weak self] in self?.isOn = $0 }
    row.onNote = { [weak self] in self?.note = $0 }
    return row
  }
}

private final class RowCell: UITableViewCell {
  let name = UILabel(frame: CGRect(x: 10, y: 0, width: 180, height: 60))
  let wifi = UISwitch(frame: CGRect(x: 200, y: 15, width: 50, height: 30))
  let note = UITextField(frame: CGRect(x: 260, y: 10, width: 100, height: 40))
  var onSwitch: (Bool) -> Void = { _ in }
  var onNote: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.placeholder = "Note"
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.addAction(UIAction { [weak self] _ in self.map { $0.onSwitch($0.wifi.isOn) } }, for: .valueChanged)
    note.addAction(UIAction { [weak self] _ in self.map { $0.onNote($0.note.text ?? "") } }, for: .editingChanged)
    for view in [name, wifi, note] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
