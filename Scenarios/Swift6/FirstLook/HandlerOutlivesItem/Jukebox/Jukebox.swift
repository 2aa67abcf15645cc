import UIKit

final class JukeboxCell: UITableViewCell {
  let title = UILabel()
  let play = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    play.setTitle("Play", for: .normal)
    let row = UIStackView(arrangedSubviews: [title, play])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Songs; the button in a row says which one plays.
final class JukeboxViewController: UITableViewController {
  private let songs = (1...60).map { "Song \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(JukeboxCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    guard let cell = cell as? JukeboxCell else { return cell }
    let song = songs[indexPath.row]
    cell.title.text = song
    cell.play.addAction(UIAction { _ in Self.announce(song) }, for: .touchUpInside)
    return cell
  }

  private static func announce(_ song: String) {
    UIAccessibility.post(notification: .announcement, argument: "Now playing: \(song)")
  }
}
