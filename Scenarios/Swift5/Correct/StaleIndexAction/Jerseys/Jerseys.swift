import UIKit

struct Jersey {
  let number: Int
  let player: String
}

final class JerseysViewController: UITableViewController {
  private var jerseys: [Jersey] = {
    let names = ["Ada", "Bea", "Cleo", "Dana", "Edda", "Fay"]
    return (1...32).map { Jersey(number: $0, player: "\(names[$0 % names.count]) \($0)") }
  }()
  private lazy var washItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Wash") { [weak self] _ in self?.washSelected() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Jerseys"
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "jersey")
    navigationItem.leftBarButtonItem = washItem
    navigationItem.rightBarButtonItem = editButtonItem
    updateWashItem()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateWashItem()
  }

  private func updateWashItem() {
    washItem.isEnabled = isEditing && tableView.indexPathsForSelectedRows?.isEmpty == false
  }

  /// from the last row to the first, so that those before keep their places.
  private func washSelected() {
    let selected = (tableView.indexPathsForSelectedRows ?? []).sorted(by: >)
    guard !selected.isEmpty else { return }
    for indexPath in selected { jerseys.remove(at: indexPath.row) }
    tableView.deleteRows(at: selected, with: .automatic)
    updateWashItem()
  }

  func sewJersey() {
    let number = (jerseys.map(\.number).max() ?? 0) + 1
    jerseys.insert(Jersey(number: number, player: "Gail \(number)"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jerseys.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "jersey", for: indexPath)
    let jersey = jerseys[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = jersey.player
    content.secondaryText = "No. \(jersey.number)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !tableView.isEditing { tableView.deselectRow(at: indexPath, animated: true) }
    updateWashItem()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    updateWashItem()
  }
}
