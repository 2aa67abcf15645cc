import UIKit

struct StackedLetter {
  let id: Int
  let subject: String
  var isFlagged = false
}

struct LetterStack: Hashable {
  let id: Int
  let subject: String
  let count: Int
  let flags: Int
}

/// An inbox by conversations. The server may find out that a letter belongs to another one's conversation: then it lies in that stack, and what
/// is done to it is seen there.
final class StackedMailViewController: UITableViewController {
  private var letters = ["Lunch on Friday", "Offer 1182", "Trip to Rome", "Re: the offer", "Choir dates", "Broken gate"]
    .enumerated().map {
      StackedLetter(id: $0.offset, subject: $0.element)
    }
  /// The conversation of a letter that is not its own.
  private var parents: [Int: Int] = [:]
  private var source: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stack")
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "stack", for: path)
      guard let stack = self?.stacks.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = stack.subject
      content.secondaryText = (stack.count > 1 ? "\(stack.count) letters " : "") + (stack.flags > 0 ? "⚑" : "")
      cell.contentConfiguration = content
      return cell
    }
    show()
  }

  private var stacks: [LetterStack] {
    letters.filter { parents[$0.id] == nil }.map { letter in
      let own = letters.filter { $0.id == letter.id || parents[$0.id] == letter.id }
      return LetterStack(id: letter.id, subject: letter.subject, count: own.count, flags: own.count(where: \.isFlagged))
    }
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(stacks.map(\.id))
    let known = source.snapshot().itemIdentifiers
    snapshot.reconfigureItems(stacks.map(\.id).filter { known.contains($0) })
    source.apply(snapshot, animatingDifferences: false)
  }

  /// The server found the conversation of a letter.
  func sync() {
    parents[3] = 1
    show()
  }

  private func flag(_ id: Int) {
    guard let place = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[place].isFlagged = true
    show()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    let sheet = UIAlertController(title: letters[id].subject, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Flag", style: .default) { [weak self] _ in self?.flag(id) })
    sheet.addAction(UIAlertAction(title: "Not now", style: .cancel))
    present(sheet, animated: true)
  }
}
