import UIKit

final class VinylQueueViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let queue = VinylQueue()
  private let table = UITableView(frame: .zero, style: .plain)
  private let nowPlaying = UILabel()
  private let nextButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Side A"
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.delegate = self
    table.register(VinylTrackCell.self, forCellReuseIdentifier: "track")
    navigationItem.rightBarButtonItem = editButtonItem
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [weak self] _ in self?.skip() }, for: .touchUpInside)
    nowPlaying.font = .preferredFont(forTextStyle: .headline)
    let bar = UIStackView(arrangedSubviews: [nowPlaying, nextButton])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    for part in [table, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 56),
    ])
    updateBar()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
    if !editing { showNeedle() }
  }

  private func skip() {
    queue.next()
    showNeedle()
  }

  /// Brings the rows on screen and the bar to what the queue says.
  private func showNeedle() {
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    updateBar()
  }

  private func updateBar() {
    if let track = queue.playing {
      nowPlaying.text = (queue.isPaused ? "Paused: " : "Now: ") + track.title
    } else {
      nowPlaying.text = "Nothing is playing"
    }
    nextButton.isEnabled = !queue.tracks.isEmpty
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { queue.tracks.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    if let row = cell as? VinylTrackCell {
      let isPlaying = queue.playingIndex == indexPath.row
      row.show(queue.tracks[indexPath.row], isPlaying: isPlaying, isPaused: isPlaying && queue.isPaused)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    queue.play(at: indexPath.row)
    showNeedle()
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    queue.move(from: source.row, to: destination.row)
    updateBar()
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    queue.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateBar()
  }
}
