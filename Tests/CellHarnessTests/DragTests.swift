import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// Two tables side by side between which rows are dragged, a label that takes texts, and a text that says what came of it.
struct DragScreen: CellScreen {
  let controller = DragViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [CellHarness.Mutation] { [Mutation("a row comes first") { [controller] in controller.left.add() }] }
}

final class DragViewController: UIViewController, UIDropInteractionDelegate {
  let left = DragTable("Left")
  let right = DragTable("Right")
  private let bin = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    left.table.frame = CGRect(x: 0, y: 0, width: 190, height: 500)
    right.table.frame = CGRect(x: 200, y: 0, width: 190, height: 500)
    bin.frame = CGRect(x: 0, y: 600, width: 390, height: 60)
    bin.text = "Bin"
    bin.isUserInteractionEnabled = true
    bin.accessibilityIdentifier = "bin"
    bin.addInteraction(UIDropInteraction(delegate: self))
    left.owner = self
    for part in [left.table, right.table, bin] { view.addSubview(part) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let isRemote = session.localDragSession == nil
    session.loadObjects(ofClass: NSString.self) { texts in
      let names = texts.map { "\($0)" }.joined(separator: ",")
      self.left.rows[0] = "\(isRemote ? "remote" : "local") \(names)"
      self.left.table.reloadData()
    }
  }
}

@MainActor final class DragTable: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var rows: [String]
  weak var owner: DragViewController?

  init(_ name: String) {
    rows = (0..<5).map { "\(name) \($0)" }
    super.init()
    table.rowHeight = 50
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func add() {
    rows.insert("First", at: 0)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
    item.localObject = (self, rows[indexPath.row])
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    owner == nil
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let row = coordinator.destinationIndexPath?.row ?? 0
    for dropped in coordinator.items {
      if let (source, name) = dropped.dragItem.localObject as? (DragTable, String) {
        source.rows.removeAll { $0 == name }
        source.table.reloadData()
        insert(name + (dropped.sourceIndexPath == nil ? "'" : ""), row)
      } else {
        _ = dropped.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
          let name = text.map { "\($0)" } ?? ""
          MainActor.assumeIsolated { self.insert(name, row) }
        }
      }
    }
  }
  private func insert(_ name: String, _ row: Int) {
    rows.insert(name, at: min(row, rows.count))
    table.reloadData()
  }
}

/// Rows with views of their own that are dragged: one promises a text, one has a picture for all and a text for the app alone.
struct PromiseScreen: CellScreen {
  let controller = PromiseViewController()
  var rootViewController: UIViewController { controller }
}

final class PromiseViewController: UITableViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private let names = ["Chip", "Hidden", "Takes"]
  private var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count + 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    label.text = indexPath.row < names.count ? names[indexPath.row] : log.joined(separator: ", ")
    label.isUserInteractionEnabled = true
    label.accessibilityIdentifier = label.text
    if indexPath.row < 2 { label.addInteraction(UIDragInteraction(delegate: self)) }
    if indexPath.row == 2 { label.addInteraction(UIDropInteraction(delegate: self)) }
    cell.contentView.addSubview(label)
    return cell
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let provider = NSItemProvider()
    if (interaction.view as? UILabel)?.text == "Chip" {
      provider.registerObject(ofClass: NSString.self, visibility: .all) { done in
        done("made then" as NSString, nil)
        return nil
      }
    } else {
      provider.registerObject("secret" as NSString, visibility: .ownProcess)
      provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
        done(Data([0xFF, 0xFE, 0xFD]), nil)
        return nil
      }
    }
    return [UIDragItem(itemProvider: provider)]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { note("will \(operation)") }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    note("did \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { note("gave") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .move)
  }

  private func note(_ text: String) {
    log.append(text)
    tableView.reloadRows(at: [IndexPath(row: names.count, section: 0)], with: .none)
  }
}

/// Rows of SwiftUI's that are dragged as values and dropped on each other.
struct HostedDragScreen: CellScreen {
  let controller = UIHostingController(rootView: HostedDragContent())
  var rootViewController: UIViewController { controller }
}

struct HostedDragContent: View {
  @State private var log = "nothing"
  @State private var isOver = false

