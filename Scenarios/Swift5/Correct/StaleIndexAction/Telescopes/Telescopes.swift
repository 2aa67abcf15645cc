import UIKit

struct Telescope {
  let id: Int
  let name: String
  let millimetres: Int
  var isReserved = false
}

final class TelescopeCell: UITableViewCell {
  let button = UIButton(type: .system)
  var onButton: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.onButton?(self.button.tag)
      }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 36)
    accessoryView = button
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TelescopesViewController: UITableViewController {
  private var telescopes: [Telescope] = {
    let makers = ["Newton", "Kepler", "Cassegrain", "Dobson"]
    return (1...30).map { Telescope(id: $0, name: "\(makers[$0 % makers.count]) \($0)", millimetres: 60 + $0 * 10) }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Telescopes"
    tableView.register(TelescopeCell.self, forCellReuseIdentifier: "telescope")
  }

  func addTelescope() {
    let id = (telescopes.map(\.id).max() ?? 0) + 1
    telescopes.insert(Telescope(id: id, name: "Herschel \(id)", millimetres: 150), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  private func toggleReservation(_ id: Int) {
    guard let row = telescopes.firstIndex(where: { $0.id == id }) else { return }
    telescopes[row].isReserved.toggle()
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { telescopes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "telescope", for: indexPath)
    guard let cell = cell as? TelescopeCell else { return cell }
    let telescope = telescopes[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = telescope.name
    content.secondaryText = "\(telescope.millimetres) mm"
    cell.contentConfiguration = content
    cell.button.tag = telescope.id
    cell.button.setTitle(telescope.isReserved ? "Give back" : "Reserve", for: .normal)
    cell.onButton = { [weak self] tag in self?.toggleReservation(tag) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    telescopes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
