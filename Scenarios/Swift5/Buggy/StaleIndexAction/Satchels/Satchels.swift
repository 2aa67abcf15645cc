import UIKit

struct Satchel {
  let id: Int
  var name: String
  var isSealed = false
}

/// Satchels on a tablet: the one that the keyboard's focus was on last is sealed by a button above them.
final class SatchelsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A button that the keyboard reaches.
  private final class KeyButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  private var satchels = (1...30).map { Satchel(id: $0, name: "Satchel \($0)") }
  private let table = UITableView()
  private var focused: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    let seal = KeyButton(type: .system)
    seal.setTitle("Seal", for: .normal)
    seal.addAction(UIAction { [weak self] _ in self?.seal() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [seal, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "satchel")
    table.dataSource = self
    table.delegate = self
  }

  func bring() {
    satchels.insert(Satchel(id: 100 + satchels.count, name: "Late satchel"), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func seal() {
    guard let row = focused?.row, satchels.indices.contains(row) else { return }
    satchels[row].isSealed.toggle()
    table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func identity(at indexPath: IndexPath) -> Int { satchels[indexPath.row].id }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { satchels.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "satchel", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = satchels[indexPath.row].name
    content.secondaryText = satchels[indexPath.row].isSealed ? "sealed" : "open"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    // The focus goes on to the button, which is for the row that it came from.
    guard let next = context.nextFocusedIndexPath else { return }
    focused = next
  }
}
