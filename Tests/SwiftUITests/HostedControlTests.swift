import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct HostedControlTests {
  init() { RunState.begin() }

  struct Settings: View {
    enum Size: String, CaseIterable { case small, large }
    @State private var size = Size.small
    @State private var level = 0.5
    let look: PickerLook
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .modifier(PickerLookWriter(look: look, name: "test"))
        Text("is \(size.rawValue)")
      }
    }
  }

  @Test("a segmented picker shows all choices and takes the one that is tapped")
  func segmented() {
    let hosted = Hosted(Settings(look: .segmented))
    #expect(hosted.texts == ["small", "large", "is small"])
    hosted.tap(text: "large")
    #expect(hosted.texts.last == "is large")
  }

  @Test("an inline picker shows its choices one below the other, the chosen one with a mark")
  func inline() {
    let hosted = Hosted(Settings(look: .inline))
    #expect(hosted.texts == ["Size", "small", "large", "is small"])
    hosted.tap(text: "large")
    #expect(hosted.texts.last == "is large")
    #expect(hosted.elements.filter { $0["image"] == "checkmark" }.count == 1)
  }

  /// Takes what a graph asks for.
  final class Platform: PlatformServices {
    var menus: [[MenuEntry]] = []
    var presented: [Presentation] = []
    var log: [String] = []
    final class Handle: PresentationHandle {
      let platform: Platform
      init(_ platform: Platform) { self.platform = platform }
      func update(_ screen: AnyView, _ environment: EnvironmentValues) { platform.log.append("update") }
      func end() { platform.log.append("end") }
    }
    func present(_ presentation: Presentation) -> (any PresentationHandle)? {
      presented.append(presentation)
      return Handle(self)
    }
    func openMenu(_ entries: [MenuEntry]) -> Bool {
      menus.append(entries)
      return true
    }
    func push(_ screen: AnyView, _ environment: EnvironmentValues) -> Bool {
      log.append("push")
      return true
    }
  }

  private func choose(_ title: String, _ entries: [MenuEntry], sourceLocation: SourceLocation = #_sourceLocation) {
    let chosen = actions(titled: title, in: entries)
    if chosen.isEmpty { Issue.record("the menu has no entry \(title)", sourceLocation: sourceLocation) }
    for act in chosen { act() }
  }

  private func actions(titled title: String, in entries: [MenuEntry]) -> [@MainActor () -> Void] {
    entries.flatMap { entry -> [@MainActor () -> Void] in
      switch entry.kind {
      case .action(let act): entry.title == title ? [act] : []
      case .submenu(let inner), .group(let inner), .palette(let inner): actions(titled: title, in: inner)
      }
    }
  }

  @Test("a menu picker opens a menu of its choices, of which the chosen one is on")
  func menuPicker() {
    let hosted = Hosted(Settings(look: .menu))
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.tap(text: "small")
    #expect(platform.menus.last.map { MenuContent.titles($0) } == ["✓ small", "large"])
    choose("large", platform.menus.last ?? [])
    hosted.settle()
    #expect(hosted.texts == ["Size", "large", "is large"])
  }

  struct Level: View {
    @State private var level = 0.5
    let history: History
    var body: some View {
      VStack {
        Slider(value: $level, in: 0...10, step: 5) { history($0 ? "begins" : "ends") }
        Text("\(level, specifier: "%.0f")")
      }
    }
  }

  @Test("a slider follows the finger in its steps and tells when it begins and ends")
  func slider() {
    let history = History()
    let hosted = Hosted(Level(history: history))
    hosted.graph.touchDown(at: CGPoint(x: 150, y: 10))
    hosted.graph.touchMoved(to: CGPoint(x: 319, y: 10))
    hosted.graph.touchUp(at: CGPoint(x: 319, y: 10))
    hosted.settle()
    #expect(history.take() == ["begins", "ends"])
    #expect(hosted.texts == ["10"])
  }

  struct Options: View {
    @State private var sort = "name"
    @State private var isOn = false
    let history: History
    var body: some View {
      Menu("Options") {
        Button("Delete", role: .destructive) { history("delete") }
        Menu("More") { Button("Copy") { history("copy") } }
        Toggle("Flag", isOn: $isOn)
        Picker("Sort", selection: $sort) { ForEach(["name", "date"], id: \.self) { Text($0) } }
      }
    }
  }

  @Test("IN-04 a tap on a menu opens it with buttons, menus, toggles and choices; choosing acts")
  func menu() {
    let history = History()
    let hosted = Hosted(Options(history: history))
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.tap(text: "Options")
    #expect(platform.menus.last.map { MenuContent.titles($0) } == ["Delete", "More › Copy", "Flag", "✓ name", "date"])
    choose("Copy", platform.menus.last ?? [])
    choose("Flag", platform.menus.last ?? [])
    choose("date", platform.menus.last ?? [])
    hosted.settle()
    hosted.tap(text: "Options")
    #expect(history.take() == ["copy"])
    #expect(platform.menus.last.map { MenuContent.titles($0) } == ["Delete", "More › Copy", "✓ Flag", "name", "✓ date"])
  }

  @Test("IN-04 a long press opens a context menu and takes the touch from the button below")
  func contextMenu() {
    let history = History()
    let hosted = Hosted(Button("go") { history("tap") }.contextMenu { Button("Copy") { history("copy") } })
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.graph.touchDown(at: CGPoint(x: 160, y: 10))
    HostLoop.advance(by: 0.6)
    hosted.graph.touchUp(at: CGPoint(x: 160, y: 10))
    choose("Copy", platform.menus.last ?? [])
    #expect(history.take() == ["copy"])
    hosted.tap(text: "go")
    #expect(history.take() == ["tap"])
  }

  @Test("what can't be worked yet ends a run as inconclusive, with its name")
  func unreachable() {
    let linked = Hosted(NavigationLink("Go", value: 3))
    #expect(recording { linked.tap(text: "Go") }.contains(.unowned("a NavigationLink to the value 3")))
  }

  struct Asking: View {
    @State private var asks = false
    @State private var name = "old"
    let history: History
    var body: some View {
      Button("ask") { asks = true }
        .alert("Rename", isPresented: $asks) {
          TextField("Name", text: $name)
          Button("Save") { history("saved \(name) \(asks)") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Really?")
        }
    }
  }

  @Test("an alert is presented with its answers; choosing one acts, then takes it away")
  func alert() {
    let history = History()
    let hosted = Hosted(Asking(history: history))
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.tap(text: "ask")
    guard case .question(let question) = platform.presented.last?.content else {
      Issue.record("no question was presented")
      return
    }
    #expect(question.title == "Rename")
    #expect(question.message == "Really?")
    #expect(question.answers.map(\.title) == ["Save", "Cancel"])
    #expect(question.fields.map(\.text) == ["old"])
    question.answers[0].act(["new"])
    hosted.settle()
    #expect(history.take() == ["saved new true"])
    #expect(hosted.elements.first?["alert"] == "false")
  }

  struct Sheet: View {
    @State private var shows = false
    let history: History
    var body: some View {
      Button(shows ? "shown" : "show") { shows.toggle() }
        .sheet(isPresented: $shows, onDismiss: { history("dismissed") }) { Text("inside") }
    }
  }

  @Test("a sheet is presented while its condition holds, and tells when it goes")
  func sheet() {
    let history = History()
    let hosted = Hosted(Sheet(history: history))
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.tap(text: "show")
    #expect(platform.presented.count == 1)
    #expect(hosted.texts == ["shown"])
    platform.presented.last?.ended()
    hosted.settle()
    #expect(hosted.texts == ["show"])
    #expect(history.take() == ["dismissed"])
    hosted.tap(text: "show")
    hosted.tap(text: "shown")
    #expect(platform.log.last == "end")
    #expect(history.take() == ["dismissed"])
  }

  /// A sheet whose closure reads `label`, which no body reads unless `isRead`, and `draft`, to which there is a binding.
  struct Hints: View {
    var isRead = false
    @State private var shows = false
    @State private var label = "none"
    @State private var draft = "none"
    var body: some View {
      VStack {
        Button(isRead ? "show \(label)" : "show") {
          label += "+"
          draft += "+"
          shows = true
        }
        TextField("Draft", text: $draft)
      }
      .sheet(isPresented: $shows) {
        VStack {
          Text("label \(label)")
          Text("draft \(draft)")
        }
      }
    }
  }

  @Test(
    "ST-03 a sheet is made with the values of the presenting view's last body, which is not made anew for what it does not read")
  func formerValues() throws {
    let (hosted, platform) = (Hosted(Hints()), Platform())
    hosted.graph.platform = platform
    #expect(try present(by: "show", hosted, platform) == ["label none", "draft none+"])
    // Now the sheet has read it: from here on each change makes the presenting view anew.
    #expect(try present(by: "show", hosted, platform) == ["label none++", "draft none++"])
  }

  @Test("ST-03 what the body reads is in the sheet as it is")
  func presentValues() throws {
    let (hosted, platform) = (Hosted(Hints(isRead: true)), Platform())
    hosted.graph.platform = platform
    #expect(try present(by: "show none", hosted, platform) == ["label none+", "draft none+"])
  }

  /// What the sheet shows that a button presents, which is closed again.
  private func present(by button: String, _ hosted: Hosted, _ platform: Platform) throws -> [String] {
    hosted.tap(text: button)
    let presentation = try #require(platform.presented.last)
    guard case .screen(_, let screen, _) = presentation.content else { return [] }
    let texts = Hosted(screen).texts
    presentation.ended()
    hosted.settle()
    return texts
  }

  @Test("IN-12 what a row presents goes with the row")
  func rowGoes() {
    let hosted = Hosted(AnyView(Sheet(history: History())))
    let platform = Platform()
    hosted.graph.platform = platform
    hosted.tap(text: "show")
    hosted.set(AnyView(Text("other")))
    #expect(platform.log.last == "end")
  }

  struct Held: View {
    @GestureState private var offset = 0.0
    var body: some View {
      Text("at \(Int(offset))").frame(width: 300, height: 40).contentShape(Rectangle())
        .gesture(DragGesture().updating($offset) { value, state, _ in state = Double(value.translation.width) })
    }
  }

  @Test("IN-03 a gesture's state lasts as long as the gesture")
  func gestureState() {
    let hosted = Hosted(Held())
    hosted.graph.touchDown(at: CGPoint(x: 100, y: 20))
    hosted.graph.touchMoved(to: CGPoint(x: 130, y: 20))
    hosted.settle()
    #expect(hosted.texts == ["at 30"])
    hosted.graph.touchCancelled()
    hosted.settle()
    #expect(hosted.texts == ["at 0"])
  }
}
