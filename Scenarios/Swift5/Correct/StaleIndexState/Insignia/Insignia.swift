import UIKit

struct Knight {
  let id: Int
  var name: String
  var sign = "no sign"
}

/// Knights; the sign above them is dragged onto the one who gets it.
final class InsigniaViewController: UIViewController, UITableViewDataSource, UITableViewDropDelegate, UIDragInteractionDelegate {
  private var knights = (1...30).map { Knight(id: $0, name: "Knight \($0)") }
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let sign = UILabel()
    sign.text = "Rose"
    sign.isUserInteractionEnabled = true
    sign.addInteraction(UIDragInteraction(delegate: self))
    let stack = UIStackView(arrangedSubviews: [sign, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "knight")
    table.dataSource = self
    table.dropDelegate = self
  }

  func arrive() {
    knights.insert(Knight(id: 100 + knights.count, name: "Guest"), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func identity(at indexPath: IndexPath) -> Int { knights[indexPath.row].id }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { knights.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "knight", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = knights[indexPath.row].name
    content.secondaryText = knights[indexPath.row].sign
    cell.contentConfiguration = content
    return cell
  }

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
    let sign = (interaction.view as? UILabel)?.text ?? ""
    return [UIDragItem(itemProvider: NSItemProvider(object: sign as NSString))]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    guard let indexPath = coordinator.destinationIndexPath else { return }
    knights[indexPath.row].sign = "Rose"
    table.reloadRows(at: [indexPath], with: .none)
  }
}
