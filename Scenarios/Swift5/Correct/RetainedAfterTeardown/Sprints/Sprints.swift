import Combine
import UIKit

struct Sprint {
  let runner: String
  var seconds: Int
}

/// Runners on the track, each with the seconds since the start.
final class SprintsViewController: UITableViewController {
  private var sprints = (1...12).map { Sprint(runner: "Runner \($0)", seconds: $0) }
  private var timer: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sprint")
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
  }

  private func tick() {
    for index in sprints.indices { sprints[index].seconds += 1 }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { show(sprints[path.row], in: cell) }
    }
  }

  private func show(_ sprint: Sprint, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = sprint.runner
    content.secondaryText = "\(sprint.seconds) s"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sprints.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sprint", for: indexPath)
    show(sprints[indexPath.row], in: cell)
    return cell
  }
}
