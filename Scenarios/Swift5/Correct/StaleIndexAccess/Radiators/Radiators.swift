import Combine
import UIKit

struct Radiator {
  let id: Int
  let room: String
  var degrees: Double
}

/// The radiators of a house. Rows listen to it themselves.
final class RadiatorStore: ObservableObject {
  @Published private(set) var radiators: [Radiator] = (1...26).map {
    Radiator(id: $0, room: "Room \($0)", degrees: 17 + Double($0 % 6) / 2)
  }

  func index(of id: Int) -> Int? { radiators.firstIndex { $0.id == id } }

  func warm(_ id: Int) {
    guard let index = index(of: id) else { return }
    radiators[index].degrees = min(radiators[index].degrees + 0.5, 26)
  }

  func coolAll() {
    radiators = radiators.map { Radiator(id: $0.id, room: $0.room, degrees: max($0.degrees - 1, 12)) }
  }

  func remove(at index: Int) { radiators.remove(at: index) }
}

final class RadiatorCell: UITableViewCell {
  private let warmer = UIButton(type: .system)
  private var subscription: AnyCancellable?
  private var onWarmer: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    warmer.setTitle("Warmer", for: .normal)
    warmer.frame = CGRect(x: 0, y: 0, width: 90, height: 34)
    warmer.addAction(UIAction { [weak self] _ in self?.onWarmer?() }, for: .primaryActionTriggered)
    accessoryView = warmer
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    subscription = nil
    onWarmer = nil
  }

  func follow(_ radiator: AnyPublisher<Radiator, Never>, onWarmer: @escaping () -> Void) {
    self.onWarmer = onWarmer
    subscription = radiator.sink { [weak self] in self?.show($0) }
  }

  private func show(_ radiator: Radiator) {
    textLabel?.text = radiator.room
    detailTextLabel?.text = "\(radiator.degrees) °C"
    detailTextLabel?.textColor = radiator.degrees > 20 ? .systemRed : .secondaryLabel
  }
}

final class RadiatorsViewController: UITableViewController {
  let store = RadiatorStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Radiators"
    tableView.register(RadiatorCell.self, forCellReuseIdentifier: "radiator")
    tableView.rowHeight = 60
  }

  /// A radiator is taken off the wall.
  func remove(_ id: Int) {
    guard let row = store.index(of: id) else { return }
    tableView.performBatchUpdates {
      store.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  func removeFirst() {
    guard let first = store.radiators.first else { return }
    remove(first.id)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.radiators.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "radiator", for: indexPath)
    let row = indexPath.row
    let id = store.radiators[row].id
    let radiator = store.$radiators.compactMap { all in all.first { $0.id == id } }
    (cell as? RadiatorCell)?.follow(radiator.eraseToAnyPublisher()) { [weak self] in self?.store.warm(id) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = store.radiators[indexPath.row].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.remove(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
