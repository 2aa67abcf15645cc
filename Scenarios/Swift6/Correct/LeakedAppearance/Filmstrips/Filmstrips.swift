import UIKit

struct Film: Sendable {
  let name: String
  let frames: Int
}

/// A film's name above its frames, which are pushed to the side.
final class FilmCell: UITableViewCell {
  private let nameLabel = UILabel(frame: CGRect(x: 16, y: 0, width: 350, height: 24))
  private let strip = UIScrollView(frame: CGRect(x: 16, y: 24, width: 350, height: 60))
  private var frames: [UILabel] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    strip.contentOffset = .zero
  }

  func show(_ film: Film) {
    nameLabel.text = film.name
    for frame in frames { frame.removeFromSuperview() }
    frames = (0..<film.frames).map { number in
      let label = UILabel(frame: CGRect(x: number * 100, y: 0, width: 100, height: 60))
      label.text = "\(film.name), frame \(number + 1)"
      strip.addSubview(label)
      return label
    }
    strip.contentSize = CGSize(width: film.frames * 100, height: 60)
  }
}

final class FilmstripsViewController: UITableViewController {
  private let films = (1...40).map { Film(name: "Film \($0)", frames: 12) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 88
    tableView.register(FilmCell.self, forCellReuseIdentifier: "film")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
    (cell as? FilmCell)?.show(films[indexPath.row])
    return cell
  }
}
