import UIKit

struct Shelter {
  let id: Int
  let name: String
  let beds: String
}

/// A row for each shelter, and one more under those that are open: what is open is kept by id.
final class SheltersViewController: UITableViewController {
  private enum Row: Hashable {
    case shelter(Int)
    case details(Int)
  }

  private var shelters = (1...25).map { Shelter(id: $0, name: "Shelter \($0)", beds: "\($0 * 3) beds free tonight") }
  private var open: Set<Int> = []
  private var rows: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "shelter")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "details")
    rows = made()
  }

  private func made() -> [Row] {
    shelters.flatMap { open.contains($0.id) ? [Row.shelter($0.id), .details($0.id)] : [.shelter($0.id)] }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .shelter(let id):
      let cell = tableView.dequeueReusableCell(withIdentifier: "shelter", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = shelters.first { $0.id == id }?.name
      cell.contentConfiguration = content
      cell.accessoryType = open.contains(id) ? .checkmark : .disclosureIndicator
      return cell
    case .details(let id):
      let cell = tableView.dequeueReusableCell(withIdentifier: "details", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = shelters.first { $0.id == id }?.beds
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.selectionStyle = .none
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if case .details = rows[indexPath.row] { nil } else { indexPath }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .shelter(let id) = rows[indexPath.row] else { return }
    let below = IndexPath(row: indexPath.row + 1, section: 0)
    let closes = open.contains(id)
    if closes { open.remove(id) } else { open.insert(id) }
    rows = made()
    tableView.performBatchUpdates {
      if closes { tableView.deleteRows(at: [below], with: .fade) } else { tableView.insertRows(at: [below], with: .fade) }
    }
    tableView.cellForRow(at: indexPath)?.accessoryType = closes ? .disclosureIndicator : .checkmark
  }

  func arrive() {
    let id = 100 + shelters.count
    shelters.insert(Shelter(id: id, name: "Shelter \(id)", beds: "2 beds free tonight"), at: 0)
    rows = made()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
