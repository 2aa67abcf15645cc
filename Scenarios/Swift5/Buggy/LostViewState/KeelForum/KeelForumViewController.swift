import UIKit

/// The answers of a thread. Long ones unfold, each can get a vote.
final class KeelForumViewController: UITableViewController {
  private let thread: KeelThread
  private lazy var sortItem = UIBarButtonItem(
    title: "Best first", primaryAction: UIAction(title: "Best first") { [weak self] _ in self?.sort() })

  init(thread: KeelThread) {
    self.thread = thread
    super.init(style: .plain)
    title = "Repainting a hull"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(KeelReplyCell.self, forCellReuseIdentifier: KeelReplyCell.identifier)
    navigationItem.rightBarButtonItem = sortItem
  }

  private func sort() {
    thread.sortsByVotes.toggle()
    sortItem.title = thread.sortsByVotes ? "As written" : "Best first"
    tableView.reloadData()
  }

  private func row(of id: KeelReply.ID) -> IndexPath? {
    thread.shown.firstIndex { $0.id == id }.map { IndexPath(row: $0, section: 0) }
  }

  private func toggleFold(_ id: KeelReply.ID) {
    thread.toggleFold(id)
    guard let path = row(of: id) else { return }
    (tableView.cellForRow(at: path) as? KeelReplyCell)?.setUnfolded(thread.unfolded.contains(id))
    // Animates the new height; the cell stays.
    tableView.performBatchUpdates(nil)
  }

  private func vote(_ id: KeelReply.ID) {
    let before = row(of: id)
    thread.vote(id)
    guard let before, let after = row(of: id) else { return }
    if before != after { tableView.moveRow(at: before, to: after) }
    tableView.reconfigureRows(at: [after])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { thread.shown.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    thread.height(of: thread.shown[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: KeelReplyCell.identifier, for: indexPath)
    guard let row = cell as? KeelReplyCell else { return cell }
    let reply = thread.shown[indexPath.row]
    row.show(reply, isLong: thread.isLong(reply), hasVote: thread.voted.contains(reply.id))
    row.onMore = { [weak self] in self?.toggleFold(reply.id) }
    row.onVote = { [weak self] in self?.vote(reply.id) }
    return row
  }
}
