import UIKit

struct Constellation {
  let id: Int
  let name: String
  let stars: Int
  var isSeen = false
}

final class ConstellationCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let starsLabel = UILabel()
  private let seenMark = UIImageView(image: UIImage(systemName: "eye"))

  var constellation: Constellation? {
    didSet {
      nameLabel.text = constellation?.name
      starsLabel.text = constellation.map { "\($0.stars) ★" }
      seenMark.isHidden = constellation?.isSeen != true
    }
  }

  private var spokenSummary: String? {
    constellation.map { "\($0.name), \($0.stars) stars, \($0.isSeen ? "seen tonight" : "not seen yet")" }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
    let row = UIStackView(arrangedSubviews: [nameLabel, starsLabel, seenMark])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { spokenSummary }
    set { super.accessibilityLabel = newValue }
  }
}

/// What to look for in the sky tonight. A tap ticks a constellation off; each row speaks as one sentence.
final class ConstellationsViewController: UITableViewController {
  private var constellations = (1...40).map { Constellation(id: $0, name: "Constellation \($0)", stars: 3 + $0 * 7 % 11) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tonight"
    tableView.rowHeight = 52
    tableView.register(ConstellationCell.self, forCellReuseIdentifier: "constellation")
  }

  func identity(at indexPath: IndexPath) -> Int { constellations[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { constellations.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "constellation", for: indexPath)
    (cell as? ConstellationCell)?.constellation = constellations[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    constellations[indexPath.row].isSeen.toggle()
    tableView.reconfigureRows(at: [indexPath])
  }
}
