import UIKit

struct HikeStage {
  let id: Int
  let name: String
  let kilometres: Int
}

/// A row that may have the one marker of the screen as a guest.
final class HikeCell: UITableViewCell {
  private weak var guest: UIView?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    sendGuestAway()
  }

  func show(_ stage: HikeStage) {
    textLabel?.text = stage.name
    detailTextLabel?.text = "\(stage.kilometres) km"
  }

  func host(_ marker: UIView) {
    guard marker.superview !== contentView else { return }
    guest = marker
    contentView.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      marker.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  func sendGuestAway() {
    if let guest, guest.superview === contentView { guest.removeFromSuperview() }
    guest = nil
  }
}

/// The stages of a hike. One marker says where the hiker is, and goes from row to row.
final class HikesViewController: UITableViewController {
  private var stages = (1...32).map { HikeStage(id: $0, name: "Stage \($0)", kilometres: 8 + $0 * 5 % 17) }
  private var current: Int? = 1
  private let marker: UILabel = {
    let label = UILabel()
    label.text = "You are here"
    label.textColor = .systemGreen
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hikes"
    tableView.rowHeight = 56
    tableView.register(HikeCell.self, forCellReuseIdentifier: "stage")
  }

  private func row(of id: Int?) -> Int? { id.flatMap { id in stages.firstIndex { $0.id == id } } }

  private func setCurrent(_ id: Int?) {
    current = id
    guard let row = row(of: id), let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? HikeCell else {
      return marker.removeFromSuperview()
    }
    cell.host(marker)
  }

  /// On to the next stage; from the last one, or from nowhere, to the first.
  func walkOn() {
    guard !stages.isEmpty else { return }
    let next = row(of: current).map { ($0 + 1) % stages.count } ?? 0
    setCurrent(stages[next].id)
  }

  private func skip(_ id: Int) {
    guard let row = row(of: id) else { return }
    if current == id { setCurrent(nil) }
    tableView.performBatchUpdates {
      stages.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stage", for: indexPath)
    guard let hike = cell as? HikeCell else { return cell }
    hike.show(stages[indexPath.row])
    placeMarker(in: hike, of: stages[indexPath.row])
    return hike
  }

  /// A row that waited off screen may have been left, or reached, meanwhile.
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if let hike = cell as? HikeCell { placeMarker(in: hike, of: stages[indexPath.row]) }
  }

  private func placeMarker(in cell: HikeCell, of stage: HikeStage) {
    if stage.id == current { cell.host(marker) } else { cell.sendGuestAway() }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    setCurrent(stages[indexPath.row].id)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = stages[indexPath.row].id
    let skip = UIContextualAction(style: .destructive, title: "Skip") { [weak self] _, _, done in
      self?.skip(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [skip])
  }
}
