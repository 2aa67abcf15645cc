import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What symbols of iOS 17 to 26 do on a screen.
@MainActor @Suite("Newer symbols of SwiftUI", .serialized) struct NewerSymbolTests {
  init() { RunState.begin() }

  private func texts(_ screen: HostedScreen) -> [String] { screen.controller.view.shownTexts }

  private func tap(_ text: String, on screen: HostedScreen, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let frame = screen.controller.view.shownElements.first(where: { $0["text"] == text })?.frame else {
      Issue.record("nothing shows \(text), but \(texts(screen))", sourceLocation: sourceLocation)
      return
    }
    TouchDriver.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), in: screen.window)
    HostLoop.settle()
  }

  // MARK: Gesture recognizers

  private struct TwoTaps: UIGestureRecognizerRepresentable {
    var needed = 2
    let action: (CGPoint) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.numberOfTapsRequired = needed
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      action(context.converter.localLocation)
    }
  }

  private struct Tapped: View {
    @State private var places: [String] = []
    @State private var needed = 1
    var body: some View {
      VStack(spacing: 0) {
        Button("once more") { needed += 1 }
        Color.red.frame(width: 100, height: 40).gesture(
          TwoTaps(needed: needed) { places.append("\(Int($0.x)) \(Int($0.y))") })
        Text("beside")
        Text("tapped \(places.joined(separator: ", "))")
      }
    }
  }

  @Test("A recognizer of UIKit's gets the touches on its view alone, tells places in it, and follows the view's values")
  func recognizer() {
    let screen = HostedScreen(Tapped())
    let red = screen.controller.view.shownElements.first { $0.frame.height == 40 && $0.frame.width == 100 }?.frame
    guard let red else { return #expect(Bool(false), "\(screen.controller.view.shownElements)") }
    func touch() {
      TouchDriver.tap(at: CGPoint(x: red.x + 30, y: red.y + 10), in: screen.window)
      HostLoop.settle()
    }
    tap("beside", on: screen)
    #expect(texts(screen).last == "tapped ")
    touch()
    #expect(texts(screen).last == "tapped 30 10")
    tap("once more", on: screen)
    touch()
    HostLoop.advance(by: 1)
    #expect(texts(screen).last == "tapped 30 10")
  }

  private struct TappedRows: View {
    @State private var tapped: [Int] = []
    var body: some View {
      List(0..<40, id: \.self) { row in
        Text(tapped.contains(row) ? "row \(row) tapped" : "row \(row)")
          .gesture(TwoTaps(needed: 1) { _ in tapped.append(row) })
      }
    }
  }

  @Test("In a list each row has its own recognizer, also in a cell that showed another row before")
  func recognizerInRows() {
    let screen = HostedScreen(TappedRows())
    screen.tap("2", text: "row 2")
    #expect(screen.texts("2") == ["row 2 tapped"] && screen.texts("1") == ["row 1"])
    screen.scroll(to: 900)
    guard let last = screen.visible.last else { return #expect(Bool(false)) }
    screen.tap(last, text: "row \(last)")
    #expect(screen.texts(last) == ["row \(last) tapped"])
    #expect(screen.visible.dropLast().allSatisfy { screen.texts($0) == ["row \($0)"] })
  }

  // MARK: Buttons

  @Test("A button that has a role alone shows what the system has for it, and acts")
  func roles() {
    let history = History()
    let screen = HostedScreen(
      VStack {
        Button(role: .close) { history("closed") }
        Button(role: .destructive) { history("deleted") }
      })
    let elements = screen.controller.view.shownElements
    #expect(elements.contains { $0["image"]?.contains("xmark") == true && $0["accessibilityLabel"] == "Close" })
    tap("Delete", on: screen)
    #expect(history.take() == ["deleted"])
  }

  private struct Renaming: View {
    @State private var isRenaming = false
    var canRename = true
    var body: some View {
      VStack {
        Text(isRenaming ? "renaming" : "resting")
        if canRename {
          RenameButton().renameAction { isRenaming = true }
        } else {
          RenameButton()
        }
      }
    }
  }

  @Test("A rename button does what is set around it, and without that cannot be used")
  func renaming() {
    let screen = HostedScreen(Renaming())
    tap("Rename", on: screen)
    #expect(texts(screen).contains("renaming"))
    let other = HostedScreen(Renaming(canRename: false))
    tap("Rename", on: other)
    #expect(texts(other).contains("resting"))
  }

  // MARK: Columns and bars

  private struct Columns: View {
    @State var top: NavigationSplitViewColumn
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $top) {
        Button("to detail") { top = .detail }
      } content: {
        Text("between")
      } detail: {
        Text("detail of \(top == .detail)")
      }
    }
  }

  @Test("The column that an app prefers is on top, and going back leads to the one before it")
  func columns() {
    let screen = HostedScreen(Columns(top: .sidebar))
    #expect(texts(screen).contains("to detail"))
    tap("to detail", on: screen)
    #expect(texts(screen).contains("detail of true"))
    tap("Back", on: screen)
    #expect(texts(screen).contains("between"))
    tap("Back", on: screen)
    #expect(texts(screen).contains("to detail"))
    #expect(texts(HostedScreen(Columns(top: .content))).contains("between"))
  }

  private struct Choosing: View {
    @State private var chosen: Int?
    var byLinks = false
    var body: some View {
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: $chosen) { number in
          if byLinks {
            NavigationLink("row \(number)", value: number)
          } else {
            Text("row \(number)")
          }
        }
      } detail: {
        Chosen(number: chosen)
      }
    }
  }
  private struct Chosen: View {
    let number: Int?
    var body: some View { Text(number.map { "number \($0)" } ?? "nothing") }
  }

  @Test("A row that is chosen in a column leads to the next one, by itself or by a link to its value", arguments: [false, true])
  func choices(byLinks: Bool) {
    let screen = HostedScreen(Choosing(byLinks: byLinks))
    screen.tap("2")
    #expect(texts(screen) == ["Back", "number 2"])
    tap("Back", on: screen)
    #expect(screen.visible == ["1", "2", "3"])
    screen.tap("3")
    #expect(texts(screen) == ["Back", "number 3"])
  }

  private struct Playing: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .expanded ? "playing" : "nowhere") }
  }

  @Test("What stands above a bar of tabs takes its room from the pages, and goes when it is not wanted")
  func accessory() {
    func tabs(_ isEnabled: Bool) -> HostedScreen {
      HostedScreen(
        TabView {
          GeometryReader { proxy in Text("page \(Int(proxy.size.height))") }.tabItem { Text("One") }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Playing().frame(height: 48) })
    }
    #expect(texts(tabs(true)) == ["page 383", "playing", "One"])
    #expect(texts(tabs(false)) == ["page 431", "One"])
  }

  @Test("A bar at an edge makes the view smaller by its size")
  func bars() {
    let screen = HostedScreen(
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
        .safeAreaBar(edge: .bottom) { Text("below").frame(height: 50) }
        .safeAreaBar(edge: .leading, spacing: 5) { Text("before").frame(width: 60) })
    #expect(texts(screen).contains("255 by 430"))
    #expect(texts(screen).contains("below") && texts(screen).contains("before"))
  }

  // MARK: Rows and groups

  @Test("Insets of a row by edge leave the other edges as they are")
  func rowInsets() {
    func corner<V: View>(_ row: V) -> [Double]? {
      let screen = HostedScreen(List { row }.listStyle(.plain))
      guard let key = screen.items.first,
        let frame = screen.probe?.appearances(measuring: false).first?.elements.last(where: { $0["text"] == "row" })?.frame
      else { return nil }
      return [frame.x, screen.height(key) ?? 0]
    }
    let text = Text("row").frame(height: 60)
    #expect(corner(text) == [16, 82])
    #expect(corner(text.listRowInsets(.leading, 40)) == [40, 82])
    #expect(corner(text.listRowInsets(.vertical, 2)) == [16, 64])
    #expect(corner(text.listRowInsets(.leading, 40).listRowInsets(.top, 0)) == [40, 71])
    #expect(corner(text.listRowInsets(.all, nil)) == [16, 82])
  }

  private struct Unfolding: View {
    let title: String
    @State private var isExpanded = true
    var body: some View {
      VStack {
        DisclosureGroup(title, isExpanded: $isExpanded) { Text("inside") }
      }
    }
  }

  @Test("A group with a string of the app's as its title follows a value")
  func groups() {
    let screen = HostedScreen(Unfolding(title: "Title"))
    #expect(texts(screen) == ["Title", "inside"])
    tap("Title", on: screen)
    #expect(texts(screen) == ["Title"])
  }

  private struct Writing: View {
    @State private var text = AttributedString("ab")
    @State private var selection = AttributedTextSelection()
    var body: some View {
      VStack {
        Button("bold") { text.transformAttributes(in: &selection) { $0.link = URL(string: "about:bold") } }
        Button("all") { selection = AttributedTextSelection(range: text.startIndex..<text.endIndex) }
        TextEditor(text: $text, selection: $selection).frame(height: 60)
      }
    }
  }

  @Test("What is typed into an attributed text has the attributes of its place, and a selection's attributes can be changed")
  func attributedEditor() {
    let hosted = Hosted(Writing())
    func editor() -> Element? { hosted.elements.first { $0.role == .textField } }
    func type(_ text: String) {
      hosted.graph.insertText(text)
      hosted.settle()
    }
    hosted.tap(editor()?.path ?? "")
    type("c")
    #expect(editor()?["text"] == "abc" && editor()?["attributes"] == nil)
    hosted.tap(text: "bold")
    hosted.tap(editor()?.path ?? "")
    type("d")
    #expect(editor()?["text"] == "abcd" && editor()?["attributes"]?.hasPrefix("3..<4 ") == true)
    type("e")
    #expect(editor()?["attributes"]?.hasPrefix("3..<5 ") == true)
    hosted.tap(text: "all")
    hosted.tap(text: "bold")
    #expect(editor()?["text"] == "abcde" && editor()?["attributes"]?.hasPrefix("0..<5 ") == true)
  }

  // MARK: Sliders

  private struct Sliding: View {
    @State private var value = 0.0
    var body: some View {
      VStack {
        Text("at \(Int(value))")
        Slider(value: $value, in: 0...100, enabledBounds: 0...60) {
          Text("Speed")
        } ticks: {
          SliderTick(0) { Text("Slow") }
          SliderTickContentForEach([25.0, 50], id: \.self) { SliderTick($0) }
          SliderTick("Fast", 100)
        }
      }
    }
  }

  @Test("Marks of a slider are described with their labels, and a finger stops at what is enabled")
  func sliders() {
    let screen = HostedScreen(Sliding())
    guard let slider = screen.controller.view.shownElements.first(where: { $0.role == .slider }) else {
      return #expect(Bool(false), "there is no slider")
    }
    #expect(slider["ticks"] == "0 Slow, 25, 50, 100 Fast")
    TouchDriver.tap(
      at: CGPoint(x: slider.frame.x + slider.frame.width * 0.9, y: slider.frame.y + slider.frame.height / 2), in: screen.window)
    HostLoop.settle()
    #expect(texts(screen).contains("at 60"))
    let steps = Hosted(
      Slider(value: .constant(1.0), in: 0...2, step: 1) {
        Text("Size")
      } tick: { value in
        value == 1 ? SliderTick("Usual", value) : nil
      })
    #expect(steps.elements.first { $0.role == .slider }?["ticks"] == "1 Usual")
    let older = Hosted(
      Slider(value: .constant(0.5), in: 0...1, minimumValueLabel: Text("Min"), maximumValueLabel: Text("Max")) { Text("Size") })
    #expect(older.elements.contains { $0["text"] == "Min" } && older.elements.contains { $0["text"] == "Max" })
  }

  @Test("Corners of a concentric rectangle are in the appearance")
  func corners() {
    func shape<S: Shape>(_ shape: S) -> [String] {
      Hosted(shape.fill(.red).frame(width: 20, height: 20)).elements.flatMap { $0.properties.map(\.value) }
    }
    #expect(shape(ConcentricRectangle()) == shape(.rect(corners: .concentric)))
    #expect(shape(ConcentricRectangle()) != shape(.rect(corners: .fixed(3))))
    #expect(
      shape(ConcentricRectangle(uniformTopCorners: 8, uniformBottomCorners: .concentric(minimum: 2.5))).contains {
        $0.contains("topLeading: 8") && $0.contains("bottomTrailing: concentric, at least 2.5")
      })
  }

  @Test("A view of UIKit's is animated as SwiftUI animates: the change is there at once, and the completion waits for the end")
  func animatedView() {
    RunState.begin()
    let view = UIView()
    var events: [String] = []
    UIView.animate(.linear(duration: 0.4).delay(0.2)) {
      view.alpha = 0.5
      events.append("changes")
    } completion: {
      events.append("done")
    }
    #expect(view.alpha == 0.5 && events == ["changes"])
    HostLoop.advance(by: 0.5)
    #expect(events == ["changes"])
    HostLoop.advance(by: 0.2)
    #expect(events == ["changes", "done"])
  }
}
