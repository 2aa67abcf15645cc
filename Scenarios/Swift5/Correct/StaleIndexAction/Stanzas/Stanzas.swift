import UIKit

struct Stanza {
  let number: Int
  var firstLine: String { Self.openings[number % Self.openings.count] }

  private static let openings = [
    "The wind was high, the night was old", "She waited by the garden wall", "Three riders came across the moor",
    "And nobody could tell him why", "The lantern burned till break of day",
  ]
}

/// A poet puts the stanzas of a ballad into another order.
final class StanzasViewController: UITableViewController {
  private var stanzas = (1...28).map { Stanza(number: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ballad"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stanza")
    isEditing = true
  }

  func identity(at indexPath: IndexPath) -> Int { stanzas[indexPath.row].number }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stanzas.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stanza", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Stanza \(stanzas[indexPath.row].number)"
    content.secondaryText = stanzas[indexPath.row].firstLine
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Drag a stanza to its place"
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    stanzas.insert(stanzas.remove(at: source.row), at: destination.row)
  }
}
