import UIKit

struct PodiumRunner {
  let name: String
  let points: Int
}

/// The first places have prizes, which stay where they are, whoever comes there; all others show their points.
final class PodiumViewController: UITableViewController {
  private var runners = (0..<30).map { PodiumRunner(name: "Racer \($0)", points: ($0 * 13) % 31) }
  private let prizes = ["500 €", "200 €", "100 €", "50 €", "20 €"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "runner")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "By points", primaryAction: UIAction(title: "By points") { [weak self] _ in self?.sort() })
  }

  private func sort() {
    runners.sort { $0.points > $1.points }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { runners.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "runner", for: indexPath)
    let runner = runners[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = runner.name
    content.secondaryText = prizes.indices.contains(indexPath.row) ? prizes[indexPath.row] : "\(runner.points) points"
    cell.contentConfiguration = content
    return cell
  }
}
