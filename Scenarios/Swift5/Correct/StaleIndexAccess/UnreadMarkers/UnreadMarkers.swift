import UIKit

/// A room's messages by day, with a line above the first unread one.
final class UnreadMarkersViewController: UITableViewController {
  private enum Row {
    case message(String)
    case unreadMarker

    var text: String {
      switch self {
      case .message(let text): return text
      case .unreadMarker: return "Unread messages"
      }
    }
  }

  private struct Day {
    let name: String
    var rows: [Row]
  }

  private var days = [
    Day(name: "Monday", rows: [.message("Minutes are online"), .message("Thanks")]),
    Day(name: "Today", rows: [.message("Lift is broken"), .unreadMarker, .message("Since when"), .message("Since nine")]),
  ]
  private var loaded = 0
  private var sent = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "House"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
  }

  /// What was written before comes in above.
  func loadHistory() {
    loaded += 1
    days.insert(
      Day(name: "Week \(loaded) ago", rows: [.message("Older \(loaded) a"), .message("Older \(loaded) b")]), at: 0)
    tableView.insertSections(IndexSet(integer: 0), with: .none)
  }

  private func send() {
    removeMarker()
    sent += 1
    days[days.count - 1].rows.append(.message("My answer \(sent)"))
    tableView.insertRows(
      at: [IndexPath(row: days[days.count - 1].rows.count - 1, section: days.count - 1)], with: .automatic)
  }

  private func removeMarker() {
    guard let place = markerPlace() else { return }
    days[place.section].rows.remove(at: place.row)
    tableView.deleteRows(at: [place], with: .automatic)
  }

  private func markerPlace() -> IndexPath? {
    for (section, day) in days.enumerated() {
      for (row, content) in day.rows.enumerated() {
        if case .unreadMarker = content { return IndexPath(row: row, section: section) }
      }
    }
    return nil
  }

  override func numberOfSections(in tableView: UITableView) -> Int { days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section].rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { days[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = days[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.text
    if case .unreadMarker = row { cell.textLabel?.textColor = .systemBlue } else { cell.textLabel?.textColor = .label }
    return cell
  }
}