  var body: some View {
    List {
      Text(log)
      Text("Value").frame(maxWidth: .infinity).draggable("a value")
      Text("Provider").frame(maxWidth: .infinity).onDrag { NSItemProvider(object: "a provider" as NSString) }
      Text("Takes values").frame(maxWidth: .infinity).dropDestination(for: String.self) { values, _ in
        log = "values \(values.joined())"
        return true
      }
      Text(isOver ? "targeted" : "Takes texts").frame(maxWidth: .infinity).onDrop(of: ["public.text"], isTargeted: $isOver) {
        providers, place in
        log = "\(providers.count) at \(place.x >= 0 && place.y >= 0)"
        return true
      }
      Text("Delegate").frame(maxWidth: .infinity).onDrop(of: ["public.text"], delegate: LoggingDrop { log = $0 })
      Text("Takes addresses").frame(maxWidth: .infinity).dropDestination(for: URL.self) { _, _ in true }
    }
  }
}

struct LoggingDrop: DropDelegate {
  let log: (String) -> Void
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
  func dropEntered(info: DropInfo) { log("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
  func performDrop(info: DropInfo) -> Bool {
    log("performed")
    return true
  }
}

/// Rows that take texts between them, below one with a source at its end.
struct InsertScreen: CellScreen {
  let controller = UIHostingController(rootView: InsertContent())
  var rootViewController: UIViewController { controller }
}

struct InsertContent: View {
  @State private var names = ["One", "Two", "Three"]

  var body: some View {
    List {
      HStack {
        Text("Source")
        Spacer()
        Image(systemName: "line.3.horizontal").draggable("handed over")
      }
      ForEach(names, id: \.self) { Text($0) }
        .onInsert(of: ["public.text"]) { place, providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
              let text = text.map { "\($0)" } ?? ""
              MainActor.assumeIsolated { names.insert(text, at: place) }
            }
          }
        }
    }
  }
}

@Suite("Dragging between views and apps")
struct DragTests {
  private func texts(_ screen: any CellScreen.Type = DragScreen.self, after script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.compactMap { $0.elements.compactMap { $0["text"] }.first } ?? []
  }

  private func failure(_ screen: any CellScreen.Type = DragScreen.self, after script: [Interaction]) throws -> String {
    let trace = try Runner(screen).run(script, RunConfiguration())
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("DND-04: a row of another list lands where it is dropped, without a source here; and comes back")
  func between() throws {
    let there = Interaction.drag(.showing("Left 1"), .before(.showing("Right 2")))
    let shown = try texts(after: [there])
    #expect(
      shown.filter { $0.hasPrefix("Right") || $0 == "Left 1'" } == [
        "Right 0", "Right 1", "Left 1'", "Right 2", "Right 3", "Right 4",
      ])
    #expect(!shown.contains("Left 1"))
    let back = try texts(after: [there, .drag(.showing("Left 1'"), .after(.showing("Left 0")))])
    #expect(Array(back.prefix(3)) == ["Left 0", "Left 1''", "Left 2"])
  }

  @Test("DND-13: a view with an interaction takes a row, and a text of another app")
  func view() throws {
    #expect(try texts(after: [.drag(.showing("Left 1"), .view("Bin"))]).contains("local Left 1"))
    #expect(try texts(after: [.dropFromOtherApp("hello", .view("bin"))]).contains("remote hello"))
    #expect(try failure(after: [.drag(.showing("Left 1"), .view("Basket"))]).hasPrefix("no view shows \"Basket\"."))
  }

  @Test("DND-16: what comes from another app has no local object, and its text is loaded")
  func remote() throws {
    let shown = try texts(after: [.dropFromOtherApp("hello", .after(.showing("Right 0")))])
    #expect(shown.filter { $0.hasPrefix("Right") || $0 == "hello" }.prefix(3) == ["Right 0", "hello", "Right 1"])
  }

