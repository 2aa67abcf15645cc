import UIKit

struct TimeEntry: Hashable {
  let id: Int
  var task: String
  var minutes: Int
}

struct WorkDay: Hashable {
  let number: Int
  let name: String
  var entries: [TimeEntry]

  var minutes: Int { entries.reduce(0) { $0 + $1.minutes } }
}

@MainActor final class Timesheet {
  private(set) var days: [WorkDay] = []
  private var nextID = 0

  init() {
    let plan: [(String, [(String, Int)])] = [
      ("Friday", [("Planning", 45), ("Layout", 120), ("Call with Oslo", 30)]),
      ("Thursday", [("Invoices", 60), ("Sketches", 150)]),
      ("Wednesday", [("Workshop", 240)]),
      ("Tuesday", [("Emails", 30), ("Photo shoot", 180), ("Retouching", 90), ("Upload", 15)]),
      ("Monday", [("Team meeting", 60), ("Research", 200)]),
    ]
    for (number, day) in plan.enumerated() {
      let entries = day.1.map { TimeEntry(id: makeID(), task: $0.0, minutes: $0.1) }
      days.append(WorkDay(number: number, name: day.0, entries: entries))
    }
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  var today: Int? { days.firstIndex { $0.number == 0 } }

  /// Adds to today, which is the first day; it is made if it has no entries.
  func add(_ task: String) {
    if today == nil { days.insert(WorkDay(number: 0, name: "Friday", entries: []), at: 0) }
    days[0].entries.insert(TimeEntry(id: makeID(), task: task, minutes: 15), at: 0)
  }

  /// Days without entries are not listed.
  func remove(at indexPath: IndexPath) {
    days[indexPath.section].entries.remove(at: indexPath.row)
    if days[indexPath.section].entries.isEmpty { days.remove(at: indexPath.section) }
  }

  func indexPath(of id: Int) -> IndexPath? {
    for (section, day) in days.enumerated() {
      if let row = day.entries.firstIndex(where: { $0.id == id }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func lengthen(at indexPath: IndexPath) { days[indexPath.section].entries[indexPath.row].minutes += 15 }

  func rename(_ task: String, at indexPath: IndexPath) { days[indexPath.section].entries[indexPath.row].task = task }
}

final class TimesheetsViewController: UITableViewController {
  private let sheet: Timesheet

  init(sheet: Timesheet) {
    self.sheet = sheet
    super.init(style: .insetGrouped)
    title = "Time"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction(title: "Add") { [weak self] _ in
        self?.ask("What did you do?", button: "Add") { controller, task in
          controller.sheet.add(task)
          controller.tableView.reloadData()
        }
      })
  }

  private func ask(_ title: String, button: String, then perform: @escaping (TimesheetsViewController, String) -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Task" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: button, style: .default) { [weak self, weak alert] _ in
        guard let self, let task = alert?.textFields?.first?.text, !task.isEmpty else { return }
        perform(self, task)
      })
    present(alert, animated: true)
  }

  private func time(_ minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }

  override func numberOfSections(in tableView: UITableView) -> Int { sheet.days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sheet.days[section].entries.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(sheet.days[section].name), \(time(sheet.days[section].minutes))"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    let entry = sheet.days[indexPath.section].entries[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = entry.task
    content.secondaryText = time(entry.minutes)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = sheet.days[indexPath.section].entries[indexPath.row].id
    ask("Rename", button: "Rename") { controller, task in
      guard let indexPath = controller.sheet.indexPath(of: id) else { return }
      controller.sheet.rename(task, at: indexPath)
      controller.tableView.reloadRows(at: [indexPath], with: .none)
    }
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = sheet.days[indexPath.section].entries[indexPath.row].id
    let more = UIContextualAction(style: .normal, title: "+15 min") { [weak self] _, _, done in
      guard let self, let indexPath = sheet.indexPath(of: id) else { return done(false) }
      sheet.lengthen(at: indexPath)
      tableView.reloadSections(IndexSet(integer: indexPath.section), with: .none)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [more])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sheet.remove(at: indexPath)
    let isLast = sheet.days.indices.contains(indexPath.section) && sheet.days[indexPath.section].entries.count <= 1
    if isLast {
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      // With its header, which has the sum.
      tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
    }
  }
}
