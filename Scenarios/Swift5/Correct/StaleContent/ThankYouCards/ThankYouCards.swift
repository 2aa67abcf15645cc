import UIKit

private struct ThankYouGuest {
  let id: Int
  let name: String
  var line: String?
  var isPosted = false
}

/// A guest with a button that proposes three ways to say thank you, drawn anew whenever the guest's cell is made ready.
private final class ThankYouCell: UITableViewCell {
  private static let lines = [
    "Thank you for the lamp!", "What a lovely vase!", "You shouldn't have!", "It was so good to see you.", "Come again soon!",
    "The cake was gone first.", "We play it every day.", "It hangs in the hall now.", "Your speech made us cry.",
    "Greetings to the dog!",
    "The best of all presents.", "We owe you a dinner.",
  ]
  private let name = UILabel()
  private let line = UILabel()
  private let propose = UIButton(type: .system)
  private let post = UIButton(type: .system)
  var onPost: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    propose.setTitle("Propose", for: .normal)
    propose.showsMenuAsPrimaryAction = true
    post.setTitle("Post", for: .normal)
    post.addAction(UIAction { [weak self] _ in self?.onPost?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, line, propose, post])
    row.distribution = .fillEqually
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ guest: ThankYouGuest) {
    name.text = guest.name
    line.text = (guest.line ?? "Nothing written") + (guest.isPosted ? " (posted)" : "")
  }

  func offer(_ choose: @escaping (String) -> Void) {
    let proposals = Self.lines.shuffled().prefix(3)
    propose.menu = UIMenu(children: proposals.map { text in UIAction(title: text) { _ in choose(text) } })
  }
}

/// Cards to write after a party.
final class ThankYouCardsViewController: UITableViewController {
  private var guests = ["Abigail", "Barnaby", "Celeste", "Dorian", "Esme", "Fergus", "Ginevra", "Hector"].enumerated().map {
    ThankYouGuest(id: $0.offset, name: $0.element)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Thank you"
    tableView.rowHeight = 56
    tableView.register(ThankYouCell.self, forCellReuseIdentifier: "guest")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction { [weak self] _ in self?.clear() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    let guest = guests[indexPath.row]
    (cell as? ThankYouCell)?.show(guest)
    (cell as? ThankYouCell)?.offer { [weak self] text in self?.write(text, to: guest.id) }
    (cell as? ThankYouCell)?.onPost = { [weak self] in self?.change(guest.id) { $0.isPosted.toggle() } }
    return cell
  }

  func id(at row: Int) -> Int { guests[row].id }

  /// The row says so at once; its proposals stay as they are, for whoever wants another of the three.
  private func write(_ text: String, to id: Int) { change(id) { $0.line = text } }

  private func change(_ id: Int, _ body: (inout ThankYouGuest) -> Void) {
    guard let place = guests.firstIndex(where: { $0.id == id }) else { return }
    body(&guests[place])
    (tableView.cellForRow(at: IndexPath(row: place, section: 0)) as? ThankYouCell)?.show(guests[place])
  }

  private func clear() {
    for place in guests.indices { (guests[place].line, guests[place].isPosted) = (nil, false) }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? ThankYouCell)?.show(guests[path.row])
    }
  }
}
