import UIKit

/// Selected rows are removed one by one from the last on.
final class AllotmentsViewController: UITableViewController {
  private var plots = (1...24).map { "Plot \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plot")
    let release = UIAction(title: "Release") { [weak self] _ in self?.releaseSelected() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Release", primaryAction: release)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  private func releaseSelected() {
    let selected = tableView.indexPathsForSelectedRows ?? []
    for indexPath in selected.sorted(by: >) { plots.remove(at: indexPath.row) }
    setEditing(false, animated: true)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plots.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plot", for: indexPath)
    cell.textLabel?.text = plots[indexPath.row]
    return cell
  }
}
