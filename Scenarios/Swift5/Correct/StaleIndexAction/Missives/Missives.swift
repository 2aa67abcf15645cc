import UIKit

struct Missive: Hashable {
  let id: Int
  var subject: String
  var isRead = false
}

final class MissiveStore {
  private(set) var missives = (1...10).map { Missive(id: $0, subject: "Missive \($0)") }
  var onChange: (() -> Void)?

  func save(_ missive: Missive) {
    guard let index = missives.firstIndex(where: { $0.id == missive.id }) else { return }
    missives[index] = missive
    onChange?()
  }

  func missive(_ id: Int) -> Missive? { missives.first { $0.id == id } }

  /// The sender corrects a subject.
  func correct() {
    missives[2].subject = "Missive 3 (corrected)"
    onChange?()
  }
}

final class MissivesViewController: UITableViewController {
  let store = MissiveStore()
  private var shown: [Missive] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "missive")
    shown = store.missives
    store.onChange = { [weak self] in self?.showChanges() }
  }

  private func showChanges() {
    let rows = store.missives.indices.filter { store.missives[$0] != shown[$0] }
    shown = store.missives
    for row in rows {
      let indexPath = IndexPath(row: row, section: 0)
      if let cell = tableView.cellForRow(at: indexPath) { configure(cell, shown[row]) }
    }
  }

  private func configure(_ cell: UITableViewCell, _ missive: Missive) {
    var content = cell.defaultContentConfiguration()
    content.text = missive.subject
    content.secondaryText = missive.isRead ? "Read" : "New"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "missive", for: indexPath)
    configure(cell, shown[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let missive = shown[indexPath.row]
    let read = UIContextualAction(style: .normal, title: missive.isRead ? "Unread" : "Read") { [weak self] _, _, done in
      guard var changed = self?.store.missive(missive.id) else { return done(false) }
      changed.isRead.toggle()
      self?.store.save(changed)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [read])
  }
}
