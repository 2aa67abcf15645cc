import UIKit

struct Jingle {
  let id: Int
  let title: String
}

final class JinglePlayer {
  private(set) var playing: Set<Int> = []

  func isPlaying(_ id: Int) -> Bool { playing.contains(id) }
  func toggle(_ id: Int) { if playing.remove(id) == nil { playing.insert(id) } }
  func stop(_ id: Int) { playing.remove(id) }
}

final class JingleCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [titleLabel, stateLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with jingle: Jingle, isPlaying: Bool) {
    titleLabel.text = jingle.title
    showPlaying(isPlaying)
  }

  func showPlaying(_ isPlaying: Bool) { stateLabel.text = isPlaying ? "Playing" : "" }
}

final class JinglesViewController: UITableViewController {
  private let player = JinglePlayer()
  private var jingles = (1...30).map { Jingle(id: $0, title: "Jingle \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(JingleCell.self, forCellReuseIdentifier: "jingle")
    updateTitle()
  }

  /// The label takes the oldest jingle (the first one) off air.
  func withdrawFirst() {
    guard jingles.count > 20 else { return }
    removeJingle(at: 0)
  }

  private func updateTitle() { title = "\(player.playing.count) playing" }

  private func removeJingle(at row: Int) {
    player.stop(jingles.remove(at: row).id)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    updateTitle()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jingles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "jingle", for: indexPath)
    let jingle = jingles[indexPath.row]
    (cell as? JingleCell)?.configure(with: jingle, isPlaying: player.isPlaying(jingle.id))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    player.toggle(jingles[indexPath.row].id)
    tableView.reconfigureRows(at: [indexPath])
    updateTitle()
  }

  /// What has scrolled away is not heard any more.
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard jingles.indices.contains(indexPath.row) else { return }
    player.stop(jingles[indexPath.row].id)
    (cell as? JingleCell)?.showPlaying(false)
    updateTitle()
  }
}
