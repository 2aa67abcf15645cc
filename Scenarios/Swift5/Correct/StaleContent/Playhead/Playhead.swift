import Combine
import UIKit

struct Talk {
  let id: Int; let title: String; let seconds: Int; var played = 0
  var left: String { "\((seconds - played + 29) / 30 * 30 / 30) half minutes left" }
}

/// Plays on while one reads about the talk; the list is told every half minute, which is often enough for it.
@MainActor final class Player {
  private(set) var talks = ["Rivers", "Mosses", "Beetles", "Chalk", "Herons"].enumerated().map {
    Talk(id: $0, title: $1, seconds: 600)
  }
  private(set) var current: Int?
  let progress = PassthroughSubject<Int, Never>()
  private var timer: Timer?
  private var ticks = 0

  func play(_ id: Int) {
    current = id
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
  }

  func pause() { timer?.invalidate(); timer = nil; if let current { progress.send(current) }; current = nil }

  private func tick() {
    guard let current else { return }
    talks[current].played += 10
    ticks += 1
    progress.send(current)
  }
}

class PlayheadColumnViewController: UIViewController {
  let column = UIStackView()
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
  func label(_ text: String = "") -> UILabel {
    let label = UILabel()
    label.text = text
    column.addArrangedSubview(label)
    return label
  }
  @discardableResult func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    column.addArrangedSubview(button)
    return button
  }
}

final class TalkViewController: PlayheadColumnViewController {
  required init?(coder: NSCoder) { fatalError("not used") }
  private let player: Player
  private let id: Int
  private var button: UIButton?
  private var left: UILabel?
  private var watching: AnyCancellable?
  init(_ id: Int, _ player: Player) { self.id = id; self.player = player; super.init(); title = player.talks[id].title }
  override func viewDidLoad() {
    super.viewDidLoad()
    left = label(player.talks[id].left)
    button = button("Play") { [weak self] in self?.toggle() }
    watching = player.progress.sink { [weak self] _ in
      guard let self else { return }; left?.text = player.talks[id].left
    }
  }
  private func toggle() {
    if player.current == id { player.pause() } else { player.play(id) }
    button?.setTitle(player.current == id ? "Pause" : "Play", for: .normal)
  }
}

final class TalksViewController: UITableViewController {
  private let player = Player()
  private var watching: AnyCancellable?
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Talks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "talk")
    watching = player.progress.throttle(for: .seconds(30), scheduler: DispatchQueue.main, latest: true).sink { [weak self] id in
      self?.tableView.reconfigureRows(at: [IndexPath(row: id, section: 0)])
    }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { player.talks.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "talk", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = player.talks[indexPath.row].title
    content.secondaryText = player.talks[indexPath.row].left
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(TalkViewController(indexPath.row, player), animated: true)
  }
}
