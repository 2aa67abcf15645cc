import UIKit

struct Follow {
  let id: Int
  let name: String
  var isMuted = false
}

/// The server takes its time, and keeps some accounts for everybody.
enum FollowService {
  static func unfollow(_ id: Int) async -> Bool {
    try? await Task.sleep(nanoseconds: 3_000_000_000)
    return id % 5 != 0
  }
}

final class FollowDataSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// Accounts in the order in which they were followed. Those that are let go leave at once, and come back if the server refuses.
final class FollowsViewController: UITableViewController {
  private var follows: [Follow] = (1...30).map { Follow(id: $0, name: "Account \($0)") }
  private var newest = 30
  private var dataSource: FollowDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Follows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "follow")
    dataSource = FollowDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "follow", for: indexPath)
      guard let follow = self?.follows.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = follow.name
      content.secondaryText = follow.isMuted ? "Muted" : nil
      content.textProperties.color = follow.isMuted ? .secondaryLabel : .label
      cell.contentConfiguration = content
      return cell
    }
    refresh(animated: false)
  }

  private func refresh(animated: Bool = true) {
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(follows.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Somebody else is followed, on another device.
  func followAnother() {
    newest += 1
    follows.append(Follow(id: newest, name: "Account \(newest)"))
    refresh()
  }

  private func toggleMuted(_ id: Int) {
    guard let index = follows.firstIndex(where: { $0.id == id }) else { return }
    follows[index].isMuted.toggle()
    refresh()
  }

  private func unfollow(_ id: Int) {
    guard let follow = follows.first(where: { $0.id == id }) else { return }
    follows.removeAll { $0.id == id }
    refresh()
    Task { [weak self] in
      if await FollowService.unfollow(id) { return }
      self?.takeBack(follow)
    }
  }

  /// The server has refused.
  private func takeBack(_ follow: Follow) {
    follows = (follows + [follow]).sorted { $0.id < $1.id }
    refresh()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let unfollow = UIContextualAction(style: .destructive, title: "Unfollow") { [weak self] _, _, done in
      self?.unfollow(id)
      done(true)
    }
    let mute = UIContextualAction(style: .normal, title: "Mute") { [weak self] _, _, done in
      self?.toggleMuted(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [unfollow, mute])
  }
}
