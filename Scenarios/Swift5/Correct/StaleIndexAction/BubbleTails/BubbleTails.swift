import UIKit

private struct TailMessage {
  let id: Int
  let author: String
  let text: String
}

/// A message, covered until somebody looks at it. Who writes stands above the first of a row of messages.
private final class TailCell: UITableViewCell {
  private let time = UILabel()
  private let author = UILabel()
  private let words = UILabel()
  private let reveal = UIButton(type: .system)
  private var message: TailMessage?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    reveal.setTitle("Look", for: .normal)
    reveal.addAction(UIAction { [weak self] _ in self?.words.text = self?.message?.text }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [time, author, words, reveal])
    row.distribution = .fillEqually
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  /// Whatever draws the message covers it again: a look is for a moment.
  func show(_ message: TailMessage, beginsGroup: Bool) {
    self.message = message
    time.text = "9:\(10 + message.id)"
    author.text = beginsGroup ? message.author : " "
    words.text = "•••••"
  }
}

/// Messages, grouped by who wrote them.
final class BubbleTailsViewController: UITableViewController {
  private var messages: [TailMessage] = {
    let lines = [
      ("Olga", "Are you there?"), ("Olga", "The door was open."), ("Pavel", "It wasn't me."), ("Pavel", "I was in town."),
      ("Olga", "Then who was it?"), ("Rita", "The cat can do it."), ("Rita", "She has learned it."), ("Pavel", "Since when?"),
      ("Olga", "Since Monday."), ("Rita", "Look at her paws."), ("Pavel", "Well, well."), ("Olga", "New lock, then."),
      ("Rita", "Or a new cat."), ("Pavel", "Neither of them."), ("Olga", "A bell will do."), ("Rita", "I have one here."),
      ("Pavel", "Bring it along."), ("Olga", "At seven?"), ("Rita", "Half past seven."), ("Pavel", "Fine."),
    ]
    return lines.enumerated().map { TailMessage(id: $0.offset, author: $0.element.0, text: $0.element.1) }
  }()
  private var source: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    tableView.rowHeight = 56
    tableView.register(TailCell.self, forCellReuseIdentifier: "message")
    source = TailSource(tableView: tableView) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      if let self, let place = messages.firstIndex(where: { $0.id == id }) {
        (cell as? TailCell)?.show(messages[place], beginsGroup: beginsGroup(place))
      }
      return cell
    }
    apply()
  }

  private func beginsGroup(_ place: Int) -> Bool { place == 0 || messages[place - 1].author != messages[place].author }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The one behind it may begin a group now: its cell is drawn again, where it is on screen.
  private func delete(_ id: Int) {
    guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
    messages.remove(at: place)
    apply()
    guard place < messages.count, let path = source.indexPath(for: messages[place].id) else { return }
    (tableView.cellForRow(at: path) as? TailCell)?.show(messages[place], beginsGroup: beginsGroup(place))
  }
}

private final class TailSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
