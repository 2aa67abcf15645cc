import UIKit

final class BookedVisit {
  let place: String
  var state = "booked"
  init(_ place: String) { self.place = place }
}

/// Visits that are booked. Who does not come says why and cancels: without a reason nothing is cancelled.
final class CallOffVisitViewController: UITableViewController {
  private let visits = ["Dentist", "Barber", "Garage", "Library", "Bank"].map { BookedVisit($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "visit")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visits.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "visit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = visits[indexPath.row].place
    content.secondaryText = visits[indexPath.row].state
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    navigationController?.pushViewController(BookedVisitViewController(visits[indexPath.row]), animated: true)
  }
}

final class BookedVisitViewController: UIViewController {
  private let visit: BookedVisit
  private let reason = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
  private let hint = UILabel(frame: CGRect(x: 20, y: 170, width: 300, height: 44))
  private let button = UIButton(type: .system)

  init(_ visit: BookedVisit) {
    self.visit = visit
    super.init(nibName: nil, bundle: nil)
    title = visit.place
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    reason.placeholder = "Why can't you come?"
    hint.text = "Your visit is booked"
    button.frame = CGRect(x: 20, y: 220, width: 300, height: 44)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.callOff() }, for: .touchUpInside)
    for part in [reason, hint, button] { view.addSubview(part) }
  }

  private func callOff() {
    guard let text = reason.text, !text.isEmpty else {
      hint.text = "Please say why"
      return
    }
    visit.state = "cancelled: \(text)"
    navigationController?.popViewController(animated: true)
  }
}
