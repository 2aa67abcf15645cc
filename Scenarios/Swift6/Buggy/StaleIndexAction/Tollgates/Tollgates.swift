import UIKit

struct Tollgate {
  let name: String
  var isOpen = false
}

final class TollgateCell: UITableViewCell {
  let button = UIButton(type: .system)
  var onButton: ((UIButton) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    button.setTitle("Switch", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.addAction(UIAction { [weak self] action in self?.press(action.sender) }, for: .touchUpInside)
    accessoryView = button
  }

  required init?(coder: NSCoder) { nil }

  private func press(_ sender: Any?) {
    if let button = sender as? UIButton { onButton?(button) }
  }
}

final class TollgatesViewController: UITableViewController {
  private var gates = ["North", "East", "South", "West", "Harbour"].map { Tollgate(name: "\($0) gate") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TollgateCell.self, forCellReuseIdentifier: "gate")
  }

  private func toggle(_ sender: UIButton) {
    gates[sender.tag].isOpen.toggle()
    tableView.reloadRows(at: [IndexPath(row: sender.tag, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { gates.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "gate", for: indexPath)
    cell.textLabel?.text = gates[indexPath.row].name
    cell.detailTextLabel?.text = gates[indexPath.row].isOpen ? "Open" : "Closed"
    (cell as? TollgateCell)?.onButton = { [weak self] in self?.toggle($0) }
    return cell
  }
}
