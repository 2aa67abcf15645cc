import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// IN-07 and what fields, scroll views, tabs and hidden labels do in hosted content.
@MainActor @Suite("Fields and containers in hosted content", .serialized) struct HostedFieldsTests {
  init() { RunState.begin() }

  private enum Place: Hashable { case name, city }

  private struct Form: View {
    let history: History
    @State private var name = ""
    @State private var city = ""
    @FocusState private var focus: Place?
    var body: some View {
      VStack {
        TextField("name", text: $name).focused($focus, equals: .name).onSubmit {
          history("name \(name)")
          focus = .city
        }
        TextField("city", text: $city).focused($focus, equals: .city)
        Text(focus == .name ? "at name" : focus == .city ? "at city" : "nowhere")
      }
      .onSubmit { history("form \(name)/\(city)") }
    }
  }

  /// Touches the first text field.
  private func touchField(_ hosted: Hosted) {
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else {
      Issue.record("there is no field to touch, but \(hosted.paths)")
      return
    }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  @Test("IN-07 the return key submits: inner actions, then outer ones, which may move the focus; a scope keeps them in")
  func submission() {
    let history = History()
    let hosted = Hosted(Form(history: history))
    touchField(hosted)
    hosted.settle()
    #expect(hosted.texts.last == "at name")
    hosted.graph.insertText("A")
    hosted.graph.insertText("\n")
    hosted.settle()
    #expect(history.take() == ["name A", "form A/"])
    #expect(hosted.texts.last == "at city")
    hosted.graph.insertText("B")
    hosted.graph.insertText("\n")
    hosted.settle()
    #expect(history.take() == ["form A/B"])
    #expect(hosted.texts.last == "nowhere")
    #expect(!hosted.graph.focusedField)
    struct Scoped: View {
      let history: History
      @State private var text = ""
      var body: some View {
        TextField("x", text: $text).onSubmit { history("inner") }.submitScope().onSubmit { history("outer") }
      }
    }
    let scoped = Hosted(Scoped(history: history))
    touchField(scoped)
    scoped.graph.insertText("\n")
    #expect(history.take() == ["inner"])
  }

  @Test("IN-07 focus set by the program takes effect after the update, and without a word not at all if its field is not there")
  func programmaticFocus() {
    struct Row: View {
      let history: History
      @State private var shows = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if shows { TextField("x", text: $text).focused($isFocused) }
          Button("focus") {
            isFocused = true
            history("\(isFocused)")
          }
          Button("show") { shows = true }
        }
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history))
    let events = recording { hosted.tap(text: "focus") }
    #expect(!hosted.graph.focusedField)
    #expect(!events.contains { if case .warning = $0 { true } else { false } })
    let other = Hosted(Row(history: history))
    other.tap(text: "show")
    other.tap(text: "focus")
    #expect(other.graph.focusedField)
  }

  @Test("a hosted field in a cell submits with the return key of the keyboard")
  func fieldInCell() {
    let history = History()
    struct Row: View {
      let history: History
      @State private var text = ""
      var body: some View { TextField("note", text: $text).onSubmit { history("submit \(text)") } }
    }
    let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Row(history: history) } }
    screen.tap(0)
    guard let input = UIResponder.currentFirstResponder as? any UIKeyInput else {
      Issue.record("no field has the keyboard")
      return
    }
    input.insertText("h")
    input.insertText("i")
    input.insertText("\n")
    HostLoop.runFrames()
    #expect(history.take() == ["submit hi"])
    #expect(screen.texts(0) == ["hi"])
  }

  @Test(
    "a scroll position that is written scrolls to the view with that id, first thing too; an anchor sets where content begins")
  func scrolling() {
    struct Feed: View {
      @State private var position: Int?
      let start: Int?
      init(start: Int?) {
        self.start = start
        _position = State(initialValue: start)
      }
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 50) } }
          }
          .scrollPosition(id: $position, anchor: .top).frame(height: 100)
          Button("go") { position = 6 }
        }
      }
    }
    let hosted = Hosted(Feed(start: nil))
    #expect(hosted.texts == ["row 0", "row 1", "go"])
    hosted.tap(text: "go")
    hosted.settle()
    #expect(hosted.texts == ["row 6", "row 7", "go"])
    let begun = Hosted(Feed(start: 3))
    begun.settle()
    #expect(begun.texts == ["row 3", "row 4", "go"])
    let last = Hosted(
      ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 50) } } }
        .defaultScrollAnchor(.bottom).frame(height: 100))
    #expect(last.texts == ["row 8", "row 9"])
  }

  private struct Noting: View {
    let name: String
    let history: History
    var body: some View {
      Text(name).onAppear { history("appear \(name)") }.onDisappear { history("disappear \(name)") }
    }
  }

  @Test("LY-20 of alternatives only the one that fits appears, and what takes its place when there is more room")
  func alternatives() {
    let history = History()
    let hosted = Hosted(
      ViewThatFits {
        Noting(name: "a long alternative", history: history)
        Noting(name: "b", history: history)
      })
    hosted.width = 60
    hosted.settle()
    hosted.settle()
    _ = history.take()
    hosted.width = 320
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["a long alternative"])
    #expect(history.take() == ["appear a long alternative", "disappear b"])
    hosted.graph.appeared = false
    hosted.settle()
    #expect(history.take() == ["disappear a long alternative"])
    hosted.graph.appeared = true
    hosted.settle()
    #expect(history.take() == ["appear a long alternative"])
  }

  @Test("of tabs only the selected one appears; another selection lets it disappear")
  func tabs() {
    struct Tabs: View {
      let history: History
      @State private var selected = 1
      var body: some View {
        VStack {
          TabView(selection: $selected) {
            Noting(name: "one", history: history).tag(1)
            Noting(name: "two", history: history).tag(2)
          }.frame(height: 50)
          Button("next") { selected = 2 }
        }
      }
    }
    let history = History()
    let hosted = Hosted(Tabs(history: history))
    hosted.settle()
    #expect(history.take() == ["appear one"])
    hosted.tap(text: "next")
    hosted.settle()
    #expect(history.take() == ["appear two", "disappear one"])
    #expect(hosted.texts == ["two", "next"])
  }

  @Test("a label that is hidden still names its control for assistive technology, unless another name is given")
  func hiddenLabels() {
    struct Controls: View {
      @State private var isOn = false
      @State private var choice = 1
      var body: some View {
        VStack {
          Toggle("Packed", isOn: $isOn)
          Picker("Size", selection: $choice) { Text("S").tag(1) }
        }
      }
    }
    let labels = Hosted(Controls().labelsHidden()).elements.compactMap { $0["accessibilityLabel"] }
    #expect(labels.first == "Packed")
    #expect(labels.dropFirst().allSatisfy { $0 == "Size" } && labels.count > 1)
    #expect(Hosted(Controls()).elements.allSatisfy { $0["accessibilityLabel"] == nil })
    let named = Hosted(Toggle("Packed", isOn: .constant(true)).labelsHidden().accessibilityLabel("Done"))
    #expect(named.elements.first { $0.role == .toggle }?["accessibilityLabel"] == "Done")
  }
}
