import UIKit

private struct SetListSong: Hashable {
  let id: Int
  let title: String
  let minutes: Int
  let isSlow: Bool
}

private final class SetListSource: UITableViewDiffableDataSource<Int, SetListSong> {
  var onMove: ((SetListSong, Int) -> Void)?
  var canReorder: () -> Bool = { true }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canReorder() }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let song = itemIdentifier(for: sourceIndexPath) else { return }
    onMove?(song, destinationIndexPath.row)
  }
}

/// What a band plays tonight, in this order. A dropped song can be taken back.
final class SetListUndoViewController: UITableViewController {
  private var songs: [SetListSong] = []
  private var dropped: [(song: SetListSong, row: Int)] = []
  private var onlySlow = false
  private var dataSource: SetListSource!
  private lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undoDrop() })
  private lazy var slowButton = UIBarButtonItem(
    title: "Slow ones", primaryAction: UIAction { [weak self] _ in self?.switchFilter() })

  private var shown: [SetListSong] { songs.filter { !onlySlow || $0.isSlow } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles: [(String, Int, Bool)] = [
      ("Opener", 3, false), ("Gravel road", 4, false), ("Candle", 5, true), ("Tin roof", 3, false), ("Undertow", 6, true),
      ("Switchblade", 2, false), ("Lighthouse", 4, true), ("Pony", 3, false), ("Rust", 4, false), ("Harvest", 5, true),
      ("Mirror ball", 3, false), ("Ferry", 4, true), ("Copper", 3, false), ("Long night", 7, true), ("Matches", 2, false),
      ("Snowfield", 5, true), ("Engine", 3, false), ("Encore", 4, false),
    ]
    songs = titles.enumerated().map { SetListSong(id: $0, title: $1.0, minutes: $1.1, isSlow: $1.2) }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    dataSource = SetListSource(tableView: tableView) { tableView, indexPath, song in
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = song.title
      content.secondaryText = "\(song.minutes) min"
      cell.contentConfiguration = content
      return cell
    }
    dataSource.canReorder = { [weak self] in self?.onlySlow == false }
    dataSource.onMove = { [weak self] song, row in self?.move(song, to: row) }
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItems = [undoButton, slowButton]
    refresh()
  }

  private func refresh() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SetListSong>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    dataSource.apply(snapshot, animatingDifferences: false)
    undoButton.isEnabled = !dropped.isEmpty
    title = "\(songs.count) songs, \(songs.reduce(0) { $0 + $1.minutes }) min"
  }

  private func switchFilter() {
    setEditing(false, animated: false)
    onlySlow.toggle()
    slowButton.title = onlySlow ? "All songs" : "Slow ones"
    refresh()
  }

  private func move(_ song: SetListSong, to row: Int) {
    songs.removeAll { $0.id == song.id }
    songs.insert(song, at: row)
    refresh()
  }

  private func drop(_ song: SetListSong) {
    guard let row = shown.firstIndex(of: song) else { return }
    songs.removeAll { $0.id == song.id }
    dropped.append((song, row))
    refresh()
  }

  private func undoDrop() {
    guard let last = dropped.popLast() else { return }
    songs.insert(last.song, at: min(last.row, songs.count))
    refresh()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let song = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let drop = UIContextualAction(style: .destructive, title: "Drop") { [weak self] _, _, done in
      self?.drop(song)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [drop])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let song = dataSource.itemIdentifier(for: indexPath), let place = songs.firstIndex(of: song) else { return }
    let before = place > 0 ? "After “\(songs[place - 1].title)”" : "The first one"
    let alert = UIAlertController(title: song.title, message: before, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
