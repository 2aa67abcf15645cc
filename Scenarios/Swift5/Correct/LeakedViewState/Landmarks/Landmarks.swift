import UIKit

struct Landmark {
  let id: Int
  let name: String
  var photos: [String] { (1...8).map { "\(name), photo \($0)" } }
}

final class LandmarkCell: UITableViewCell, UIScrollViewDelegate {
  private let nameLabel = UILabel()
  private let strip = UIScrollView()
  private var photoLabels: [UILabel] = []
  var onScroll: ((CGPoint) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.frame = CGRect(x: 16, y: 4, width: 280, height: 24)
    strip.frame = CGRect(x: 16, y: 32, width: 320, height: 60)
    strip.delegate = self
    photoLabels = (0..<8).map { UILabel(frame: CGRect(x: $0 * 200, y: 0, width: 190, height: 60)) }
    photoLabels.forEach(strip.addSubview)
    strip.contentSize = CGSize(width: 1600, height: 60)
    contentView.addSubview(nameLabel)
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with landmark: Landmark, offset: CGPoint, onScroll: @escaping (CGPoint) -> Void) {
    // The strip is moved on behalf of the new landmark: whoever listened before must not hear of it.
    self.onScroll = nil
    nameLabel.text = landmark.name
    for (label, photo) in zip(photoLabels, landmark.photos) { label.text = photo }
    strip.setContentOffset(offset, animated: false)
    self.onScroll = onScroll
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView.contentOffset) }
}

/// Landmarks of a city, each with a strip of photos that is found again where the traveller left it.
final class LandmarksViewController: UITableViewController {
  private var landmarks = (1...30).map { Landmark(id: $0, name: "Landmark \($0)") }
  private var offsets: [Int: CGPoint] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Landmarks"
    tableView.rowHeight = 100
    tableView.register(LandmarkCell.self, forCellReuseIdentifier: "landmark")
  }

  func identity(at indexPath: IndexPath) -> Int { landmarks[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { landmarks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "landmark", for: indexPath)
    let landmark = landmarks[indexPath.row]
    (cell as? LandmarkCell)?.configure(with: landmark, offset: offsets[landmark.id] ?? .zero) { [weak self] offset in
      self?.offsets[landmark.id] = offset
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = landmarks[indexPath.row].id
    let hide = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, done in
      guard let self, let row = self.landmarks.firstIndex(where: { $0.id == id }) else { return done(false) }
      self.landmarks.remove(at: row)
      self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [hide])
  }
}
