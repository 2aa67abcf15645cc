import UIKit

private struct InitialsPlayer: Hashable {
  let id: Int
  let score: Int
  var initials = ""

  var isDone: Bool { initials.count == 2 }
}

private final class InitialsCell: UITableViewCell {
  let field = UITextField()
  private let score = UILabel()
  var typed: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "AB"
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.addAction(UIAction { [weak self] _ in self?.change() }, for: .editingChanged)
    field.widthAnchor.constraint(equalToConstant: 90).isActive = true
    let stack = UIStackView(arrangedSubviews: [score, field])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ player: InitialsPlayer) {
    score.text = "\(player.score) points"
    field.text = player.initials
    accessoryType = player.isDone ? .checkmark : .none
  }

  private func change() { typed?(field.text ?? "") }
}

/// A high score table, as in an arcade: two letters, and that is it. With the second the row is done: it is drawn anew with its check mark,
/// and the keyboard goes. Who wants other letters touches the row's field again, which begins empty.
final class InitialsViewController: UITableViewController, UITextFieldDelegate {
  private var players = (0..<16).map { InitialsPlayer(id: $0, score: 9_800 - 310 * $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "High scores"
    tableView.rowHeight = 52
    tableView.register(InitialsCell.self, forCellReuseIdentifier: "player")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
    guard let cell = cell as? InitialsCell else { return cell }
    let id = players[indexPath.row].id
    cell.show(players[indexPath.row])
    cell.field.delegate = self
    cell.typed = { [weak self] in self?.type($0, for: id) }
    return cell
  }

  private func type(_ text: String, for id: Int) {
    guard let row = players.firstIndex(where: { $0.id == id }) else { return }
    players[row].initials = String(text.prefix(2))
    // The second letter ends it.
    if players[row].isDone { tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard textField.text?.count == 2 else { return }
    textField.text = ""
    textField.sendActions(for: .editingChanged)
  }
}
