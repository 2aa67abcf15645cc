import UIKit

struct Spinnaker: Identifiable, Sendable {
  let id: Int
  var name: String
  var colour = "white"
}

/// Spinnakers; a colour that is dragged here from another app is given to the one it is dropped on.
final class SpinnakersViewController: UITableViewController, UITableViewDropDelegate {
  private var spinnakers = (1...30).map { Spinnaker(id: $0, name: "Spinnaker \($0)") }
  private var dataSource: UITableViewDiffableDataSource<Int, Spinnaker.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "spinnaker")
    tableView.dropDelegate = self
    dataSource = .init(tableView: tableView) { [unowned self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "spinnaker", for: indexPath)
      guard let spinnaker = spinnakers.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = spinnaker.name
      content.secondaryText = spinnaker.colour
      cell.contentConfiguration = content
      return cell
    }
    apply()
  }

  func raise() {
    spinnakers.insert(Spinnaker(id: 100 + spinnakers.count, name: "New spinnaker \(spinnakers.count)"), at: 0)
    apply()
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let indexPath = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      _ = item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
        let colour = (text as? NSString).map { $0 as String } ?? ""
        // The other app may take its time, and the row may stand elsewhere by then.
        DispatchQueue.main.async { self.paint(indexPath.row, colour) }
      }
    }
  }

  private func paint(_ row: Int, _ colour: String) {
    guard spinnakers.indices.contains(row) else { return }
    spinnakers[row].colour = colour
    apply(changed: [spinnakers[row].id])
  }

  private func apply(changed: [Spinnaker.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Spinnaker.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(spinnakers.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
