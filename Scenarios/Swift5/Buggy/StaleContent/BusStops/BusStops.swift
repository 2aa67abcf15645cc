import Combine
import UIKit

struct Stop: Hashable {
  let id: Int
  let name: String
  let lines: [Int]

  /// The minutes at which buses leave, from the timetable.
  var departures: [String] {
    lines.flatMap { line in (0..<3).map { "Line \(line) at \(8 + $0):\(String(format: "%02d", (id * 7 + line * 11) % 60))" } }
      .sorted()
  }
}

@MainActor final class StopStore: ObservableObject {
  let all: [Stop] = [
    "Airport", "Baker Street", "Castle", "City Hall", "College", "Docks", "East Gate", "Fairground", "Garden Row", "Harbour",
    "Hospital", "Kings Road", "Library", "Market", "Mill Lane", "Museum", "North Bridge", "Old Town", "Park Lane", "Quayside",
    "Riverside", "Station", "Theatre", "University", "Victoria Square", "West End", "Zoo",
  ].enumerated().map { Stop(id: $0.offset, name: $0.element, lines: [1 + $0.offset % 4, 7 + $0.offset % 3]) }
  @Published private(set) var favourites: [Stop] = []

  init() { favourites = [all[3], all[21], all[13]] }

  func toggle(_ stop: Stop) {
    if favourites.contains(stop) {
      favourites.removeAll { $0 == stop }
    } else {
      favourites.append(stop)
    }
  }

  func move(from source: Int, to destination: Int) {
    var moved = favourites
    moved.insert(moved.remove(at: source), at: destination)
    favourites = moved
  }
}

final class DeparturesViewController: UITableViewController {
  private let stop: Stop

  init(stop: Stop) {
    self.stop = stop
    super.init(style: .plain)
    title = stop.name
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stop.departures.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = stop.departures[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// All stops of the town, in a sheet. A tap makes one a favourite, or no longer one.
final class StopPickerViewController: UITableViewController {
  private let store: StopStore

  init(store: StopStore) {
    self.store = store
    super.init(style: .plain)
    title = "All stops"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    let stop = store.all[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = stop.name
    cell.contentConfiguration = content
    cell.accessoryType = store.favourites.contains(stop) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.toggle(store.all[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

final class BusStopsViewController: UITableViewController {
  private let store: StopStore
  private var stops: [Stop] = []

  init(store: StopStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "My stops"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Stops", primaryAction: UIAction(title: "Stops") { [weak self] _ in self?.pick() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stops = store.favourites
    tableView.reloadData()
  }

  private func pick() {
    present(UINavigationController(rootViewController: StopPickerViewController(store: store)), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    let stop = stops[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = stop.name
    content.secondaryText = "Lines " + stop.lines.map(String.init).joined(separator: ", ")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(DeparturesViewController(stop: stops[indexPath.row]), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let stop = stops.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    store.toggle(stop)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    stops.insert(stops.remove(at: source.row), at: destination.row)
    store.move(from: source.row, to: destination.row)
  }
}
