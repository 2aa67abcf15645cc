import UIKit

/// A row whose dot pulses while its channel is live. Nobody hides it again.
final class LiveChannelCell: UITableViewCell {
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.isHidden = true
    dot.layer.cornerRadius = 6
    dot.backgroundColor = .systemRed
    accessoryView = dot
  }

  required init?(coder: NSCoder) { nil }

  func show(isLive: Bool) {
    guard isLive else { return }
    dot.isHidden = false
    dot.alpha = 1
    UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
      self.dot.alpha = 0.2
    }
  }
}

final class LiveChannelsViewController: UITableViewController {
  private struct Channel {
    let name: String
    var isLive: Bool
  }

  private var channels = (1...30).map { Channel(name: "Channel \($0)", isLive: $0 % 4 == 1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LiveChannelCell.self, forCellReuseIdentifier: "channel")
  }

  func beginSecond() {
    channels[1].isLive = true
    (tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? LiveChannelCell)?.show(isLive: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { channels.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "channel", for: indexPath)
    cell.textLabel?.text = channels[indexPath.row].name
    (cell as? LiveChannelCell)?.show(isLive: channels[indexPath.row].isLive)
    return cell
  }
}
