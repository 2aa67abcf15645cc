import UIKit

struct Barrel {
  let id: Int
  let grape: String
  var months: Int
}

final class BarrelsViewController: UITableViewController {
  private var barrels: [Barrel] = {
    let grapes = ["Merlot", "Syrah", "Malbec", "Tannat"]
    return (1...30).map { Barrel(id: $0, grape: grapes[$0 % grapes.count], months: $0 % 18 + 3) }
  }()
  private lazy var bottleItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Bottle") { [weak self] _ in self?.bottleSelected() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cellar"
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "barrel")
    navigationItem.leftBarButtonItem = bottleItem
    navigationItem.rightBarButtonItem = editButtonItem
    updateBottleItem()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateBottleItem()
  }

  private func updateBottleItem() {
    let count = isEditing ? tableView.indexPathsForSelectedRows?.count ?? 0 : 0
    bottleItem.title = count == 0 ? "Bottle" : "Bottle (\(count))"
    bottleItem.isEnabled = count > 0
  }

  private func bottleSelected() {
    let chosen = Set((tableView.indexPathsForSelectedRows ?? []).map { barrels[$0.row].id })
    barrels.removeAll { chosen.contains($0.id) }
    tableView.reloadData()
    setEditing(false, animated: true)
  }

  /// the sensors report once a month.
  func takeReadings() {
    for index in barrels.indices { barrels[index].months += 1 }
    reloadBarrels()
  }

  func layDownBarrel() {
    let id = (barrels.map(\.id).max() ?? 0) + 1
    barrels.insert(Barrel(id: id, grape: "Carmenere", months: 0), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func reloadBarrels() {
    let selected = Set((tableView.indexPathsForSelectedRows ?? []).map { barrels[$0.row].id })
    tableView.reloadData()
    for (row, barrel) in barrels.enumerated() where selected.contains(barrel.id) {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    updateBottleItem()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { barrels.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "barrel", for: indexPath)
    let barrel = barrels[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = "Barrel \(barrel.id)"
    content.secondaryText = "\(barrel.grape), \(barrel.months) months"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard tableView.isEditing else {
      tableView.deselectRow(at: indexPath, animated: true)
      return
    }
    updateBottleItem()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard tableView.isEditing else { return }
    updateBottleItem()
  }
}
