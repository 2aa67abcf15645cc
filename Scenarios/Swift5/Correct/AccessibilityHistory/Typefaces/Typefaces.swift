import UIKit

struct Typeface: Equatable {
  let id: Int
  let name: String
  let style: String
}

/// Which typeface the terminal uses.
final class TypefacesViewController: UITableViewController {
  private var typefaces: [Typeface] = (1...36).map {
    Typeface(id: $0, name: "Typeface \($0)", style: $0.isMultiple(of: 3) ? "Serif" : "Monospaced")
  }
  private var chosen = 2
  private var nextID = 37

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Font"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "typeface")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Default", primaryAction: UIAction { [weak self] _ in self?.choose(1) })
  }

  func install() {
    typefaces.insert(Typeface(id: nextID, name: "Typeface \(nextID)", style: "Installed"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func choose(_ id: Int) {
    let changed = [chosen, id]
    chosen = id
    let rows = typefaces.indices.filter { changed.contains(typefaces[$0].id) }
    tableView.reloadRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { typefaces.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "typeface", for: indexPath)
    let typeface = typefaces[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = typeface.name
    content.secondaryText = typeface.style
    cell.contentConfiguration = content
    if typeface.id == chosen {
      cell.accessoryType = .checkmark
      cell.accessibilityTraits.insert(.selected)
    } else {
      cell.accessoryType = .none
      cell.accessibilityTraits.remove(.selected)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(typefaces[indexPath.row].id)
  }
}
