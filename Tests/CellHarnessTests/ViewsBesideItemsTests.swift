import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// A list between a label that is dragged, one that takes drops, and a button that keys reach.
struct TrayScreen: CellScreen {
  let controller = TrayViewController()
  var rootViewController: UIViewController { controller }
}

final class TrayViewController: UIViewController, UITableViewDataSource, UITableViewDropDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  final class FocusButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  private var rows = (0..<6).map { "Row \($0)" }
  private var log: [String] = []
  private let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 40))
    label.text = text
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label("Tray", y: 0).addInteraction(UIDragInteraction(delegate: self))
    label("Basket", y: 50).addInteraction(UIDropInteraction(delegate: self))
    _ = label("Plain", y: 100)
    let button = FocusButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 0, y: 150, width: 200, height: 40)
    button.addAction(UIAction { [unowned self] _ in note("pressed") }, for: .touchUpInside)
    view.addSubview(button)
    table.dataSource = self
    table.dropDelegate = self
    view.addSubview(table)
  }

  private func note(_ what: String) {
    log.append(what)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count + 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row < rows.count ? rows[indexPath.row] : log.joined(separator: ", ")
    return cell
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "from the tray" as NSString))]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note(operation == .cancel ? "cancelled" : "ended") }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("basket \(session.localDragSession != nil)")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath else { return }
    rows.insert("New \(coordinator.items.first?.sourceIndexPath == nil)", at: path.row)
    table.insertRows(at: [path], with: .none)
  }
}

@Suite("Steps on views beside the items")
struct ViewsBesideItemsTests {
  private func texts(after script: [Interaction]) throws -> [String] {
    let trace = try Runner(TrayScreen.self).run(script, RunConfiguration(traits: HostTraits(device: .iPad)))
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private func failure(_ script: [Interaction], on device: HostDevice = .iPad) throws -> String {
    let trace = try Runner(TrayScreen.self).run(script, RunConfiguration(traits: HostTraits(device: device)))
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("DND-21: what is lifted from a view is dropped into a list, where it has no source of its own, or on another view")
  func drops() throws {
    let inList = try texts(after: [.liftView("Tray"), .drop(.before(.showing("Row 2")))])
    #expect(inList.firstIndex(of: "New true") == 2 && inList.contains("begin, ended"), "\(inList)")
    #expect(try texts(after: [.liftView("Tray"), .drop(.view("Basket"))]).contains("begin, basket true, ended"))
    #expect(try texts(after: [.liftView("Tray"), .drop(.outside)]).contains("begin, cancelled"))
  }

  @Test("A view that gives nothing, that is not there, and a finger that is busy say so")
  func liftFailures() throws {
    #expect(try failure([.liftView("Plain")]).contains("the view \"Plain\" can't be dragged: neither it nor a view around it"))
    #expect(try failure([.liftView("Nowhere")]).contains("no view shows \"Nowhere\""))
    #expect(try failure([.liftView("Tray"), .tap(.showing("Row 1"))]).contains("Drop it first"))
    #expect(try failure([.liftView("Tray"), .drop(.view("Plain"))]).contains("what was lifted can't be dropped"))
    #expect(try failure([.drop(.outside)]).contains("nothing is lifted. Lift an item or a view first"))
  }

  @Test("FOC-06, FOC-09: the focus is moved to a view beside the items, where a key makes it act")
  func focus() throws {
    #expect(try texts(after: [.focusView("Press"), .pressKeys("return")]).contains("pressed"))
    #expect(try !texts(after: [.focus(.showing("Row 1")), .pressKeys("return")]).contains("pressed"))
  }

  @Test("A view that can't have the focus says so, and which can; a phone has none")
  func focusFailures() throws {
    #expect(try failure([.focusView("Plain")]).contains("can't have the focus: neither it nor a view around it"))
    #expect(try failure([.focusView("Plain")]).contains("views that have are \"Press\""))
    #expect(try failure([.focusView("Press")], on: .iPhone14).contains("can't have the focus: the device has none"))
  }
}
