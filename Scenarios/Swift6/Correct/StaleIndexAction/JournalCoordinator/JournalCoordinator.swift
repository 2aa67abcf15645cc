import UIKit

struct JournalEntry {
  let title: String
  var isStarred = false
}

@MainActor
final class EntryCoordinator {
  private let entry: String
  private weak var journal: JournalCoordinatorViewController?

  init(entry: String, journal: JournalCoordinatorViewController) {
    self.entry = entry
    self.journal = journal
  }

  func star() { journal?.star(entry) }
}

final class JournalEntryCell: UITableViewCell {
  var onStar: (() -> Void)?
  let starButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    starButton.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    starButton.addAction(UIAction { [weak self] _ in self?.onStar?() }, for: .touchUpInside)
    accessoryView = starButton
  }

  required init?(coder: NSCoder) { nil }
}

/// Each entry has a coordinator that is kept.
final class JournalCoordinatorViewController: UITableViewController {
  private(set) var entries = (1...12).map { JournalEntry(title: "Day \($0)") }
  /// One for each entry, made when it is first shown.
  private var coordinators: [String: EntryCoordinator] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(JournalEntryCell.self, forCellReuseIdentifier: "entry")
  }

  func star(_ title: String) {
    guard let row = entries.firstIndex(where: { $0.title == title }) else { return }
    entries[row].isStarred.toggle()
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func write() {
    entries.insert(JournalEntry(title: "Today \(entries.count)"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    guard let cell = cell as? JournalEntryCell else { return cell }
    let entry = entries[indexPath.row]
    cell.textLabel?.text = entry.title
    cell.starButton.setTitle(entry.isStarred ? "Starred" : "Star", for: .normal)
    let title = entries[indexPath.row].title
    let coordinator = coordinators[title] ?? EntryCoordinator(entry: title, journal: self)
    coordinators[title] = coordinator
    cell.onStar = { coordinator.star() }
    return cell
  }
}
