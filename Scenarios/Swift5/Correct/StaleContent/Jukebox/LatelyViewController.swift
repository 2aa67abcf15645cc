import UIKit

/// What was played before. It is put together when somebody comes to it, and does not jump under the finger while songs go on.
final class LatelyViewController: UITableViewController {
  private let jukebox: Jukebox
  private var songs: [String] = []

  init(jukebox: Jukebox) {
    self.jukebox = jukebox
    super.init(style: .plain)
    title = "Played lately"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Songs", primaryAction: UIAction(title: "Songs") { [weak self] _ in self?.browse() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    songs = jukebox.played
    tableView.reloadData()
  }

  private func browse() {
    present(UINavigationController(rootViewController: JukeboxSongsViewController(jukebox: jukebox)), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = songs[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let page = UIViewController()
    page.title = songs[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}

final class JukeboxSongsViewController: UITableViewController {
  private let jukebox: Jukebox

  init(jukebox: Jukebox) {
    self.jukebox = jukebox
    super.init(style: .plain)
    title = "Songs"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jukebox.songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    let song = jukebox.songs[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = song
    content.image = UIImage(systemName: jukebox.playing == song ? "pause.fill" : "play")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    jukebox.play(jukebox.songs[indexPath.row])
    tableView.reloadData()
  }
}
