import UIKit

struct Ballad {
  let id: Int
  let title: String
}

/// The only player of the screen, with what it shows.
final class BalladPlayer: UIView {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let timeLabel = UILabel()
  private(set) var seconds = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.frame = CGRect(x: 0, y: 8, width: 200, height: 4)
    timeLabel.frame = CGRect(x: 208, y: 0, width: 60, height: 20)
    timeLabel.font = .preferredFont(forTextStyle: .caption1)
    addSubview(bar)
    addSubview(timeLabel)
    rewind()
  }

  required init?(coder: NSCoder) { nil }

  func rewind() { show(0) }
  func tick() { show(min(seconds + 1, 90)) }

  private func show(_ seconds: Int) {
    self.seconds = seconds
    bar.progress = Float(seconds) / 90
    timeLabel.text = "\(seconds) s"
  }
}

final class BalladCell: UITableViewCell {
  private let titleLabel = UILabel()
  private weak var player: BalladPlayer?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.frame = CGRect(x: 16, y: 8, width: 240, height: 22)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    take(nil)
  }

  func configure(with ballad: Ballad) { titleLabel.text = ballad.title }

  /// The player may already be in another cell; then it stays there.
  func take(_ player: BalladPlayer?) {
    if let old = self.player, old !== player, old.superview === contentView { old.removeFromSuperview() }
    self.player = player
    guard let player else { return }
    player.frame = CGRect(x: 16, y: 34, width: 270, height: 20)
    contentView.addSubview(player)
  }
}

final class BalladsViewController: UITableViewController {
  private let player = BalladPlayer()
  private var ballads = (1...35).map { Ballad(id: $0, title: "Ballad \($0)") }
  private var playing: Int?
  private var timer: Timer?
  private var nextID = 36

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ballads"
    tableView.rowHeight = 62
    tableView.register(BalladCell.self, forCellReuseIdentifier: "ballad")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  func record() {
    ballads.insert(Ballad(id: nextID, title: "Ballad \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func play(_ id: Int?) {
    cell(of: playing)?.take(nil)
    timer?.invalidate()
    timer = nil
    playing = id
    player.rewind()
    guard id != nil else { return }
    cell(of: id)?.take(player)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.player.tick() }
    }
  }

  private func cell(of id: Int?) -> BalladCell? {
    guard let row = ballads.firstIndex(where: { $0.id == id }) else { return nil }
    return tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BalladCell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ballads.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ballad", for: indexPath)
    let ballad = ballads[indexPath.row]
    (cell as? BalladCell)?.configure(with: ballad)
    (cell as? BalladCell)?.take(ballad.id == playing ? player : nil)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let id = ballads[indexPath.row].id
    play(id == playing ? nil : id)
  }
}
