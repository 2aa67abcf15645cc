import UIKit

struct Milestone {
  let title: String
  var isReached: Bool
}

final class MilestoneDetailViewController: UIViewController {
  private let milestone: Milestone
  private let onReached: () -> Void

  init(milestone: Milestone, onReached: @escaping () -> Void) {
    self.milestone = milestone
    self.onReached = onReached
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = milestone.title
    let button = UIButton(type: .system)
    button.setTitle(milestone.isReached ? "Already reached" : "Mark as reached", for: .normal)
    button.isEnabled = !milestone.isReached
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in
        self?.onReached()
        self?.navigationController?.popViewController(animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }
}

/// The plan of a project: milestones are added at its end, and none is ever moved or removed.
final class MilestonesViewController: UITableViewController {
  private var milestones = (1...20).map { Milestone(title: "Milestone \($0)", isReached: $0 < 4) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Milestones"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "milestone")
  }

  func addMilestone() {
    milestones.append(Milestone(title: "Milestone \(milestones.count + 1)", isReached: false))
    tableView.insertRows(at: [IndexPath(row: milestones.count - 1, section: 0)], with: .automatic)
  }

  private func markReached(at indexPath: IndexPath) {
    milestones[indexPath.row].isReached = true
    tableView.reconfigureRows(at: [indexPath])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { milestones.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "milestone", for: indexPath)
    let milestone = milestones[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = milestone.title
    content.secondaryText = milestone.isReached ? "Reached" : "Open"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = MilestoneDetailViewController(milestone: milestones[indexPath.row]) { [weak self] in
      self?.markReached(at: indexPath)
    }
    navigationController?.pushViewController(detail, animated: true)
  }
}
