import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct InteractionTests {
  init() { RunState.begin() }

  @Test("IN-01 a button fires on touch-up inside, shows pressed, and not when dragged out or disabled")
  func button() {
    let history = History()
    let hosted = Hosted(Button("go") { history("fired") })
    let centre = CGPoint(x: 160, y: 10)
    hosted.graph.touchDown(at: centre)
    hosted.settle()
    #expect(hosted.elements[0]["isPressed"] == "true")
    #expect(history.take() == [])
    hosted.graph.touchUp(at: centre)
    hosted.settle()
    #expect(hosted.elements[0]["isPressed"] == nil)
    #expect(history.take() == ["fired"])
    hosted.graph.touchDown(at: centre)
    hosted.graph.touchMoved(to: CGPoint(x: 160, y: 400))
    hosted.graph.touchUp(at: CGPoint(x: 160, y: 400))
    hosted.graph.touchDown(at: centre)
    hosted.graph.touchCancelled()
    hosted.set(Button("go") { history("fired") }.disabled(true))
    hosted.tap(at: centre)
    #expect(history.take() == [])
    #expect(!hosted.graph.isInteractive(at: centre))
  }

  @Test("IN-01 a tap gesture recognises on touch-up; gaps in a stack don't hit without a content shape")
  func tapGesture() {
    let history = History()
    let row = HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    let hosted = Hosted(row.onTapGesture { history("tap") })
    hosted.tap(text: "left")
    #expect(history.take() == ["tap"])
    hosted.tap(at: CGPoint(x: 160, y: 10))
    #expect(history.take() == [])
    hosted.set(row.contentShape(Rectangle()).onTapGesture { history("shape") })
    hosted.tap(at: CGPoint(x: 160, y: 10))
    #expect(history.take() == ["shape"])
  }

  @Test("IN-01 a button in front of a tap gesture wins; the events name path and control")
  func buttonInsideGesture() {
    let history = History()
    let hosted = Hosted(
      HStack {
        Text("title")
        Button("inner") { history("button") }
      }
      .onTapGesture { history("row") })
    let events = recording { hosted.tap(text: "inner") }
    hosted.tap(text: "title")
    #expect(history.take() == ["button", "row"])
    #expect(events.contains(.controlFired(nil, path: "HStack/Button", control: "Button")))
  }

  @Test("a gesture of several views reacts on each of them")
  func severalViews() {
    let history = History()
    let hosted = Hosted(
      VStack {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onTapGesture { history("tap") }
      })
    hosted.tap(text: "b")
    #expect(history.take() == ["tap"])
  }

  @Test("IN-03 a long press fires after its time and beats the tap")
  func longPress() {
    let history = History()
    let hosted = Hosted(Text("x").onTapGesture { history("tap") }.onLongPressGesture { history("long") })
    hosted.tap(text: "x")
    #expect(history.take() == ["tap"])
    hosted.graph.touchDown(at: CGPoint(x: 160, y: 10))
    HostLoop.advance(by: 0.6)
    #expect(history.take() == ["long"])
  }

  /// Its lines come later, while a finger may be on what stands in their place.
  @Observable final class Lines {
    var names: [String] = []
  }

  struct LinesView: View {
    let lines: Lines
    let history: History
    var body: some View {
      if lines.names.isEmpty {
        VStack {
          HStack { Text("loads").onTapGesture { history("tap") }.onLongPressGesture { history("long") } }
        }
      } else {
        ForEach(lines.names, id: \.self) { name in Text(name).onTapGesture { history(name) } }
      }
    }
  }

  @Test("IN-01 a view that leaves while a finger is on it follows it no longer, and nothing in its place takes the touch over")
  func leavingUnderTheFinger() {
    let (lines, history) = (Lines(), History())
    let hosted = Hosted(LinesView(lines: lines, history: history))
    hosted.graph.touchDown(at: CGPoint(x: 160, y: 10))
    lines.names = ["a", "b"]
    hosted.settle()
    #expect(hosted.texts.contains("a"))
    hosted.graph.touchUp(at: CGPoint(x: 160, y: 10))
    HostLoop.advance(by: 1)
    hosted.settle()
    #expect(history.take() == [])
    hosted.tap(text: "b")
    #expect(history.take() == ["b"])
  }

  struct Form: View {
    @State private var text = "ab"
    @State private var isOn = false
    var body: some View {
      VStack {
        TextField("name", text: $text)
        Toggle("switch", isOn: $isOn)
        Text("\(text) \(isOn ? "on" : "off")")
      }
    }
  }

  @Test("a text field takes the keyboard after a touch and types through its binding")
  func typing() {
    let hosted = Hosted(Form())
    #expect(!hosted.graph.focusedField)
    hosted.tap("Form/VStack/TextField/TextField")
    #expect(hosted.paths.contains("Form/VStack/TextField/TextField"))
    #expect(hosted.graph.focusedField)
    hosted.graph.insertText("c")
    hosted.graph.deleteBackward()
    hosted.graph.insertText("de")
    hosted.settle()
    #expect(hosted.texts == ["abde", "switch", "abde off"])
    hosted.graph.resignFocus()
    hosted.graph.insertText("x")
    hosted.settle()
    #expect(!hosted.graph.focusedField)
    #expect(hosted.texts == ["abde", "switch", "abde off"])
  }

  @Test("a toggle writes its binding")
  func toggling() {
    let hosted = Hosted(Form())
    hosted.tap("Form/VStack/Toggle/HStack/Switch")
    #expect(hosted.texts.last == "ab on")
    #expect(hosted.elements.first { $0.role == .toggle }?["isOn"] == "true")
  }

  @Test("a control shows what a user did even if nobody observes what its binding leads to")
  func unobservedBinding() {
    final class Settings {
      var isOn = false
      var name = "a"
    }
    let settings = Settings()
    let hosted = Hosted(
      VStack {
        Toggle("switch", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
        TextField("name", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
        Toggle("fixed", isOn: .constant(false))
      })
    hosted.tap("VStack/Toggle/HStack/Switch")
    hosted.tap("VStack/TextField/TextField")
    hosted.graph.insertText("b")
    hosted.tap("VStack/Toggle[1]/HStack/Switch")
    hosted.settle()
    #expect(settings.isOn && settings.name == "ab")
    #expect(hosted.elements.filter { $0.role == .toggle }.map { $0["isOn"] } == ["true", "false"])
    #expect(hosted.texts.contains("ab"))
  }

  @Test("UH-23 root swipe actions are found through modifiers, in order")
  func swipeActions() {
    struct Row: View {
      let history: History
      var body: some View {
        HStack { Text("row") }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", role: .destructive) { history("delete") }
            Button {
              history("flag")
            } label: {
              Label("Flag", systemImage: "flag")
            }
            .tint(.orange)
          }
          .padding()
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history))
    let items = hosted.graph.rootSwipeActions(edge: .trailing)
    #expect(items.map(\.title) == ["Delete", "Flag"])
    #expect(items.map { $0.role == .destructive } == [true, false])
    #expect(items.map { $0.tint == .orange } == [false, true])
    #expect(items.map(\.allowsFullSwipe) == [false, false])
    #expect(hosted.graph.rootSwipeActions(edge: .leading).isEmpty)
    items[1].action()
    #expect(history.take() == ["flag"])
  }

  struct Scaled: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1).padding(isEnabled ? 4 : 0)
    }
  }

  @Test("a custom button style makes the look, sees presses and its environment")
  func customStyle() {
    let hosted = Hosted(Button("go") {}.buttonStyle(Scaled()))
    #expect(hosted.size(nil, nil)[1] == 28.333)
    hosted.graph.touchDown(at: CGPoint(x: 160, y: 10))
    hosted.settle()
    #expect(hosted.elements.last?["opacity"] == "0.5")
    hosted.graph.touchCancelled()
    hosted.set(Button("go") {}.buttonStyle(Scaled()).disabled(true))
    #expect(hosted.size(nil, nil)[1] == 20.333)
  }

  @Test("an overlay in front covers, unless it lets touches through")
  func covering() {
    let history = History()
    let hosted = Hosted(Button("go") { history("fired") }.overlay { Color.red })
    hosted.tap(at: CGPoint(x: 160, y: 10))
    #expect(history.take() == [])
    hosted.set(Button("go") { history("fired") }.overlay { Color.red.allowsHitTesting(false) })
    hosted.tap(at: CGPoint(x: 160, y: 10))
    #expect(history.take() == ["fired"])
  }
}
