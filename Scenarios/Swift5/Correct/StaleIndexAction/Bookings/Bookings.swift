import UIKit

/// Cancelling asks first; the list is loaded again before and after the answer.
class BookingsViewController: UITableViewController {
  struct Booking {
    let code: String
    var isCancelled = false
  }

  private var bookings = (1...28).map { Booking(code: "Booking \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "booking")
  }

  func update() {
    bookings.removeFirst()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bookings.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "booking", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = bookings[indexPath.row].code
    content.secondaryText = bookings[indexPath.row].isCancelled ? "cancelled" : nil
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let code = bookings[indexPath.row].code
    let action = UIContextualAction(style: .destructive, title: "Cancel") { [weak self] _, _, done in
      self?.confirm(code)
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func confirm(_ code: String) {
    let alert = UIAlertController(title: "Cancel \(code)?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in
        guard let self = self, let row = self.bookings.firstIndex(where: { $0.code == code }) else { return }
        self.bookings[row].isCancelled = true
        self.tableView.reloadData()
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}
