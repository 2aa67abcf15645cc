import UIKit

final class StopTour {
  var stops = ["Harbour", "Old Town"]
}

/// The stops of a tour, and a button that looks for more.
final class AddStopsViewController: UITableViewController {
  private let tour = StopTour()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tour"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Find stops", primaryAction: UIAction(title: "Find stops") { [weak self] _ in self?.find() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  private func find() {
    let finder = StopFinderViewController(tour)
    finder.onAdd = { [weak self] in self?.tableView.reloadData() }
    present(UINavigationController(rootViewController: finder), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tour.stops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tour.stops[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// A search: what is touched is on the tour at once and says so; "Cancel" ends the search.
final class StopFinderViewController: UITableViewController {
  private let tour: StopTour
  private let known = ["Harbour", "Old Town", "Lighthouse", "Fish Market", "Castle", "Botanic Garden"]
  var onAdd: () -> Void = {}

  init(_ tour: StopTour) {
    self.tour = tour
    super.init(style: .plain)
    title = "Find stops"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hit")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { known.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hit", for: indexPath)
    let name = known[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = tour.stops.contains(name) ? "On the tour" : "Touch to add"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let name = known[indexPath.row]
    guard !tour.stops.contains(name) else { return }
    tour.stops.append(name)
    tableView.reloadRows(at: [indexPath], with: .none)
    onAdd()
  }
}
