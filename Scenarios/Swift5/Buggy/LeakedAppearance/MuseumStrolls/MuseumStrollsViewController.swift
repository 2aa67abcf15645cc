import UIKit

/// All rooms, or those that are still to be seen.
final class MuseumStrollsViewController: UITableViewController {
  private let guide: MuseumGuide
  private var hidesVisited = false
  private(set) var rooms: [MuseumRoom] = []

  init(guide: MuseumGuide) {
    self.guide = guide
    super.init(style: .plain)
    title = "Strolls"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 160
    tableView.register(MuseumRoomCell.self, forCellReuseIdentifier: MuseumRoomCell.reuseID)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "To see", primaryAction: UIAction(title: "To see") { [weak self] _ in self?.toggleFilter() })
    reload()
    updatePrompt()
  }

  private func reload() {
    rooms = hidesVisited ? guide.rooms.filter { !guide.visited.contains($0.id) } : guide.rooms
    tableView.reloadData()
  }

  private func toggleFilter() {
    hidesVisited.toggle()
    navigationItem.rightBarButtonItem?.title = hidesVisited ? "Whole house" : "To see"
    reload()
  }

  private func updatePrompt() {
    navigationItem.prompt = guide.starred.isEmpty ? "Nothing starred" : "\(guide.starred.count) starred"
  }

  private func toggleVisited(_ room: MuseumRoom) {
    guide.toggleVisited(room)
    guard let row = rooms.firstIndex(of: room) else { return }
    if hidesVisited {
      rooms.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    } else {
      tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rooms.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MuseumRoomCell.reuseID, for: indexPath)
    guard let row = cell as? MuseumRoomCell else { return cell }
    let room = rooms[indexPath.row]
    row.isStarred = { [guide] in guide.starred.contains($0.id) }
    row.onStar = { [weak self] piece in
      self?.guide.toggleStar(piece)
      self?.updatePrompt()
    }
    row.onVisit = { [weak self] in self?.toggleVisited(room) }
    row.show(room, isVisited: guide.visited.contains(room.id))
    return row
  }
}
