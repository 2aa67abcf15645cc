import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Forms of the first years that public row code still has: what a user sees of them.
@MainActor @Suite("Older forms of fields, links and bars", .serialized) struct OlderFormsTests {
  private func settle(_ hosted: Hosted) {
    hosted.settle()
    hosted.settle()
  }

  private func touchField(_ hosted: Hosted) {
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else { return }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    hosted.settle()
  }

  @Test("a field's onEditingChanged hears of the keyboard, its onCommit of the return key")
  func fieldCalls() {
    struct Field: View {
      let history: History
      @State private var text = ""
      var body: some View {
        TextField("name", text: $text, onEditingChanged: { history("editing \($0)") }, onCommit: { history("commit \(text)") })
      }
    }
    let history = History()
    let hosted = Hosted(Field(history: history))
    touchField(hosted)
    #expect(history.take() == ["editing true"])
    hosted.graph.insertText("A")
    hosted.graph.insertText("\n")
    settle(hosted)
    #expect(Set(history.take()) == ["commit A", "editing false"])
  }

  @Test("a closure after a field without values is its onCommit")
  func trailingCommit() {
    struct Field: View {
      @State private var text = ""
      @State private var sent = "nothing"
      var body: some View {
        TextField("name", text: $text) { sent = text }
        Text(sent)
      }
    }
    let hosted = Hosted(Field())
    touchField(hosted)
    hosted.graph.insertText("A")
    hosted.graph.insertText("\n")
    settle(hosted)
    #expect(hosted.texts.last == "A")
  }

  @Test("a link with a condition pushes when it is touched and when the condition is written, and goes with it")
  func conditionalLink() {
    struct Screen: View {
      @State private var isActive = false
      var body: some View {
        VStack {
          NavigationStack {
            NavigationLink("go", destination: Button("leave") { isActive = false }, isActive: $isActive)
          }
          Button("open \(isActive ? "yes" : "no")") { isActive = true }
        }
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "go")
    settle(hosted)
    #expect(hosted.texts.contains("leave"))
    #expect(hosted.texts.contains("open yes"))
    hosted.tap(text: "leave")
    settle(hosted)
    #expect(hosted.texts == ["go", "open no"])
    hosted.tap(text: "open no")
    settle(hosted)
    #expect(hosted.texts.contains("leave"))
  }

  @Test("links with tags follow one selection")
  func taggedLinks() {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          NavigationStack {
            VStack {
              ForEach(0..<2) { tag in
                NavigationLink(destination: Text("number \(tag)"), tag: tag, selection: $chosen) { Text("to \(tag)") }
              }
            }
          }
          Text("chosen \(chosen ?? -1)")
        }
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "to 1")
    settle(hosted)
    #expect(hosted.texts == ["Back", "number 1", "chosen 1"])
    hosted.tap(text: "Back")
    settle(hosted)
    #expect(hosted.texts == ["to 0", "to 1", "chosen -1"])
  }

  @Test("items of the navigation bar are reached by a finger")
  func barItems() {
    struct Screen: View {
      @State private var names = ["a"]
      var body: some View {
        NavigationView {
          List { ForEach(names, id: \.self) { Text($0) } }
            .navigationBarTitle("Names", displayMode: .inline)
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") { names.append("b") })
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["Edit", "Add"])
    HostedBars.buttons(below: screen.window).first { $0.title == "Add" }?.tap()
    HostLoop.settle()
    #expect(screen.items == ["a", "b"])
  }

  @Test("a toolbar may choose between items")
  func toolbarBranches() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          List { Text("a") }
            .toolbar {
              if isOn {
                ToolbarItem(placement: .topBarTrailing) { Button("Off") { isOn = false } }
              } else {
                ToolbarItemGroup(placement: .navigation) { Button("On") { isOn = true } }
              }
            }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["On"])
    HostedBars.buttons(below: screen.window).first?.tap()
    HostLoop.settle()
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["Off"])
  }

  struct Item: Identifiable {
    var id: Int
    var name: String
    var isOn = false
    var below: [Item]?
  }

  @Test("a list with edit actions deletes and moves in its collection")
  func editActions() throws {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
      var body: some View {
        List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.items == ["0", "1", "2"])
    #expect(screen.swipe("1") == ["Delete"])
    screen.choose("Delete")
    #expect(screen.items == ["0", "2"])
    #expect(screen.texts("2") == ["c"])
  }

  @Test("a toggle of several values is on if all are, and sets all")
  func toggleSources() {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a", isOn: true), Item(id: 1, name: "b")]
      var body: some View {
        Toggle("all", sources: $items, isOn: \.isOn)
        Text(items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      }
    }
    let hosted = Hosted(Screen())
    #expect(hosted.texts.last == "on off")
    guard let frame = hosted.elements.first(where: { $0.role == .toggle })?.frame else { return #expect(Bool(false)) }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    #expect(hosted.texts.last == "on on")
  }

  @Test("rows of an outline by a key path unfold")
  func outline() {
    let hosted = Hosted(
      OutlineGroup([Item(id: 0, name: "a", below: [Item(id: 1, name: "b")])], id: \.name, children: \.below) { Text($0.name) })
    #expect(hosted.texts == ["a"])
    hosted.tap(text: "a")
    settle(hosted)
    #expect(hosted.texts == ["a", "b"])
  }

  @Test("a section with a header folds its rows; dates in text are formatted")
  func sectionsAndDates() {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy"
    let date = Date(timeIntervalSince1970: 0)
    func screen(_ isExpanded: Bool) -> some View {
      VStack {
        Section(isExpanded: .constant(isExpanded)) {
          Text("row")
        } header: {
          Text("head")
        }
        Text("in \(date, formatter: formatter)")
      }
    }
    #expect(Hosted(screen(false)).texts == ["head", "in 1970"])
    #expect(Hosted(screen(true)).texts == ["head", "row", "in 1970"])
  }
}
