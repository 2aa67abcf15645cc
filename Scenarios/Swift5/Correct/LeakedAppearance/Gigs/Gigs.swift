import UIKit

struct Gig {
  let id: Int
  let place: String
  let needs: [String]
}

enum GigPool {
  private static let instruments = ["Bass", "Drums", "Keys", "Guitar", "Trumpet", "Vocals"]

  /// Some bands look for four players, many for nobody.
  static func all() -> [Gig] {
    (1...28).map { number in
      let count = [3, 0, 1, 4, 0, 2, 0][number % 7]
      let needs = (0..<count).map { instruments[(number + $0) % instruments.count] }
      return Gig(id: number, place: "Club \(number)", needs: needs)
    }
  }
}

final class GigTag: UILabel {
  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: .caption1)
    textColor = .white
    backgroundColor = .systemIndigo
    layer.cornerRadius = 4
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class GigCell: UITableViewCell {
  static let reuseIdentifier = "gig"
  private let placeLabel = UILabel()
  private let tags = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    placeLabel.font = .preferredFont(forTextStyle: .headline)
    tags.spacing = 6
    tags.alignment = .center
    for view in [placeLabel, tags] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      placeLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      placeLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      tags.topAnchor.constraint(equalTo: placeLabel.bottomAnchor, constant: 8),
      tags.leadingAnchor.constraint(equalTo: placeLabel.leadingAnchor),
      tags.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    clearTags()
  }

  func show(_ gig: Gig) {
    placeLabel.text = gig.place
    clearTags()
    for need in gig.needs { tags.addArrangedSubview(GigTag(need)) }
  }

  private func clearTags() {
    for tag in tags.arrangedSubviews { tag.removeFromSuperview() }
  }
}

/// Bands that look for players tonight; the segments leave out the complete ones.
final class GigsViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let filter = UISegmentedControl(items: ["All", "Open"])
  private var gigs = GigPool.all()
  private var shown: [Gig] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gigs"
    filter.selectedSegmentIndex = 0
    filter.addAction(UIAction { [weak self] _ in self?.refilter() }, for: .valueChanged)
    navigationItem.titleView = filter
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 84
    tableView.dataSource = self
    tableView.register(GigCell.self, forCellReuseIdentifier: GigCell.reuseIdentifier)
    view.addSubview(tableView)
    shown = gigs
  }

  /// A band has found everybody and goes from the board.
  func completeFirst() {
    guard !gigs.isEmpty else { return }
    gigs.removeFirst()
    refilter()
  }

  func gig(at row: Int) -> Gig? { shown.indices.contains(row) ? shown[row] : nil }

  private func refilter() {
    shown = filter.selectedSegmentIndex == 1 ? gigs.filter { !$0.needs.isEmpty } : gigs
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: GigCell.reuseIdentifier, for: indexPath)
    (cell as? GigCell)?.show(shown[indexPath.row])
    return cell
  }
}
