import UIKit

struct Relic {
  let id: Int
  var name: String
  var isOnShow: Bool
}

/// A tap puts a relic on show or away; the bar takes the last step back.
final class RelicsViewController: UITableViewController {
  private var relics = (1...20).map { Relic(id: $0, name: "Relic \($0)", isOnShow: false) }
  private let steps = UndoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Relics"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "relic")
    steps.groupsByEvent = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.undoLast() })
  }

  /// The oldest relic goes to another museum.
  func lendFirst() {
    relics.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func undoLast() { if steps.canUndo { steps.undo() } }

  private func setOnShow(_ isOnShow: Bool, at index: Int) {
    let before = relics[index].isOnShow
    steps.beginUndoGrouping()
    steps.registerUndo(withTarget: self) { $0.setOnShow(before, at: index) }
    steps.endUndoGrouping()
    relics[index].isOnShow = isOnShow
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { relics.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "relic", for: indexPath)
    let relic = relics[indexPath.row]
    cell.textLabel?.text = relic.name
    cell.accessoryType = relic.isOnShow ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    setOnShow(!relics[indexPath.row].isOnShow, at: indexPath.row)
  }
}
