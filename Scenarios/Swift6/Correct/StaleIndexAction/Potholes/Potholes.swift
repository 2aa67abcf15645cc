import UIKit

struct Pothole: Hashable {
  let id: Int
  let street: String
}

/// Reports of citizens, newest first. A swipe throws one away, after a question.
final class PotholesViewController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Pothole>(tableView: tableView) { table, path, pothole in
    let cell = table.dequeueReusableCell(withIdentifier: "pothole", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = pothole.street
    content.secondaryText = "Report \(pothole.id)"
    cell.contentConfiguration = content
    return cell
  }
  private var potholes = (1...18).reversed().map { Pothole(id: $0, street: "Street \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "pothole")
    tableView.delegate = self
    view.addSubview(tableView)
    update()
  }

  func receive() {
    let number = (potholes.first?.id ?? 0) + 1
    potholes.insert(Pothole(id: number, street: "Street \(number)"), at: 0)
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Pothole>()
    snapshot.appendSections([0])
    snapshot.appendItems(potholes)
    dataSource.apply(snapshot)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let pothole = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let dismiss = UIContextualAction(style: .destructive, title: "Dismiss") { [weak self] _, _, done in
      self?.ask(pothole)
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [dismiss])
  }

  private func ask(_ pothole: Pothole) {
    let alert = UIAlertController(title: "Dismiss this report?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Dismiss", style: .destructive) { [weak self] _ in
        guard let self else { return }
        potholes.removeAll { $0 == pothole }
        update()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
