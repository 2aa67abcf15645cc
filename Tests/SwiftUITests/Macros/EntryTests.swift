import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

extension EnvironmentValues {
  @Entry fileprivate var depth: Int = 2
  @Entry fileprivate var label = "none"
  @Entry fileprivate var selected: String?
  @Entry fileprivate var serial: Int = nextSerial()
}

/// No `Sendable` type, as a public one is not unless it says so.
private final class Style {
  let name: String
  init(_ name: String) { self.name = name }
  static var plain: Style { Style("plain") }
}

extension EnvironmentValues {
  @Entry fileprivate var style = Style.plain
}

extension Transaction {
  @Entry fileprivate var isQuiet: Bool = false
}

extension ContainerValues {
  @Entry fileprivate var isWide: Bool = false
}

extension FocusedValues {
  /// What var the field edits.
  @Entry fileprivate var edited: String?
  @Entry fileprivate var draft: Binding<String>?
}

nonisolated(unsafe) private var serials = 0

private func nextSerial() -> Int {
  serials += 1
  return serials
}

@Suite("Environment entries") struct EntryTests {
  @Test("ST-21 an entry reads its default until it is set; a default that is no constant is computed at each read")
  func entries() {
    var values = EnvironmentValues()
    #expect(values.depth == 2)
    #expect(values.label == "none")
    #expect(values.selected == nil)
    values.depth = 3
    values.label = "set"
    values.selected = "row"
    #expect(values.depth == 3)
    #expect(values.label == "set")
    #expect(values.selected == "row")
    #expect(EnvironmentValues().depth == 2)
    let first = values.serial
    #expect(values.serial == first + 1)
  }

  @Test("a value without a written type may be of a type that is not Sendable; its default is made once")
  func plainDefault() {
    var values = EnvironmentValues()
    #expect(values.style.name == "plain")
    #expect(values.style === EnvironmentValues().style)
    values.style = Style("bold")
    #expect(values.style.name == "bold")
  }

  @Test("a transaction carries what the app says of a change to the views that change with it")
  func transaction() {
    #expect(!Transaction().isQuiet)
    var outer = false
    var inner = false
    withTransaction(\.isQuiet, true) {
      outer = Transaction.current.isQuiet
      withTransaction(Transaction(animation: .default)) { inner = Transaction.current.isQuiet }
    }
    #expect(outer && !inner && !Transaction.current.isQuiet)
    var (one, other) = (Transaction(), Transaction())
    #expect(one.isCompatible(with: other))
    one.isQuiet = true
    other.isQuiet = true
    #expect(!one.isCompatible(with: other) && one.isCompatible(with: one))
  }

  @Test("parts tell their container what an entry names")
  @MainActor func container() {
    let hosted = Hosted(
      Group(subviews: VStack { Text("ignored") }) { _ in
        ForEach(
          subviews: Group {
            Text("a"); Text("b").containerValue(\.isWide, true)
          }
        ) { part in
          Text(part.containerValues.isWide ? "wide" : "narrow")
        }
      })
    #expect(hosted.texts == ["narrow", "wide"])
  }

  @Test("what a view tells anew at every update, because another reads it around, comes to an end")
  @MainActor func circle() {
    struct Circle: View {
      @FocusedBinding(\.draft) private var draft
      @State private var text = "told"
      let history: History
      var body: some View {
        let _ = history("body")
        Text("around: \(draft ?? "nothing")")
        Text("teller").focusedSceneValue(\.draft, Binding(get: { text }, set: { text = $0 }))
      }
    }
    let history = History()
    let hosted = Hosted(Circle(history: history))
    for _ in 0..<3 { hosted.settle() }
    #expect(hosted.texts == ["around: told", "teller"])
    #expect(history.take().count < 60)
  }

  @Test("a view reads what the field with the keyboard tells, and writes through the binding that it tells")
  @MainActor func focused() {
    struct Reader: View {
      @FocusedValue(\.edited) private var edited
      @FocusedBinding(\.draft) private var draft
      var body: some View {
        Text("editing \(edited ?? "nothing"), \(draft ?? "no text")")
        Button("Clear") { draft = "" }
      }
    }
    struct Form: View {
      @State private var name = "Ann"
      var body: some View {
        VStack {
          Reader()
          TextField("name", text: $name).focusedValue(\.edited, "name").focusedValue(\.draft, $name)
          Text("saved \(name)")
        }
        .focusedSceneValue(\.edited, "form")
      }
    }
    let hosted = Hosted(Form())
    func settle() { for _ in 0..<3 { hosted.settle() } }
    settle()
    #expect(hosted.texts.contains("editing form, no text"))
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else {
      Issue.record("there is no field to touch, but \(hosted.paths)")
      return
    }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    settle()
    #expect(hosted.texts.contains("editing name, Ann"))
    hosted.graph.insertText("a")
    settle()
    #expect(hosted.texts.contains("editing name, Anna") && hosted.texts.contains("saved Anna"))
    hosted.graph.resignFocus()
    settle()
    #expect(hosted.texts.contains("editing form, no text"))
  }
}
