import UIKit

/// Songs in an order of one's own, which a drag mixes up: it swaps two.
class SongsViewController: RowsViewController {
  var songs = (1...20).map { "Song \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    songs.swapAt(source.row, destination.row)
  }
}

/// The same, taken out and put in.
final class OrderedSongsViewController: SongsViewController {
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    songs.insert(songs.remove(at: source.row), at: destination.row)
  }
}
