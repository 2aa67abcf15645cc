import UIKit

struct Tulip {
  let id: Int
  let name: String
  var waterings = 0
}

final class TulipCell: UITableViewCell {
  let waterButton = UIButton(type: .system)
  var onWater: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    waterButton.setTitle("Water", for: .normal)
    waterButton.frame = CGRect(x: 0, y: 0, width: 70, height: 32)
    waterButton.addAction(
      UIAction { [weak self] action in (action.sender as? UIButton).map { self?.onWater?($0.tag) } }, for: .touchUpInside)
    accessoryView = waterButton
  }

  required init?(coder: NSCoder) { nil }
}

/// The tulips of a nursery. Each is watered by its button, and sold by a swipe.
final class TulipsViewController: UITableViewController {
  private var tulips = (1...30).map { Tulip(id: $0, name: "Tulip \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nursery"
    tableView.register(TulipCell.self, forCellReuseIdentifier: "tulip")
  }

  func identity(at indexPath: IndexPath) -> Int { tulips[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tulips.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tulip", for: indexPath)
    guard let cell = cell as? TulipCell else { return cell }
    let tulip = tulips[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = tulip.name
    content.secondaryText = "Waterings: \(tulip.waterings)"
    cell.contentConfiguration = content
    // The tag is the tulip's number in the nursery, not its row.
    cell.waterButton.tag = tulip.id
    cell.onWater = { [weak self] id in self?.water(id) }
    return cell
  }

  private func water(_ id: Int) {
    guard let row = tulips.firstIndex(where: { $0.id == id }) else { return }
    tulips[row].waterings += 1
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    tulips.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
