import UIKit

/// Tonight's songs: tap for the notes, edit to change the order.
final class SetlistForgeViewController: UITableViewController {
  private let store: SetlistStore
  private let totalLabel = UILabel()

  init(store: SetlistStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Tonight"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SetlistSongCell.self, forCellReuseIdentifier: SetlistSongCell.reuseID)
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Running order", primaryAction: UIAction(title: "Running order") { [weak self] _ in self?.showRunningOrder() })
    totalLabel.font = .preferredFont(forTextStyle: .footnote)
    totalLabel.textAlignment = .center
    totalLabel.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    tableView.tableFooterView = totalLabel
    updateTotal()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The notes may have marked a song as rehearsed.
    tableView.reconfigureRows(at: store.songs.indices.map { IndexPath(row: $0, section: 0) })
  }

  private func updateTotal() { totalLabel.text = store.totalLength }

  private func showRunningOrder() {
    navigationController?.pushViewController(SetlistRunningOrderViewController(store: store), animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SetlistSongCell.reuseID, for: indexPath)
    (cell as? SetlistSongCell)?.show(store.song(at: indexPath.row))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let notes = SetlistNotesViewController(song: store.song(at: indexPath.row))
    navigationController?.pushViewController(notes, animated: true)
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    store.moveSong(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.removeSong(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateTotal()
  }
}

/// When each song starts.
final class SetlistRunningOrderViewController: UITableViewController {
  private let store: SetlistStore

  init(store: SetlistStore) {
    self.store = store
    super.init(style: .plain)
    title = "Order"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "start")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "start", for: indexPath)
    let entry = store.runningOrder[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = "\(indexPath.row + 1). \(entry.song.title)"
    content.secondaryText = String(format: "%d:%02d", entry.start / 60, entry.start % 60)
    cell.contentConfiguration = content
    return cell
  }
}

/// What the band wrote about one song.
final class SetlistNotesViewController: UIViewController {
  private let song: SetlistSong
  private let rehearsed = UIButton(type: .system)

  init(song: SetlistSong) {
    self.song = song
    super.init(nibName: nil, bundle: nil)
    title = song.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let notes = UILabel()
    notes.numberOfLines = 0
    notes.text = song.notes
    rehearsed.addAction(
      UIAction { [weak self] _ in
        self?.song.isRehearsed.toggle()
        self?.updateButton()
      }, for: .touchUpInside)
    updateButton()
    let stack = UIStackView(arrangedSubviews: [notes, rehearsed])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private func updateButton() { rehearsed.setTitle(song.isRehearsed ? "Rehearse again" : "Mark as rehearsed", for: .normal) }
}
