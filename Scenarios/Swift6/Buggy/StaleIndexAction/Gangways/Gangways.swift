import UIKit

/// One of two lists; passengers are dragged from one to the other.
final class GangwayTable: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var passengers: [String]

  init(_ passengers: [String]) {
    self.passengers = passengers
    super.init()
    table.rowHeight = 44
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "passenger")
  }

  func insert(_ name: String, at row: Int) {
    passengers.insert(name, at: row)
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func take(at row: Int) -> String {
    let name = passengers.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    return name
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { passengers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "passenger", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = passengers[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = passengers[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    // Where the passenger stands now, not where they stand when they go aboard.
    item.localObject = indexPath.row
    session.localContext = self
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let source = coordinator.session.localDragSession?.localContext as? GangwayTable, source !== self,
      let item = coordinator.items.first?.dragItem, let row = item.localObject as? Int
    else { return }
    insert(source.take(at: row), at: min(coordinator.destinationIndexPath?.row ?? 0, passengers.count))
  }
}

/// Who waits on the left, and who is aboard on the right.
final class GangwaysViewController: UIViewController {
  private let waiting = GangwayTable((1...20).map { "Passenger \($0)" })
  private let aboard = GangwayTable((1...5).map { "Sailor \($0)" })

  override func viewDidLoad() {
    super.viewDidLoad()
    waiting.table.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    aboard.table.frame = CGRect(x: view.bounds.width / 2, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    view.addSubview(waiting.table)
    view.addSubview(aboard.table)
  }

  func arrive() { waiting.insert("Late passenger \(waiting.passengers.count)", at: 0) }
}
