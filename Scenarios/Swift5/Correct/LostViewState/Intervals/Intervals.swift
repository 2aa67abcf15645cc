import UIKit

struct IntervalExercise {
  let id: Int
  let name: String
  let minutes: Int
}

/// A training in progress: the last reading on top, below it what has been done.
final class IntervalsViewController: UITableViewController {
  private var exercises: [IntervalExercise] = (1...30).map {
    IntervalExercise(id: $0, name: "Exercise \($0)", minutes: 2 + $0 % 5)
  }
  private var pulse = 72
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reading")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "exercise")
    showCount()
  }

  func receive() {
    pulse += 3
    tableView.reloadSections([0], with: .none)
  }

  func plan() {
    exercises.append(IntervalExercise(id: nextID, name: "Exercise \(nextID)", minutes: 5))
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: exercises.count - 1, section: 1)], with: .automatic)
  }

  private func showCount() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    title = count == 0 ? "Training" : "\(count) done"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : exercises.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "reading", for: indexPath)
      cell.textLabel?.text = "Pulse \(pulse)"
      cell.selectionStyle = .none
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "exercise", for: indexPath)
    let exercise = exercises[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = exercise.name
    content.secondaryText = "\(exercise.minutes) min"
    cell.contentConfiguration = content
    let isTicked = tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false
    cell.accessoryType = isTicked ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == 0 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    showCount()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType = .none
    showCount()
  }
}
