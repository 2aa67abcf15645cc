import UIKit

private struct BestThreePlayer: Hashable {
  let id: Int
  let name: String
  let speed: Int
  let stamina: Int
}

/// A coach picks a team of three; one player is the best by both orders. Each order proposes its first three, who are selected then; the coach may change that by hand.
final class BestThreeViewController: UITableViewController {
  private let players: [BestThreePlayer] = [
    ("Abel", 61, 90), ("Bruno", 88, 40), ("Carla", 75, 71), ("Dalia", 93, 55), ("Emil", 58, 97), ("Fatma", 81, 62),
    ("Gero", 69, 83), ("Hanna", 97, 34), ("Ines", 52, 78), ("Jakob", 99, 99), ("Karim", 66, 49), ("Lotte", 79, 93),
  ].enumerated().map { BestThreePlayer(id: $0.offset, name: $0.element.0, speed: $0.element.1, stamina: $0.element.2) }
  private var dataSource: UITableViewDiffableDataSource<Int, Int>!
  private var bySpeed = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Relay team"
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Fastest") { [weak self] _ in self?.fastest() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Toughest") { [weak self] _ in self?.toughest() })
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "player", for: indexPath)
      guard let player = self?.players[id] else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = player.name
      content.secondaryText = "speed \(player.speed), stamina \(player.stamina)"
      cell.contentConfiguration = content
      return cell
    }
    propose()
  }

  private func fastest() {
    bySpeed = true
    propose()
  }

  private func toughest() {
    bySpeed = false
    propose()
  }

  /// The order, and its first three.
  private func propose() {
    let sorted = players.sorted { bySpeed ? $0.speed > $1.speed : $0.stamina > $1.stamina }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(sorted.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    for indexPath in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: indexPath, animated: false) }
    for player in sorted.prefix(3) {
      tableView.selectRow(at: dataSource.indexPath(for: player.id), animated: false, scrollPosition: .none)
    }
  }
}
