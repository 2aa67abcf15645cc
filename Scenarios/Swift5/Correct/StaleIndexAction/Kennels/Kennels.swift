import UIKit

struct Dog: Identifiable {
  let id: Int
  var name: String
}

/// Dogs on a tablet. ⌘D takes the one that the keyboard's focus is on off the list.
final class KennelsViewController: UITableViewController {
  private var dogs = (1...40).map { Dog(id: $0, name: "Dog \($0)") }
  private var focused: Dog.ID?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.allowsFocus = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dog")
  }

  func arrive() {
    dogs.insert(Dog(id: 100 + dogs.count, name: "Stray"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(input: "d", modifierFlags: .command, action: Selector(("delete:")))
    command.discoverabilityTitle = "Take Off the List"
    return [command]
  }

  override func delete(_ sender: Any?) {
    guard let focused, let row = dogs.firstIndex(where: { $0.id == focused }) else { return }
    dogs.remove(at: row)
    self.focused = nil
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focused = context.nextFocusedIndexPath.map { dogs[$0.row].id }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dogs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = dogs[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }
}
