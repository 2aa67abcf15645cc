import UIKit

final class EpisodeDownloadCell: UITableViewCell {
  private let bar = UIProgressView(frame: CGRect(x: 16, y: 40, width: 300, height: 4))

  func begin() {
    bar.progress = 0.4
    contentView.addSubview(bar)
  }

  func show(_ title: String, isLoading: Bool) {
    textLabel?.text = title
    if isLoading { begin() } else { bar.removeFromSuperview() }
  }
}

final class EpisodeDownloadsViewController: UITableViewController {
  private let episodes = (1...40).map { "Episode \($0)" }
  private var loading: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EpisodeDownloadCell.self, forCellReuseIdentifier: "episode")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { episodes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
    let episode = episodes[indexPath.row]
    (cell as? EpisodeDownloadCell)?.show(episode, isLoading: loading.contains(episode))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    loading.insert(episodes[indexPath.row])
    (tableView.cellForRow(at: indexPath) as? EpisodeDownloadCell)?.begin()
  }
}
