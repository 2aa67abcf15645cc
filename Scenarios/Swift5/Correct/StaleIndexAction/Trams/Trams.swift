import UIKit

struct Tram {
  let id: Int
  let line: String
}

/// Trams that are put into another order by dragging them. One that was dragged into another app, and comes back from there, is put
/// where it is dropped.
final class TramsViewController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  private var trams = (1...30).map { Tram(id: $0, line: "Line \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tram")
  }

  func arrive() {
    trams.insert(Tram(id: 100 + trams.count, line: "Night line"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trams.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tram", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = trams[indexPath.row].line
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let tram = trams[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: tram.line as NSString))
    item.localObject = tram.id
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let dropped = coordinator.items.first else { return }
    let row = coordinator.destinationIndexPath?.row ?? trams.count
    if let id = dropped.dragItem.localObject as? Int {
      move(to: row) { $0.id == id }
    } else {
      _ = dropped.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [weak self] text, _ in
        let line = (text as? NSString).map { $0 as String }
        DispatchQueue.main.async { self?.move(to: row) { $0.line == line } }
      }
    }
  }

  private func move(to row: Int, where isMeant: (Tram) -> Bool) {
    guard let source = trams.firstIndex(where: isMeant) else { return }
    let tram = trams.remove(at: source)
    let target = min(row, trams.count)
    trams.insert(tram, at: target)
    tableView.moveRow(at: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
  }
}
