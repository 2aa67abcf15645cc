import UIKit

struct FeedClip {
  let author: String
  let file: String
}

/// Stands for a player with a poster and a button.
final class ClipPlayerView: UIView {
  private let caption = UILabel()
  private let button = UIButton(type: .system)
  private(set) var file = ""
  private var onToggle: () -> Void = {}

  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    caption.textColor = .white
    button.setTitle("Play", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onToggle() }, for: .touchUpInside)
    addSubview(caption)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func load(_ file: String, isPlaying: Bool, onToggle: @escaping () -> Void) {
    self.file = file
    self.onToggle = onToggle
    caption.text = file
    button.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 12, y: 8, width: bounds.width - 24, height: 22)
    button.frame = CGRect(x: bounds.midX - 40, y: bounds.midY - 20, width: 80, height: 40)
  }
}

final class ClipCell: UITableViewCell {
  private var player: ClipPlayerView?

  func show(_ clip: FeedClip, isPlaying: Bool, onToggle: @escaping () -> Void) {
    textLabel?.text = clip.author
    if player == nil {
      let player = ClipPlayerView()
      contentView.addSubview(player)
      self.player = player
    }
    player?.load(clip.file, isPlaying: isPlaying, onToggle: onToggle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textLabel?.frame = CGRect(x: 16, y: 4, width: contentView.bounds.width - 32, height: 28)
    player?.frame = CGRect(x: 16, y: 36, width: contentView.bounds.width - 32, height: 140)
  }
}

final class ClipFeedViewController: UITableViewController {
  private let clips = ["Ada", "Bruno", "Chen", "Dalia", "Emil", "Farah", "Goran", "Hana", "Ivo", "Jun", "Kofi", "Lena"]
    .map { FeedClip(author: $0, file: "\($0.lowercased()).mp4") }

  private var playing: Set<String> = []

  private func toggle(_ file: String) {
    playing.formSymmetricDifference([file])
    tableView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 190
    tableView.register(ClipCell.self, forCellReuseIdentifier: "clip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { clips.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "clip", for: indexPath)
    cell.selectionStyle = .none
    let clip = clips[indexPath.row]
    (cell as? ClipCell)?.show(clip, isPlaying: playing.contains(clip.file)) { [weak self] in self?.toggle(clip.file) }
    return cell
  }
}
