import UIKit

/// Songs in the order in which they are played. A drag moves the song, too.
final class SetlistViewController: UITableViewController {
  private var songs = ["Amber", "Breeze", "Candle", "Dawn", "Ember", "Fable", "Glow", "Harbour", "Island", "Jubilee"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    isEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    songs.insert(songs.remove(at: source.row), at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    songs.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