  @Test("DND-17: another app takes a row's text, which comes back from there; nothing else happens here")
  func otherApp() throws {
    func given(_ script: [Interaction]) throws -> [String] {
      let trace = try Runner(DragScreen.self).run(script, RunConfiguration())
      #expect(trace.end == .finished)
      return trace.steps.flatMap(\.events).compactMap { if case .handedOver(let text) = $0.kind { text } else { nil } }
    }
    #expect(try given([.drag(.showing("Left 1"), .otherApp)]) == ["Left 1"])
    #expect(
      try given([.lift(.showing("Left 1")), .mutate("a row comes first"), .drop(.otherApp), .tap(.showing("Left 2"))])
        == ["Left 1"])
    let back = try texts(after: [.drag(.showing("Left 1"), .otherApp), .dropFromOtherApp("Left 1", .before(.showing("Left 4")))])
    #expect(back.filter { $0.hasPrefix("Left") } == ["Left 0", "Left 1", "Left 2", "Left 3", "Left 1", "Left 4"])
    let refused = try failure(after: [.drag(.showing("Right 1"), .otherApp)])
    #expect(
      refused.hasSuffix(
        " can't be dragged: the drag delegate restricts the session to this app. Check IsRestrictedToDraggingApplication"))
  }

  @Test("DND-17, DND-14: what is promised is made when another app asks, and what is not for all stays here")
  func promises() throws {
    let trace = try Runner(PromiseScreen.self).run(
      [.drag(.showing("Chip"), .otherApp), .drag(.showing("Hidden"), .otherApp)], RunConfiguration())
    #expect(trace.end == .finished)
    let given = trace.steps.map { step in
      step.events.compactMap { if case .handedOver(let text) = $0.kind { text } else { nil } }
    }
    #expect(given == [[], ["made then"], ["3 bytes of public.png"]])
  }

  @Test("DND-18: an interaction of a view in a cell hears how its drag ends")
  func ends() throws {
    for (place, log) in [
      (DropPlace.otherApp, "will copy, did copy, gave"), (.outside, "will cancel, did cancel"),
      (.view("Takes"), "will move, did move, gave"),
    ] {
      let shown = try texts(PromiseScreen.self, after: [.drag(.showing("Chip"), place)])
      #expect(shown.contains(log), "\(shown)")
    }
  }

  @Test("What is lifted stays in the finger while the data changes; nothing else is touched meanwhile")
  func lasting() throws {
    let shown = try texts(
      after: [.lift(.showing("Left 1")), .mutate("a row comes first"), .drop(.after(.showing("Left 3")))])
    #expect(
      shown.filter { $0.hasPrefix("Left") || $0 == "First" } == ["First", "Left 0", "Left 2", "Left 3", "Left 1", "Left 4"])
    #expect(
      try failure(after: [.lift(.showing("Left 1")), .tap(.showing("Left 2"))]) == "the finger carries an item. Drop it first")
    #expect(try failure(after: [.drop(.outside)]) == "nothing is lifted. Lift an item or a view first")
    #expect(try texts(after: [.lift(.showing("Left 1")), .drop(.outside), .tap(.showing("Left 2"))]).contains("Left 1"))
  }

  @Test(
    "IN-05: SwiftUI's rows give values and providers, and take them",
    arguments: [
      ("Value", "Takes values", "values a value"), ("Provider", "Takes values", "values a provider"),
      ("Value", "Takes texts", "1 at true"), ("Provider", "Delegate", "performed"),
    ])
  func hosted(source: String, target: String, log: String) throws {
    let shown = try texts(HostedDragScreen.self, after: [.drag(.showing(source), .onto(.showing(target)))])
    #expect(shown.contains(log) && !shown.contains("targeted"))
  }

  @Test("IN-05: what is no value of the type is not taken; a row without a source is not lifted")
  func refused() throws {
    #expect(
      try failure(HostedDragScreen.self, after: [.drag(.showing("Value"), .onto(.showing("Takes addresses")))]).contains(
        "does not take it there"))
    #expect(try failure(HostedDragScreen.self, after: [.lift(.showing("Delegate"))]).contains("has no drag delegate"))
  }

  @Test("IN-05: what is dropped between rows is inserted there, from another app and from a row that is lifted at its own handle")
  func inserting() throws {
    func rows(_ script: [Interaction]) throws -> [String] { Array(try texts(InsertScreen.self, after: script).dropFirst()) }
    #expect(try rows([.dropFromOtherApp("new", .before(.showing("Two")))]) == ["One", "new", "Two", "Three"])
    #expect(try rows([.dropFromOtherApp("new", .after(.showing("Three")))]) == ["One", "Two", "Three", "new"])
    #expect(
      try rows([.drag(.showing("Source"), .after(.showing("One")))]) == ["One", "handed over", "Two", "Three"])
    #expect(try failure(InsertScreen.self, after: [.lift(.showing("One"))]).contains("has no drag delegate"))
  }
}
