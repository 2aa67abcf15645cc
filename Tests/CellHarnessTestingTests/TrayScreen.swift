import CellHarnessTesting
import UIKit

/// A table below a label that is dragged and a button that keys reach; its first row says what happened last.
final class TrayScreen: CellScreen {
  private let controller = TrayViewController()

  init() {}

  var rootViewController: UIViewController { controller }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { indexPath.row == 0 ? "last" : indexPath.row }
}

private final class TrayViewController: UIViewController, UITableViewDataSource, UITableViewDropDelegate,
  UIDragInteractionDelegate
{
  private final class KeyButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  private let table = UITableView()
  private var last = "nothing"

  private func note(_ text: String) {
    last = text
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tray = UILabel()
    tray.text = "Tray"
    tray.isUserInteractionEnabled = true
    tray.addInteraction(UIDragInteraction(delegate: self))
    let button = KeyButton(type: .system)
    button.setTitle("Empty", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.note("emptied") }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [tray, button, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.dropDelegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? last : "Row \(indexPath.row)"
    return cell
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "tray" as NSString))]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    note("dropped at \(coordinator.destinationIndexPath?.row ?? -1)")
  }
}
