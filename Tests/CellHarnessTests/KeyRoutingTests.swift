import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// A table with a field in each row, on a controller inside of another: which of them, or the app's delegate, acts on a key.
struct RoutingScreen: CellScreen {
  let controller = RoutingViewController()
  var rootViewController: UIViewController { controller }
  init() { UIApplication.shared.delegate = RoutingDelegate.shared }
  var mutations: [CellHarness.Mutation] {
    [
      Mutation("everything goes") { [controller] in controller.isEmpty = true },
      Mutation("sorting is forbidden") { [controller] in controller.forbidsSorting = true },
    ]
  }
}

/// The app's delegate: the end of the chain, with a menu of its own.
final class RoutingDelegate: UIResponder, UIApplicationDelegate {
  static let shared = RoutingDelegate()
  weak var shown: RoutingViewController?

  override init() {
    super.init()
    SelectorTables.add(RoutingDelegate.self) {
      [
        SelectorMethod("refresh:", of: RoutingDelegate.self) { delegate, _ in
          delegate.shown?.note("app refreshes")
          return nil
        },
        SelectorMethod("export:", of: RoutingDelegate.self) { delegate, _ in
          delegate.shown?.note("app exports")
          return nil
        },
      ]
    }
  }

  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "r", modifierFlags: .command, action: "refresh:")] }
  override func buildMenu(with builder: any UIMenuBuilder) {
    guard builder.system == .main else { return }
    let export = UIKeyCommand(title: "Export", action: "export:", input: "e", modifierFlags: [.command, .shift])
    let sort = UIKeyCommand(title: "Sort", action: "sort:", input: "s", modifierFlags: .command)
    builder.insertChild(UIMenu(title: "", options: .displayInline, children: [export]), atEndOfMenu: .file)
    builder.insertSibling(UIMenu(title: "Rows", identifier: UIMenu.Identifier("rows"), children: [sort]), afterMenu: .view)
    builder.remove(menu: .format)
  }
  override func validate(_ command: UICommand) {
    if command.action == "export:", shown?.isEmpty ?? true { command.attributes.insert(.disabled) }
  }
}

final class RoutingViewController: UIViewController, UITableViewDataSource {
  private let inner = RoutingTableController(style: .plain)
  private var log: [String] = []
  var isEmpty = false
  var forbidsSorting = false

  override func viewDidLoad() {
    super.viewDidLoad()
    RoutingDelegate.shared.shown = self
    addChild(inner)
    inner.view.frame = view.bounds
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
    inner.tableView.dataSource = self
    SelectorTables.add(RoutingViewController.self) {
      [
        SelectorMethod("archive:", of: RoutingViewController.self) { controller, _ in
          controller.note("outer archives")
          return nil
        },
        SelectorMethod("sort:", of: RoutingViewController.self) { controller, _ in
          controller.note("outer sorts")
          return nil
        },
      ]
    }
  }

  func note(_ text: String) {
    log.append(text)
    inner.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "k", modifierFlags: .command, action: "archive:")] }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "sort:", forbidsSorting { return false }
    return super.canPerformAction(action, withSender: sender)
  }
  override func selectAll(_ sender: Any?) { note("outer selects all") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 0 {
      cell.textLabel?.text = log.isEmpty ? "nothing" : log.joined(separator: ", ")
      return cell
    }
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    field.placeholder = "Field \(indexPath.row)"
    cell.contentView.addSubview(field)
    return cell
  }
}

/// A controller between the rows and the outer one, with a key of its own that the outer one has too.
final class RoutingTableController: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    SelectorTables.add(RoutingTableController.self) {
      [
        SelectorMethod("star:", of: RoutingTableController.self) { controller, _ in
          (controller.parent as? RoutingViewController)?.note("inner stars")
          return nil
        }
      ]
    }
  }
  required init?(coder: NSCoder) { nil }
  override var keyCommands: [UIKeyCommand]? {
    let star = UIKeyCommand(input: "t", modifierFlags: .command, action: "star:")
    let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "star:")
    let down = UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "star:")
    down.wantsPriorityOverSystemBehavior = true
    let letter = UIKeyCommand(input: "z", modifierFlags: [], action: "star:")
    let digit = UIKeyCommand(input: "1", modifierFlags: [], action: "star:")
    digit.wantsPriorityOverSystemBehavior = true
    return [star, up, down, letter, digit]
  }
}

@Suite("The way of a key through the responders", .serialized)
struct KeyRoutingTests {
  private func run(_ script: [Interaction], on device: HostDevice = .iPhone14) throws -> Trace {
    try Runner(RoutingScreen.self).run(script, RunConfiguration(traits: HostTraits(device: device)))
  }
  private func texts(after script: [Interaction], on device: HostDevice = .iPhone14) throws -> [String] {
    let trace = try run(script, on: device)
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private let editing = Interaction.type("a", .identity("#2"), nil, clearing: false)

  @Test("KEY-01: from a field in a row a command goes up the tree, to the nearest that has it, and at last to the app's delegate")
  func upTheTree() throws {
    #expect(try texts(after: [editing, .pressKeys("command+t")]).contains("inner stars"))
    #expect(try texts(after: [editing, .pressKeys("command+k")]).contains("outer archives"))
    #expect(try texts(after: [editing, .pressKeys("command+r")]).contains("app refreshes"))
    // Without a first responder the controller in front begins the chain: what is inside of it has no part.
    #expect(try texts(after: [.pressKeys("command+k")]).contains("outer archives"))
    guard case .stepFailed = try run([.pressKeys("command+t")]).end else {
      Issue.record("a controller that is no first responder got a key")
      return
    }
  }

  @Test("KEY-03: an edit command goes to the first in the chain that has one of its own, though it does not say so otherwise")
  func editCommands() throws {
    #expect(try texts(after: [.pressKeys("command+a")]).contains("outer selects all"))
  }

  @Test("KEY-04: the keys of commands in the app's menus work, go to who has the command, and not where that is disabled")
  func menus() throws {
    #expect(try texts(after: [.pressKeys("command+s")]).contains("outer sorts"))
    #expect(try texts(after: [.pressKeys("command+shift+e")]).contains("app exports"))
    for (change, keys) in [("everything goes", "command+shift+e"), ("sorting is forbidden", "command+s")] {
      guard case .stepFailed(_, let reason) = try run([.mutate(change), .pressKeys(keys)]).end else {
        Issue.record("\(keys) acted")
        continue
      }
      #expect(reason.contains("does nothing on this screen"))
    }
  }

  @Test("KEY-05: a field and the focus get their keys before commands do, except before those that ask to be first")
  func priority() throws {
    let typed = try texts(after: [editing, .pressKeys("z")])
    #expect(typed.contains("az") && typed.contains("nothing"))
    let first = try texts(after: [editing, .pressKeys("1")])
    #expect(first.contains("inner stars") && !first.contains("a1"))
    let focused = Interaction.focus(.identity("#3"))
    #expect(try texts(after: [focused, .pressKeys("down")], on: .iPad).contains("inner stars"))
    let moved = try run([focused, .pressKeys("up")], on: .iPad)
    #expect(moved.end == .finished)
    let rows = moved.steps.last?.checkpoint ?? []
    #expect(rows.firstIndex { $0.flags.contains(.focused) } == 1 && !rows.contains { $0.title.contains("stars") })
  }
}
