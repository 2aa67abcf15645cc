import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// Two fields in a row: when the first has two digits, the app moves on to the second.
final class DigitsViewController: UITableViewController {
  private let fields = [16.0, 120].map { UITextField(frame: CGRect(x: $0, y: 0, width: 80, height: 44)) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for field in fields { cell.contentView.addSubview(field) }
    fields[0].placeholder = "First"
    fields[1].placeholder = "Second"
    let moveOn = UIAction { [fields] _ in if fields[0].text?.count == 2 { fields[1].becomeFirstResponder() } }
    fields[0].addAction(moveOn, for: .editingChanged)
    return cell
  }
}

/// One field for four digits, which gives the keyboard up by itself.
final class PinViewController: UITableViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(field)
    field.placeholder = "PIN"
    let giveUp = UIAction { [field] _ in if field.text?.count == 4 { field.resignFirstResponder() } }
    field.addAction(giveUp, for: .editingChanged)
    return cell
  }
}

/// A table that is reloaded with every letter.
final class ReloadingViewController: UITableViewController {
  private var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "field")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    let field = cell.contentView.subviews.first as? UITextField ?? UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    if field.superview == nil {
      cell.contentView.addSubview(field)
      field.addAction(UIAction { [weak self] in self?.change(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    }
    field.placeholder = "Name"
    field.text = text
    return cell
  }
  private func change(_ text: String) {
    self.text = text
    tableView.reloadData()
  }
}

/// The field's own text identifies its row.
struct TypedNames: View {
  @State private var names = ["Anna", "Bea"]
  var body: some View {
    List { ForEach($names, id: \.self) { $name in TextField("Name", text: $name) } }
  }
}

/// What is typed is part of the field's identity, and the row keeps its own; which field has the keyboard is a state of the row.
struct AmountRow: View {
  let name: String
  @State private var amount = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    HStack {
      Text(name)
      TextField("Amount", text: $amount).focused($isFocused).id("\(name)-\(amount)")
      Text(isFocused ? "typing" : "done")
    }
  }
}

struct Amounts: View {
  var body: some View { List(["Anna", "Bea"], id: \.self) { AmountRow(name: $0) } }
}

struct AmountsScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: Amounts())
}

struct DigitsScreen: CellScreen { let rootViewController: UIViewController = DigitsViewController() }
struct PinScreen: CellScreen { let rootViewController: UIViewController = PinViewController() }
struct ReloadingScreen: CellScreen { let rootViewController: UIViewController = ReloadingViewController() }
struct TypedNamesScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: TypedNames())
}

@Suite("Letters go to whoever has the keyboard")
struct KeyboardTests {
  /// The texts of all fields after a text was typed in the first of the first row, and what was lost.
  private func type(
    _ text: String, clearing: Bool = false, in item: String = "#1", on screen: any CellScreen.Type
  ) throws -> (fields: [String], lost: [TraceEvent.Kind]) {
    let trace = try Runner(screen).run([.type(text, .identity(item), nil, clearing: clearing)], RunConfiguration())
    #expect(trace.end == .finished)
    let step = try #require(trace.steps.last)
    let fields = step.checkpoint.flatMap(\.elements).filter { $0.role == .textField }.map { $0["text"] ?? "" }
    let lost = step.events.map(\.kind).filter { if case .keyboardLost = $0 { true } else { false } }
    return (fields, lost)
  }

  @Test("an app that moves on to the next field gets the rest of the text there")
  func movesOn() throws {
    let (fields, lost) = try type("1234", on: DigitsScreen.self)
    #expect(fields == ["12", "34"] && lost.isEmpty)
  }

  @Test("a field that gives the keyboard up by itself hears no more, and nothing is said to be lost")
  func givesUp() throws {
    let (fields, lost) = try type("123456", on: PinScreen.self)
    #expect(fields == ["1234"] && lost.isEmpty)
  }

  @Test("a table that is reloaded with each letter takes the keyboard away after the first")
  func reloaded() throws {
    let (fields, lost) = try type("abc", on: ReloadingScreen.self)
    #expect(fields == ["a"])
    #expect(lost == [.keyboardLost(ItemID(list: 0, key: "#1"), typed: "a", left: "bc")])
  }

  @Test("ID-05: a row that its field's text identifies goes with the first letter, and with the last that is deleted")
  func identified() throws {
    let (fields, lost) = try type("ka", in: "Anna", on: TypedNamesScreen.self)
    #expect(fields == ["Annak", "Bea"])
    #expect(lost == [.keyboardLost(nil, typed: "k", left: "a")])
    #expect(try type("ka", clearing: true, in: "Anna", on: TypedNamesScreen.self).lost.count == 1)
  }

  @Test("ID-08, ST-19: a field with another identity does not take over the keyboard of the one that stood there")
  func replaced() throws {
    let trace = try Runner(AmountsScreen.self).run([.type("12", .showing("Anna"), nil, clearing: false)], RunConfiguration())
    let step = try #require(trace.steps.last)
    let texts = step.checkpoint.first?.elements.compactMap { $0["text"] }
    #expect(texts == ["Anna", "1", "done"])
    #expect(step.events.contains { if case .keyboardLost(_, typed: "1", left: "2") = $0.kind { true } else { false } })
  }
}
