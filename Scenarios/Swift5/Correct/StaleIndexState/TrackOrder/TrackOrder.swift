import UIKit

struct OrderedTrack {
  let id: Int
  let name: String
}

/// Tracks numbered by their place; a drag in edit mode moves one, with a tick under the finger.
final class TrackOrderViewController: UITableViewController {
  private var tracks = ["Prelude", "Reel", "Waltz", "Jig", "Polka", "Air", "March", "Finale"].enumerated()
    .map { OrderedTrack(id: $0.offset, name: $0.element) }
  private var playing: Int?
  private let haptics = UIImpactFeedbackGenerator(style: .light)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Set"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "track")
  }

  private func configure(_ cell: UITableViewCell, at row: Int) {
    var content = cell.defaultContentConfiguration()
    content.text = "\(row + 1). \(tracks[row].name)"
    content.secondaryText = playing == tracks[row].id ? "playing" : nil
    cell.contentConfiguration = content
  }

  private func renumber() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      configure(cell, at: indexPath.row)
    }
  }

  func shuffleIn() {
    guard !tracks.contains(where: { $0.id == 100 }) else { return }
    tracks.insert(OrderedTrack(id: 100, name: "Encore"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    renumber()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    configure(cell, at: indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    playing = tracks[indexPath.row].id
    renumber()
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    haptics.impactOccurred()
    return proposed
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    tracks.insert(tracks.remove(at: source.row), at: destination.row)
    // Once the table has moved its row.
    DispatchQueue.main.async { [weak self] in self?.renumber() }
  }
}
