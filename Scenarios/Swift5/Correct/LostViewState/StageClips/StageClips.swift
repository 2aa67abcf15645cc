import UIKit

/// What plays, and in which cell. A clip plays for as long as no other one needs its cell's player.
private final class StageClipStore {
  let clips = [
    "Acrobats", "Band", "Clowns", "Drummers", "Echo", "Flames", "Gong", "Hoops", "Illusion", "Juggler", "Knives", "Ladder",
  ]
  .flatMap { [$0, "\($0) again"] }
  private(set) var playing: Int?
  private weak var cell: UITableViewCell?

  func start(_ id: Int, in cell: UITableViewCell) { (playing, self.cell) = (id, cell) }

  /// The clip goes on in the cell that shows it now.
  func comes(_ id: Int, in cell: UITableViewCell) {
    if playing == id { self.cell = cell }
  }

  /// A cell's player is needed for another clip.
  func stop(in cell: UITableViewCell) {
    if self.cell === cell { (playing, self.cell) = (nil, nil) }
  }
}

private final class StageClipCell: UITableViewCell {
  private let name = UILabel()
  private let state = UILabel()
  private let play = UIButton(type: .system)
  var onPlay: (() -> Void)?
  /// The player is the cell's: when the cell is taken for another clip, this one ends.
  var onEnd: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    play.setTitle("Play", for: .normal)
    play.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, state, play])
    row.distribution = .fillEqually
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onEnd?()
    onEnd = nil
    onPlay = nil
  }

  func show(_ title: String, isPlaying: Bool) {
    name.text = title
    state.text = isPlaying ? "Playing" : "Paused"
  }
}

/// Clips that play in their rows, one at a time.
final class StageClipsViewController: UITableViewController {
  private let store = StageClipStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clips"
    tableView.rowHeight = 60
    tableView.register(StageClipCell.self, forCellReuseIdentifier: "clip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.clips.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "clip", for: indexPath)
    guard let cell = cell as? StageClipCell else { return cell }
    let id = indexPath.row
    store.comes(id, in: cell)
    cell.show(store.clips[id], isPlaying: store.playing == id)
    cell.onPlay = { [weak self, weak cell] in
      if let cell { self?.play(id, in: cell) }
    }
    cell.onEnd = { [store, weak cell] in
      if let cell { store.stop(in: cell) }
    }
    return cell
  }

  private func play(_ id: Int, in cell: UITableViewCell) {
    store.start(id, in: cell)
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? StageClipCell)?.show(store.clips[path.row], isPlaying: store.playing == path.row)
    }
  }
}
