import UIKit

/// Plants that go on the heap when they are dropped there.
final class CompostViewController: UIViewController, UITableViewDataSource, UITableViewDragDelegate, UIDropInteractionDelegate {
  private var plants = (1...30).map { "Plant \($0)" }
  private let table = UITableView(frame: .zero, style: .plain)
  private let heap = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 80)
    table.dataSource = self
    table.dragDelegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    heap.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
    heap.text = "Heap"
    heap.isUserInteractionEnabled = true
    heap.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(table)
    view.addSubview(heap)
  }

  func grow() {
    plants.insert("Seedling \(plants.count)", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = plants[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: plants[indexPath.row] as NSString))
    // Where the plant stands now, not where it stands when it is dropped.
    item.localObject = indexPath.row
    return [item]
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let lifted = session.localDragSession?.items.first?.localObject, let row = lifted as? Int else { return }
    plants.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
