import UIKit

struct EncoreSong: Equatable {
  let id: Int
  var title: String
  var key: String
  var seconds: Int
  var notes = ""

  var length: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
}

@MainActor final class EncoresStore {
  static let keys = ["C", "D", "E", "F", "G", "A", "B"]
  var songs: [EncoreSong] = [
    "Morning Train", "Paper Boats", "Long Way Down", "Northern Lights", "Sugar Hill", "Quiet Street", "Copper Sky", "Last Orders",
    "Silver Thread", "Seven Bridges", "Ghost of Summer", "Encore Waltz",
  ].enumerated().map { place, title in
    EncoreSong(id: place, title: title, key: keys[place * 3 % keys.count], seconds: 150 + place * 47 % 130)
  }

  var length: Int { songs.reduce(0) { $0 + $1.seconds } }

  func update(_ song: EncoreSong) {
    guard let place = songs.firstIndex(where: { $0.id == song.id }) else { return }
    songs[place] = song
  }
}

final class SongViewController: UIViewController {
  private let store: EncoresStore
  private var song: EncoreSong
  private let onChange: () -> Void
  private let keyLabel = UILabel()
  private let notesField = UITextField()

  init(song: EncoreSong, store: EncoresStore, onChange: @escaping () -> Void) {
    self.song = song
    self.store = store
    self.onChange = onChange
    super.init(nibName: nil, bundle: nil)
    title = song.title
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let up = UIButton(
      type: .system, primaryAction: UIAction(title: "Transpose") { [weak self] _ in self?.transpose() })
    notesField.placeholder = "Notes for the band"
    notesField.borderStyle = .roundedRect
    notesField.text = song.notes
    notesField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        song.notes = notesField.text ?? ""
        save()
      }, for: .editingChanged)
    let lengthLabel = UILabel()
    lengthLabel.text = "Plays for \(song.length)"
    let column = UIStackView(arrangedSubviews: [keyLabel, up, lengthLabel, notesField])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    showKey()
  }

  private func showKey() { keyLabel.text = "Key of \(song.key)" }

  private func transpose() {
    let keys = EncoresStore.keys
    song.key = keys[((keys.firstIndex(of: song.key) ?? 0) + 1) % keys.count]
    showKey()
    save()
  }

  private func save() {
    store.update(song)
    onChange()
  }
}

final class EncoresViewController: UITableViewController {
  private let store: EncoresStore

  init(store: EncoresStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = editButtonItem
    showLength()
  }

  private func showLength() { title = "Friday · \(store.length / 60) min" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    let song = store.songs[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = song.title
    content.secondaryText = "\(song.key) · \(song.length)" + (song.notes.isEmpty ? "" : " · \(song.notes)")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = SongViewController(song: store.songs[indexPath.row], store: store) { [weak self] in
      self?.tableView.reloadData()
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    store.songs.swapAt(source.row, destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.songs.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showLength()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let shorter = UIContextualAction(style: .normal, title: "Cut short") { [weak self] _, _, done in
      guard let self else { return done(false) }
      store.songs[indexPath.row].seconds = max(60, store.songs[indexPath.row].seconds - 30)
      tableView.reloadRows(at: [indexPath], with: .none)
      showLength()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [shorter])
  }
}
