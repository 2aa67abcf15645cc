import UIKit

/// Each department says what it is part of. A tap marks one, and a swipe puts another into it.
final class DepartmentsViewController: UITableViewController {
  private var names = ["Board", "Sales", "Service", "Repairs", "Stores", "Drivers"] + (1...24).map { "Branch \($0)" }
  private var parents: [Int: Int] = [1: 0, 2: 0, 3: 2]
  private var target = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "department")
  }

  /// From the top to the department.
  private func path(of number: Int) -> String {
    guard let parent = parents[number] else { return names[number] }
    return path(of: parent) + " › " + names[number]
  }

  /// The department and all that it is part of.
  private func line(of number: Int) -> [Int] { [number] + (parents[number].map(line) ?? []) }

  private func put(_ number: Int) {
    // A department can't be part of itself.
    guard !line(of: target).contains(number) else { return }
    parents[number] = target
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "department", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = names[indexPath.row]
    content.secondaryText = path(of: indexPath.row)
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == target ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    target = indexPath.row
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let put = UIContextualAction(style: .normal, title: "Put into marked") { [weak self] _, _, done in
      self?.put(indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [put])
  }
}
