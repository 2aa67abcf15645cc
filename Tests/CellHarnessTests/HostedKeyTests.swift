import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// Views with the focus that read keys in each of the ways to say so, and views around them that take what they leave.
struct KeyFormScreen: CellScreen {
  let controller = UIHostingController(rootView: KeyFormContent())
  var rootViewController: UIViewController { controller }
}

struct KeyFormContent: View {
  @State private var log: [String] = []
  @FocusState private var place: Int?

  var body: some View {
    List {
      Text(log.isEmpty ? "nothing" : log.joined(separator: " "))
      Button("Go there") { place = 2 }
      VStack {
        Text(place == 1 ? "first has it" : "first").focusable().focused($place, equals: 1)
          .onKeyPress(keys: ["a", "b"]) { note("set \($0.characters)") }
          .onKeyPress(characters: .decimalDigits) { note("digit \($0.characters)") }
          .onKeyPress("u", phases: .up) { note("up \($0.phase == .up)") }
          .onKeyPress(.space) {
            log.append("passed on")
            return .ignored
          }
        Text(place == 2 ? "second has it" : "second").focusable(true, interactions: .edit).focused($place, equals: 2)
          .onDeleteCommand { log.append("deleted") }
      }
      .onKeyPress(phases: .down) { $0.key == .space ? note("around") : .ignored }
      .onCommand("moveUp:") { log.append("moved up") }
      .onExitCommand { log.append("left") }
      .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
      .onPasteCommand(of: ["public.text"]) { providers in
        _ = providers.first?.loadObject(ofClass: NSString.self) { text, _ in
          let text = text.map { "\($0)" } ?? ""
          MainActor.assumeIsolated { log.append("pasted \(text)") }
        }
      }
    }
  }

  private func note(_ text: String) -> KeyPress.Result {
    log.append(text)
    return .handled
  }
}

/// Two fields in rows; the app gives the first the focus, and the return key leads on.
struct FieldFocusScreen: CellScreen {
  let controller = UIHostingController(rootView: FieldFocusContent())
  var rootViewController: UIViewController { controller }
}

struct FieldFocusContent: View {
  @State private var texts = ["", ""]
  @FocusState private var place: Int?

  var body: some View {
    NavigationStack {
      List {
        TextField("First", text: $texts[0]).focused($place, equals: 0).onSubmit { place = 1 }
        TextField("Second", text: $texts[1]).focused($place, equals: 1).onSubmit { place = nil }
        Text("Focus: \(place.map { "\($0)" } ?? "none")")
      }
      .toolbar { Button("Begin") { place = 0 } }
    }
  }
}

/// Rows that are marked, each of which knows the undo manager of its surroundings.
struct HostedUndoScreen: CellScreen {
  let controller = UIHostingController(rootView: HostedUndoContent())
  var rootViewController: UIViewController { controller }
}

@MainActor final class Marks: ObservableObject {
  @Published var names: Set<String> = []

  func toggle(_ name: String, _ manager: UndoManager?) {
    if names.remove(name) == nil { names.insert(name) }
    manager?.registerUndo(withTarget: self) { marks in
      MainActor.assumeIsolated { marks.toggle(name, manager) }
    }
    manager?.setActionName("Mark")
  }
}

struct HostedUndoContent: View {
  @StateObject private var marks = Marks()
  var body: some View {
    List {
      ForEach(["One", "Two"], id: \.self) { HostedUndoRow(name: $0, marks: marks) }
    }
  }
}

struct HostedUndoRow: View {
  let name: String
  @ObservedObject var marks: Marks
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    Button(marks.names.contains(name) ? "\(name) marked" : name) { marks.toggle(name, undoManager) }
  }
}

@Suite("Keys and undo in SwiftUI's rows", .serialized)
struct HostedKeyTests {
  private func texts(_ screen: any CellScreen.Type = KeyFormScreen.self, after script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration(traits: HostTraits(device: .iPad)))
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  @Test(
    "IN-14: keys are read one by one, as sets, by what they write and by phase; what is left goes to the views around",
    arguments: [
      (["b"], "set b"), (["7"], "digit 7"), (["u"], "up true"), (["space"], "passed on around"), (["escape"], "left"),
      (["up"], "moved up"),
    ])
  func forms(keys: [String], log: String) throws {
    #expect(try texts(after: [.pressKeys("tab")] + keys.map { .pressKeys($0) }).contains(log))
  }

  @Test("the return key goes to the field that the app gave the focus to")
  func returnKey() throws {
    let begin = Interaction.tap(.showing("Begin"))
    #expect(try texts(FieldFocusScreen.self, after: [begin]).contains("Focus: 0"))
    #expect(try texts(FieldFocusScreen.self, after: [begin, .pressKeys("return")]).contains("Focus: 1"))
    #expect(
      try texts(FieldFocusScreen.self, after: [begin, .pressKeys("return"), .pressKeys("return")]).contains("Focus: none"))
  }

  @Test("IN-07: the app moves the focus to a view that can have it, which then gets the keys")
  func programmatic() throws {
    let there = Interaction.tap(.showing("Go there"))
    #expect(try texts(after: [there]).contains("second has it"))
    #expect(try texts(after: [there, .pressKeys("delete")]).contains("deleted"))
    #expect(try texts(after: [there, .pressKeys("shift+tab")]).contains("first has it"))
  }

  @Test("IN-06: what a view around the focus gives is copied, and pasted to it again")
  func copyAndPaste() throws {
    let keys = ["tab", "command+c", "command+v"].map { Interaction.pressKeys($0) }
    #expect(try texts(after: keys).contains("pasted copied"))
  }

  @Test("IN-09, UND-02: rows find the window's undo manager in their environment; gesture, keys and a shake use it")
  func undo() throws {
    let screen = HostedUndoScreen.self
    let marks = ["One", "Two"].map { Interaction.tap(.showing($0)) }
    #expect(try texts(screen, after: marks).contains("Two marked"))
    let back = try texts(screen, after: marks + [.undo])
    #expect(back.contains("One marked") && back.contains("Two"))
    #expect(try texts(screen, after: marks + [.pressKeys("command+z"), .pressKeys("command+z")]).contains("One"))
    #expect(try texts(screen, after: marks + [.shake, .tapAlert("Undo"), .redo]).contains("Two marked"))
  }
}
