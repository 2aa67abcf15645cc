import CellHarnessTesting
import UIKit

/// A table whose first row says what happened last: for every handle there is something to hear.
final class DeskScreen: CellScreen {
  private let controller = DeskViewController()

  init() {}

  lazy var rootViewController: UIViewController = UINavigationController(rootViewController: controller)
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

private final class DeskViewController: UITableViewController, UISearchBarDelegate, UIAdaptivePresentationControllerDelegate {
  private var things = ["Pen", "Ink", "Map", "Key", "Coin"]
  private var last = "nothing"

  private func note(_ text: String) {
    last = text
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  func identity(at indexPath: IndexPath) -> String { indexPath.row == 0 ? "last" : things[indexPath.row - 1] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk"
    tableView.register(DeskCell.self, forCellReuseIdentifier: "thing")
    tableView.allowsMultipleSelection = true
    tableView.allowsSelectionDuringEditing = true
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.note("sorted") })
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    bar.placeholder = "Search"
    bar.delegate = self
    tableView.tableHeaderView = bar
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in
        self?.refreshControl?.endRefreshing()
        self?.note("refreshed")
      }, for: .valueChanged)
    let center = NotificationCenter.default
    for (name, text) in [
      (UIApplication.didEnterBackgroundNotification, "left"), (UIApplication.willEnterForegroundNotification, "came back"),
      (UIApplication.didReceiveMemoryWarningNotification, "short of memory"),
    ] {
      _ = center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(text) }
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.charactersIgnoringModifiers {
    case "n": note("new")
    case "h": showHelp()
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func showHelp() {
    let help = UIViewController()
    help.presentationController?.delegate = self
    present(help, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("closed") }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { note("shaken") }
  }

  override func paste(_ sender: Any?) { note("pasted \(UIPasteboard.general.string ?? "")") }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note(size.width > size.height ? "wide" : "high")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil, traitCollection.userInterfaceStyle == .dark { note("dark") }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("stopped") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("searched \(searchText)") }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count + 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    let name = indexPath.row == 0 ? "Last" : things[indexPath.row - 1]
    (cell as? DeskCell)?.show(name, indexPath.row == 0 ? last : nil) { [weak self] in self?.note("\($0) \(name)") }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("selected \(identity(at: indexPath))")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselected \(identity(at: indexPath))")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = identity(at: indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.note("pinned \(name)")
        done(true)
      }
    ])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = identity(at: indexPath)
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Rename") { [weak self] _ in self?.askName(of: name) },
        UIMenu(title: "More", children: [UIAction(title: "Copy") { [weak self] _ in self?.note("copied \(name)") }]),
      ])
    })
  }

  private func askName(of name: String) {
    let alert = UIAlertController(title: "Rename \(name)", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.rename(name, to: alert?.textFields?.first?.text ?? "")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func rename(_ name: String, to other: String) {
    guard let index = things.firstIndex(of: name) else { return }
    things[index] = other
    undoManager?.registerUndo(withTarget: self) { $0.rename(other, to: name) }
    last = "renamed \(name)"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let thing = things.remove(at: source.row - 1)
    things.insert(thing, at: destination.row - 1)
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}

extension DeskViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: identity(at: indexPath) as NSString))
    item.localObject = identity(at: indexPath)
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    if last == "nothing" { note("put back") }
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: .automatic)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first?.dragItem else { return }
    let row = coordinator.destinationIndexPath.map { min($0.row, things.count) }
    let place = row.map { identity(at: IndexPath(row: $0, section: 0)) } ?? "nowhere"
    if let own = item.localObject as? String { return note("dropped \(own) at \(place)") }
    _ = item.itemProvider.loadObject(ofClass: String.self) { text, _ in
      DispatchQueue.main.async { [weak self] in self?.note("took \(text ?? "nothing") at \(place)") }
    }
  }
}

/// A thing with a button that shows a menu, a slider and a strip.
private final class DeskCell: UITableViewCell {
  private let button = UIButton(type: .system)
  private let slider = UISlider(frame: CGRect(x: 200, y: 4, width: 90, height: 30))
  private let strip = UIScrollView(frame: CGRect(x: 300, y: 0, width: 80, height: 44))
  private var tell: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    button.frame = CGRect(x: 130, y: 4, width: 60, height: 36)
    button.setTitle("Kind", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.tell("touched") }, for: .touchUpInside)
    slider.addAction(
      UIAction { [weak self] _ in self?.tell("set \(Int((self?.slider.value ?? 0) * 100))") }, for: .valueChanged)
    strip.contentSize = CGSize(width: 400, height: 44)
    for index in 0..<4 {
      let label = UILabel(frame: CGRect(x: index * 100, y: 0, width: 80, height: 44))
      label.text = "Page \(index)"
      strip.addSubview(label)
    }
    for view in [button, slider, strip] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ detail: String?, _ tell: @escaping (String) -> Void) {
    textLabel?.text = name
    detailTextLabel?.text = detail
    self.tell = tell
    for view in [button, slider, strip] { view.isHidden = detail != nil }
  }
}
