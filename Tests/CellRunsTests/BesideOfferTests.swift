import CellHarness
import CellRuns
import CellTrace
import Foundation
import Testing
import UIKit

/// Two tables between which rows are dragged, in a controller that takes what is pasted and whose choices can be taken back.
private struct StallScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { StallController() }
}

private final class StallController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  private let names = [["Apples", "Pears", "Plums"], ["Leeks", "Peas"]]
  private let tables = [UITableView(), UITableView()]
  private var chosen = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    for (index, table) in tables.enumerated() {
      table.frame = CGRect(x: 0, y: index * 300, width: 390, height: 280)
      table.rowHeight = 44
      table.allowsFocus = true
      table.dragInteractionEnabled = true
      (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (self, self, self, self)
      view.addSubview(table)
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  private func choose(_ name: String) {
    let before = chosen
    chosen = name
    undoManager?.registerUndo(withTarget: self) { $0.choose(before) }
  }
  private func rows(_ table: UITableView) -> [String] { names[table === tables[0] ? 0 : 1] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(tableView).count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows(tableView)[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(rows(tableView)[indexPath.row]) }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    rows(tableView)[indexPath.row] != "Plums"
  }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    [UIDragItem(itemProvider: NSItemProvider(object: rows(tableView)[indexPath.row] as NSString))]
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

/// What a search may do, each as the kind and what it is done with.
@MainActor private func offers(
  on device: HostDevice = .iPhone14, _ kinds: [Offer.Kind], after script: [Interaction] = []
) -> String {
  let engine = HostEngine(
    ScreenSource(StallScreen.self), configuration: RunConfiguration(traits: HostTraits(device: device)))
  engine.run(script)
  let world = engine.lookAround()
  func title(_ item: ItemLocator) -> String {
    guard case .resolved(let id) = item else { return "\(item)" }
    return "\(id.list)\(id.key)"
  }
  func place(_ place: DropPlace) -> String {
    switch place {
    case .before(let item): "before \(title(item))"
    case .after(let item): "after \(title(item))"
    case .onto(let item): "onto \(title(item))"
    case .view(let text): "onto view \(text)"
    case .otherApp: "another app"
    case .outside: "nowhere"
    }
  }
  return world.offers.filter { kinds.contains($0.kind) }.map { offer in
    switch offer.interaction {
    case .focus(let item): "focus \(title(item))"
    case .drag(let item, let to): "drag \(title(item)) \(place(to))"
    case .dropFromOtherApp(let text, let to): "\(text) \(place(to))"
    case _: offer.key
    }
  }.joined(separator: ", ")
}

@Suite("What a search may do beside touching rows") struct BesideOfferTests {
  @Test("On a tablet the focus may come to each row that can have it, also from another; a phone has none")
  func focus() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated {
        [
          offers([.focus]), offers(on: .iPad, [.focus]),
          offers(on: .iPad, [.focus], after: [.focus(.showing("Apples"))]),
        ]
      }
      ChildCall.at(pointer).reply.write(told.joined(separator: " | "))
    }
    let rows = "focus 0#1, focus 0#2, focus 1#1, focus 1#2"
    #expect(text == " | \(rows) | \(rows)", "\(text)")
  }

  @Test("Each row that can be lifted may be dragged to the other list, before its first row")
  func drag() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated { offers([.drag]) }
      ChildCall.at(pointer).reply.write(told)
    }
    // Beside those within a list, which change its order.
    let across = text.components(separatedBy: ", ").filter { words in
      let parts = words.split(separator: " ")
      return parts.count == 4 && parts[1].first != parts[3].first
    }
    #expect(
      across == [
        "drag 0#1 before 1#1", "drag 0#2 before 1#1", "drag 0#3 before 1#1", "drag 1#1 before 0#1", "drag 1#2 before 0#1",
      ], "\(text)")
  }

  @Test("A text may be dropped from another app in each list that takes drops; what was dragged there may come back")
  func fromOtherApp() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated {
        [
          offers([.dropFromOtherApp]),
          offers([.dropFromOtherApp], after: [.drag(.showing("Apples"), .otherApp)]),
        ]
      }
      ChildCall.at(pointer).reply.write(told.joined(separator: " | "))
    }
    let parts = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).components(separatedBy: ", ") }
    let places = ["before 0#2", "onto 0#2", "before 1#2", "onto 1#2"]
    #expect(parts.count == 2 && parts.first?.count == 4, "\(text)")
    for place in places {
      #expect(parts.first?.contains { $0.hasSuffix(place) } == true, "\(text)")
      #expect(parts.last?.contains("Apples \(place)") == true, "\(text)")
    }
    #expect(parts.first?.contains { $0.hasPrefix("Apples") } == false && parts.last?.count == 8)
  }

  @Test("A text may be copied in another app where somebody takes it, once; then the key that pastes is there")
  func copies() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated {
        [
          offers([.copyInOtherApp, .keys]),
          offers([.copyInOtherApp, .keys], after: [.copyInOtherApp("jam")]),
        ]
      }
      ChildCall.at(pointer).reply.write(told.joined(separator: " | "))
    }
    let parts = text.components(separatedBy: " | ")
    #expect(parts.first?.contains("copyInOtherApp") == true && parts.first?.contains("command+v") == false, "\(text)")
    #expect(parts.last?.contains("copyInOtherApp") == false && parts.last?.contains("keys command+v") == true, "\(text)")
  }

  @Test("What can be taken back may be, by the gesture and by a shake; then it may be made again")
  func takingBack() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated {
        [
          offers([.undo, .shake]), offers([.undo, .shake], after: [.tap(.showing("Apples"))]),
          offers([.undo, .shake], after: [.tap(.showing("Apples")), .undo]),
        ]
      }
      ChildCall.at(pointer).reply.write(told.joined(separator: " | "))
    }
    #expect(text == " | undo undo, shake | undo redo, shake", "\(text)")
  }
}
