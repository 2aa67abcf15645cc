import UIKit

struct SquadPlayer {
  let id: Int
  let name: String
}

/// The players in the order of their shirts, one of whom is captain.
final class Squad {
  private(set) var players = (1...25).map { SquadPlayer(id: $0, name: "Player \($0)") }
  private(set) var captain = 4
  private var joined = 25

  func index(of id: Int) -> Int? { players.firstIndex { $0.id == id } }

  func makeCaptain(_ id: Int) { captain = id }

  /// Trades places with whoever is above.
  func moveUp(_ id: Int) {
    guard let index = index(of: id), index > 0 else { return }
    players.swapAt(index, index - 1)
  }

  /// A new player gets the first shirt, everybody else the next one.
  func join() {
    joined += 1
    players.insert(SquadPlayer(id: joined, name: "Player \(joined)"), at: 0)
  }

  /// Whoever wears the last shirt leaves. A captain who leaves hands over to the first.
  func dropLast() {
    guard players.count > 1 else { return }
    let last = players.removeLast()
    if last.id == captain { captain = players[0].id }
  }
}

final class SquadDataSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// Shirt numbers belong to places, the captain's band to a player: what is done to one row shows in others, too.
final class SquadsViewController: UITableViewController {
  private let squad = Squad()
  private var dataSource: SquadDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Squads"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    dataSource = SquadDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
      self?.configure(cell, for: id)
      return cell
    }
    refresh(animated: false)
  }

  private func configure(_ cell: UITableViewCell, for id: Int) {
    guard let index = squad.index(of: id) else { return }
    var content = UIListContentConfiguration.valueCell()
    content.text = squad.players[index].name
    content.secondaryText = id == squad.captain ? "No. \(index + 1), captain" : "No. \(index + 1)"
    cell.contentConfiguration = content
    cell.accessoryType = id == squad.captain ? .checkmark : .none
  }

  /// Every number may be another one now, so every row is configured again.
  private func refresh(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(squad.players.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func join() {
    squad.join()
    refresh()
  }

  func dropLast() {
    squad.dropLast()
    refresh()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let captain = UIContextualAction(style: .normal, title: "Captain") { [weak self] _, _, done in
      guard let self, self.squad.index(of: id) != nil else { return done(false) }
      self.squad.makeCaptain(id)
      self.refresh()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [captain])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let moveUp = UIContextualAction(style: .normal, title: "Up") { [weak self] _, _, done in
      self?.squad.moveUp(id)
      self?.refresh()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [moveUp])
  }
}
