import UIKit

struct Waypoint {
  let id: Int
  let name: String
  let metres: Int
  var wind: Int
}

final class WaypointsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var nextID = 27
  private var waypoints: [Waypoint] = {
    let names = ["Hut", "Pass", "Lake", "Summit", "Bridge", "Spring", "Chapel"]
    return (1...26).map {
      Waypoint(id: $0, name: "\(names[$0 % names.count]) \($0)", metres: 800 + ($0 * 137) % 900, wind: $0 % 9)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Route"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "waypoint")
    view.addSubview(tableView)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  func addWaypoint() {
    waypoints.append(Waypoint(id: nextID, name: "Camp \(nextID)", metres: 1200, wind: 2))
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: waypoints.count - 1, section: 0)], with: .automatic)
  }

  /// a new forecast: the wind blows a little harder everywhere.
  func updateForecast() {
    for index in waypoints.indices { waypoints[index].wind += 1 }
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { waypoints.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "waypoint", for: indexPath)
    let waypoint = waypoints[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = waypoint.name
    content.secondaryText = "\(waypoint.metres) m, wind \(waypoint.wind) km/h"
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    waypoints.insert(waypoints.remove(at: source.row), at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    waypoints.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
