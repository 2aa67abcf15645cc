import UIKit

struct Assignment {
  let id: Int
  let subject: String
  var urgency: Int
}

enum AssignmentChange {
  case update(row: Int)
  case move(from: Int, to: Int)
}

/// Keeps the assignments sorted, the most urgent first, and tells of each change as a fetched results controller does.
final class AssignmentResults {
  private(set) var objects: [Assignment]
  var onChange: ((AssignmentChange) -> Void)?

  init() {
    let subjects = ["Algebra", "Biology", "Chemistry", "Drama", "English"]
    objects = AssignmentResults.sorted(
      (1...25).map { number in
        Assignment(id: number, subject: "\(subjects[number % 5]) \(number)", urgency: number * 7 % 10)
      })
  }

  private static func sorted(_ assignments: [Assignment]) -> [Assignment] {
    assignments.sorted { ($1.urgency, $0.id) < ($0.urgency, $1.id) }
  }

  func raiseUrgency(of id: Int, by amount: Int) {
    guard let row = objects.firstIndex(where: { $0.id == id }) else { return }
    objects[row].urgency += amount
    objects = AssignmentResults.sorted(objects)
    guard let newRow = objects.firstIndex(where: { $0.id == id }) else { return }
    onChange?(row == newRow ? .update(row: row) : .move(from: row, to: newRow))
  }
}

final class AssignmentCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with assignment: Assignment) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = assignment.subject
    content.secondaryText = "Urgency \(assignment.urgency)"
    contentConfiguration = content
  }
}

final class AssignmentsViewController: UITableViewController {
  private let results = AssignmentResults()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Assignments"
    tableView.register(AssignmentCell.self, forCellReuseIdentifier: "assignment")
    results.onChange = { [weak self] change in self?.apply(change) }
  }

  /// The teacher brings a deadline forward.
  func bringDeadlineForward() {
    guard results.objects.count > 3 else { return }
    results.raiseUrgency(of: results.objects[3].id, by: 12)
  }

  private func apply(_ change: AssignmentChange) {
    switch change {
    case .update(let row):
      tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    case .move(let from, let to):
      tableView.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.objects.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "assignment", for: indexPath)
    (cell as? AssignmentCell)?.configure(with: results.objects[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = results.objects[indexPath.row].id
    let raise = UIContextualAction(style: .normal, title: "More urgent") { [weak self] _, _, completion in
      self?.results.raiseUrgency(of: id, by: 3)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [raise])
  }
}
