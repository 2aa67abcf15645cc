import UIKit

/// A cell that asks whoever configured it last.
final class BallotCell: UITableViewCell {
  let button = UIButton(type: .system)
  var onVote: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    button.setTitle("Vote", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    accessoryView = button
  }

  required init?(coder: NSCoder) { nil }

  func listen() { button.addAction(UIAction { [weak self] _ in self?.onVote?() }, for: .touchUpInside) }
}

final class BallotsViewController: UITableViewController {
  private var votes = Array(repeating: 0, count: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BallotCell.self, forCellReuseIdentifier: "ballot")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { votes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ballot", for: indexPath)
    guard let cell = cell as? BallotCell else { return cell }
    cell.textLabel?.text = "Motion \(indexPath.row + 1)"
    show(votes[indexPath.row], in: cell)
    // The cells of earlier rows listen already.
    cell.listen()
    cell.onVote = { [weak self, weak cell] in
      guard let self, let cell else { return }
      votes[indexPath.row] += 1
      show(votes[indexPath.row], in: cell)
    }
    return cell
  }

  private func show(_ count: Int, in cell: BallotCell) { cell.detailTextLabel?.text = "\(count)" }
}
