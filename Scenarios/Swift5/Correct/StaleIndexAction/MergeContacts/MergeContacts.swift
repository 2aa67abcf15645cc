import UIKit

struct MergeContact: Hashable {
  let id: Int
  var name: String
  var phones: [String]
}

/// A card that is selected takes in the one below it: contacts that were imported twice stand next to each other.
final class MergeContactsViewController: UITableViewController {
  private var contacts = [
    MergeContact(id: 1, name: "Alma Berg", phones: ["1234"]), MergeContact(id: 2, name: "Alma B.", phones: ["77"]),
    MergeContact(id: 3, name: "Boris Kern", phones: ["555"]), MergeContact(id: 4, name: "B. Kern", phones: ["556"]),
    MergeContact(id: 5, name: "Cleo Frank", phones: ["91"]), MergeContact(id: 6, name: "Cleo F.", phones: ["92"]),
    MergeContact(id: 7, name: "Dirk Stein", phones: ["33"]), MergeContact(id: 8, name: "D. Stein", phones: ["34"]),
  ]
  private var source: UITableViewDiffableDataSource<Int, Int>!
  private var selected: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Duplicates"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      guard let contact = self?.contacts.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.secondaryText = contact.phones.joined(separator: ", ")
      cell.contentConfiguration = content
      return cell
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Merge with next", primaryAction: UIAction(title: "Merge with next") { [weak self] _ in self?.merge() })
    apply()
  }

  private func apply(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(contacts.map(\.id))
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func merge() {
    guard let selected, let place = contacts.firstIndex(where: { $0.id == selected }), place + 1 < contacts.count else { return }
    contacts[place].phones += contacts[place + 1].phones
    contacts.remove(at: place + 1)
    apply(changed: [selected])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = source.itemIdentifier(for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { selected = nil }
}
