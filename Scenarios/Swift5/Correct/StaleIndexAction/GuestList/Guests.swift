import UIKit

struct Guest: Hashable, Identifiable {
  let id: UUID
  let name: String
  var isComing: Bool
}

/// Asks before it removes somebody; what was meant is kept by id while the question is open.
class GuestsViewController: UIViewController {
  private var guests = (1...32).map { Guest(id: UUID(), name: "Guest \($0)", isComing: $0 % 3 == 0) }
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var dataSource: UITableViewDiffableDataSource<Int, Guest.ID>!

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
    dataSource = GuestSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
      guard let guest = self?.guests.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = guest.name
      content.secondaryText = guest.isComing ? "is coming" : nil
      cell.contentConfiguration = content
      return cell
    }
    update()
  }

  func cancelFirst() {
    guests.removeFirst()
    update()
  }

  private func askToRemove(_ id: Guest.ID) {
    guard let guest = guests.first(where: { $0.id == id }) else { return }
    let alert = UIAlertController(title: "Remove \(guest.name)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.guests.removeAll { $0.id == id }
        self?.update()
      })
    present(alert, animated: true)
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Guest.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(guests.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

private class GuestSource: UITableViewDiffableDataSource<Int, Guest.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

extension GuestsViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
      self?.askToRemove(id)
      completion(false)
    }
    let configuration = UISwipeActionsConfiguration(actions: [remove])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
