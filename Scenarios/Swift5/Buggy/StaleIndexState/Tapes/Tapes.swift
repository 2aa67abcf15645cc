import UIKit

/// What plays is remembered by its index path.
class TapesViewController: RowsViewController {
  var tapes = (1...30).map { "Tape \($0)" }
  var playing: IndexPath?

  func add() {
    tapes.insert("New tape", at: 0)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tapes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = tapes[indexPath.row]
    cell.imageView?.image = UIImage(systemName: indexPath == playing ? "pause" : "play")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let old = playing
    playing = playing == indexPath ? nil : indexPath
    tableView.reloadRows(at: [old, indexPath].compactMap { $0 }, with: .none)
  }
}
