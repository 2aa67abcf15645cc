import UIKit

/// One listener at a time: a cell that is reused takes the listener of the cell that shows the goal now.
@MainActor
final class Goal {
  let id: Int
  private(set) var percent: Int { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(id: Int) {
    self.id = id
    percent = id % 10 * 10
  }

  func progress() { percent += 1 }
}

final class GoalCell: UITableViewCell {
  private var goal: Goal?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    goal?.onChange = nil
    goal = nil
  }

  func bind(to goal: Goal) {
    self.goal = goal
    goal.onChange = { [weak self] in self?.update() }
    update()
  }

  private func update() {
    textLabel?.text = goal.map { "Goal \($0.id)" }
    detailTextLabel?.text = goal.map { "\($0.percent) %" }
  }
}

final class GoalsViewController: UITableViewController {
  private let goals = (1...40).map { Goal(id: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GoalCell.self, forCellReuseIdentifier: "goal")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goals.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "goal", for: indexPath)
    (cell as? GoalCell)?.bind(to: goals[indexPath.row])
    return cell
  }

  func progress() {
    for goal in goals { goal.progress() }
  }
}
