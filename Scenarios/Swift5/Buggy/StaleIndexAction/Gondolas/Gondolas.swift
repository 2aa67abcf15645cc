import UIKit

struct GondolaTrip {
  let id: Int
  let name: String
  let minutes: Int
  var stars: Int
}

/// The gondola trips of a season. A tap gives a trip another star, undo takes the last star back, and the bar sorts by duration.
final class GondolasViewController: UITableViewController {
  private var trips = (1...30).map {
    GondolaTrip(id: $0, name: "Gondola \($0)", minutes: 10 + $0 * 7 % 31, stars: $0 % 4)
  }
  private let starUndo = UndoManager()

  override var undoManager: UndoManager? { starUndo }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shortest first", primaryAction: UIAction(title: "Shortest first") { [weak self] _ in self?.sort() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func sort() {
    trips.sort { $0.minutes < $1.minutes }
    tableView.reloadData()
  }

  private func setStars(_ stars: Int, ofTripAt row: Int) {
    let before = trips[row].stars
    starUndo.registerUndo(withTarget: self) { $0.setStars(before, ofTripAt: row) }
    trips[row].stars = stars
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    let trip = trips[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = trip.name
    content.secondaryText = "\(trip.minutes) min, \(trip.stars) stars"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    setStars(trips[indexPath.row].stars + 1, ofTripAt: indexPath.row)
  }
}
