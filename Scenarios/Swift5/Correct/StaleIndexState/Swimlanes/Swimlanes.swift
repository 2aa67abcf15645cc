import UIKit

/// The lanes of an open-water start and who swims in each. A tap closes a lane, and it is the lane that stays closed
/// when the swimmers of the next heat take their places.
final class SwimlanesViewController: UITableViewController {
  private var swimmers = (1...30).map { "Swimmer \($0)" }
  private var closedLanes: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lane")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next heat", primaryAction: UIAction(title: "Next heat") { [weak self] _ in self?.nextHeat() })
  }

  private func nextHeat() {
    swimmers = Array(swimmers.dropFirst(7) + swimmers.prefix(7))
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { swimmers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lane", for: indexPath)
    let isClosed = closedLanes.contains(indexPath.row)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Lane \(indexPath.row + 1)"
    content.secondaryText = isClosed ? "closed" : swimmers[indexPath.row]
    content.textProperties.color = isClosed ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = isClosed ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    closedLanes.formSymmetricDifference([indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
