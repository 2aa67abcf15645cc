import UIKit

/// Reminders; a tap opens a panel below the one that was tapped, and closes the one that was open.
final class VetRemindersViewController: UITableViewController {
  private let store: VetReminderStore
  /// Which of the reminders has its panel open, by its place in the store.
  private var openReminder: Int?

  init(store: VetReminderStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Reminders"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(VetReminderCell.self, forCellReuseIdentifier: VetReminderCell.reuseID)
    tableView.register(VetPanelCell.self, forCellReuseIdentifier: VetPanelCell.reuseID)
    updatePrompt()
  }

  private func updatePrompt() {
    let soon = store.reminders.filter { $0.days <= 7 }.count
    navigationItem.prompt = soon == 0 ? "A quiet week" : "\(soon) this week"
  }

  // MARK: Rows and reminders

  private var panelRow: Int? { openReminder.map { $0 + 1 } }

  private func isPanel(_ indexPath: IndexPath) -> Bool { indexPath.row == panelRow }

  /// The reminder of a row; for the panel the one above it.
  private func reminderIndex(ofRow row: Int) -> Int {
    guard let panelRow, row >= panelRow else { return row }
    return row - 1
  }

  private func row(ofReminder index: Int) -> Int {
    guard let openReminder, index > openReminder else { return index }
    return index + 1
  }

  private func reconfigure(reminder index: Int) {
    tableView.reconfigureRows(at: [IndexPath(row: row(ofReminder: index), section: 0)])
  }

  private func toggle(row: Int) {
    let tapped = reminderIndex(ofRow: row)
    let wasOpen = openReminder
    closePanel()
    guard wasOpen != tapped else { return }
    openPanel(below: row)
  }

  private func closePanel() {
    guard let index = openReminder else { return }
    openReminder = nil
    tableView.deleteRows(at: [IndexPath(row: index + 1, section: 0)], with: .fade)
    reconfigure(reminder: index)
  }

  private func openPanel(below index: Int) {
    openReminder = index
    tableView.insertRows(at: [IndexPath(row: index + 1, section: 0)], with: .fade)
    reconfigure(reminder: index)
  }

  private func finish(_ reminder: VetReminder) {
    closePanel()
    guard let index = store.finish(id: reminder.id) else { return }
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    updatePrompt()
  }

  private func changed(id: Int) {
    guard let index = store.reminders.firstIndex(where: { $0.id == id }) else { return }
    reconfigure(reminder: index)
    updatePrompt()
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.reminders.count + (openReminder == nil ? 0 : 1)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let index = reminderIndex(ofRow: indexPath.row)
    let reminder = store.reminders[index]
    guard isPanel(indexPath) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: VetReminderCell.reuseID, for: indexPath)
      (cell as? VetReminderCell)?.show(reminder, isOpen: index == openReminder)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: VetPanelCell.reuseID, for: indexPath)
    (cell as? VetPanelCell)?.show(
      reminder,
      onPostpone: { [weak self] days in
        self?.store.postpone(id: reminder.id, by: days)
        self?.changed(id: reminder.id)
      },
      onRepeat: { [weak self] repeats in
        self?.store.setRepeats(repeats, id: reminder.id)
        self?.changed(id: reminder.id)
      })
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    isPanel(indexPath) ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    toggle(row: indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !isPanel(indexPath) else { return UISwipeActionsConfiguration(actions: []) }
    let reminder = store.reminders[reminderIndex(ofRow: indexPath.row)]
    let finish = UIContextualAction(style: .normal, title: "Finished") { [weak self] _, _, done in
      self?.finish(reminder)
      done(true)
    }
    finish.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [finish])
  }
}
