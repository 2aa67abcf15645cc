import UIKit

final class LadderCell: UITableViewCell {
  private let rankLabel = UILabel()
  private let nameLabel = UILabel()
  private let concede = UIButton(type: .system)
  private var isWired = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    concede.setTitle("Concede", for: .normal)
    let stack = UIStackView(arrangedSubviews: [rankLabel, nameLabel, concede])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  /// Once, when the cell is new. The handler is given the rung that the cell is at by then.
  func onConcede(_ handler: @escaping (Int) -> Void) {
    guard !isWired else { return }
    isWired = true
    concede.addAction(UIAction { handler(($0.sender as? UIButton)?.tag ?? 0) }, for: .touchUpInside)
  }

  func show(_ name: String) { nameLabel.text = name }

  func stand(at rung: Int) {
    concede.tag = rung
    rankLabel.text = "no. \(rung + 1)"
  }
}

/// A ladder of table tennis. Who concedes leaves it, and all below climb: the rungs of the rows on screen are counted anew.
final class LaddersViewController: UITableViewController {
  private var players = (1...32).map { "Player \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ladder"
    tableView.rowHeight = 52
    tableView.register(LadderCell.self, forCellReuseIdentifier: "player")
  }

  private func concede(at rung: Int) {
    guard players.indices.contains(rung) else { return }
    players.remove(at: rung)
    tableView.deleteRows(at: [IndexPath(row: rung, section: 0)], with: .automatic)
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: indexPath) as? LadderCell)?.stand(at: indexPath.row)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
    guard let cell = cell as? LadderCell else { return cell }
    cell.onConcede { [weak self] in self?.concede(at: $0) }
    cell.show(players[indexPath.row])
    cell.stand(at: indexPath.row)
    return cell
  }

  // A row may have been made ahead of the scrolling, and moved up since.
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? LadderCell)?.stand(at: indexPath.row)
  }
}
