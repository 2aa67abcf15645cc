import UIKit

/// Boxes that open and close. What is taken out is swiped away.
final class LoftBoxesViewController: UITableViewController {
  private let inventory: LoftInventory

  init(inventory: LoftInventory) {
    self.inventory = inventory
    super.init(style: .grouped)
    title = "Loft"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.register(LoftBoxHeader.self, forHeaderFooterViewReuseIdentifier: LoftBoxHeader.identifier)
    tableView.sectionHeaderHeight = 52
    tableView.sectionFooterHeight = 4
    tableView.rowHeight = 44
    updatePrompt()
  }

  private func updatePrompt() {
    navigationItem.prompt = "\(inventory.boxes.reduce(0) { $0 + $1.things.count }) things"
  }

  private func toggle(section: Int) {
    let box = inventory.boxes[section]
    inventory.toggle(box.id)
    let isOpen = inventory.isOpen(box.id)
    (tableView.headerView(forSection: section) as? LoftBoxHeader)?.setOpen(isOpen)
    let paths = box.things.indices.map { IndexPath(row: $0, section: section) }
    if isOpen {
      tableView.insertRows(at: paths, with: .fade)
    } else {
      tableView.deleteRows(at: paths, with: .fade)
    }
  }

  private func take(_ thing: String, from id: LoftBox.ID) {
    guard let section = inventory.boxes.firstIndex(where: { $0.id == id }),
      let row = inventory.boxes[section].things.firstIndex(of: thing)
    else { return }
    inventory.take(thing, from: id)
    tableView.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    (tableView.headerView(forSection: section) as? LoftBoxHeader)?.show(inventory.boxes[section])
    updatePrompt()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { inventory.boxes.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let box = inventory.boxes[section]
    return inventory.isOpen(box.id) ? box.things.count : 0
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: LoftBoxHeader.identifier) as? LoftBoxHeader
    let box = inventory.boxes[section]
    header?.show(box)
    // Sections never move.
    header?.onTap = { [weak self] in self?.toggle(section: section) }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = inventory.boxes[indexPath.section].things[indexPath.row]
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let box = inventory.boxes[indexPath.section]
    let thing = box.things[indexPath.row]
    let take = UIContextualAction(style: .destructive, title: "Take out") { [weak self] _, _, done in
      self?.take(thing, from: box.id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [take])
  }
}
