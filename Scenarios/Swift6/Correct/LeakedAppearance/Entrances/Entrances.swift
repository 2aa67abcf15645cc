import UIKit

/// Rows come in softly when they are displayed for the first time, and end as they were.
final class EntrancesViewController: UITableViewController {
  private var guests = (1...40).map { "Guest \($0)" }
  private var greeted: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
  }

  func arrive() {
    guests.insert("Late guest", at: 2)
    tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    cell.textLabel?.text = guests[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.alpha = 1
    cell.transform = .identity
    guard greeted.insert(guests[indexPath.row]).inserted else { return }
    cell.alpha = 0
    cell.transform = CGAffineTransform(translationX: 0, y: 24)
    UIView.animate(withDuration: 0.35, delay: 0.02 * Double(indexPath.row % 10), options: [.allowUserInteraction]) {
      cell.alpha = 1
      cell.transform = .identity
    }
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.layer.removeAllAnimations()
  }
}
