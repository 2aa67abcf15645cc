import CellTrace
import Foundation
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct ContainerBreadthTests {
  struct Reader: View {
    @AppStorage("breadth.unit") private var unit = "km"
    let name: String
    var body: some View { Button("\(name) \(unit)") { unit = unit == "km" ? "mi" : "km" } }
  }

  @Test("ST-19 an app storage write reaches every view that reads the key, and the defaults")
  func appStorage() {
    UserDefaults.standard.removeObject(forKey: "breadth.unit")
    let first = Hosted(Reader(name: "a"))
    let second = Hosted(Reader(name: "b"))
    first.tap(text: "a km")
    second.settle()
    #expect(first.texts == ["a mi"])
    #expect(second.texts == ["b mi"])
    #expect(UserDefaults.standard.string(forKey: "breadth.unit") == "mi")
    UserDefaults.standard.removeObject(forKey: "breadth.unit")
  }

  struct Scene: View {
    @SceneStorage("breadth.tab") private var tab = 0
    var body: some View { Button("tab \(tab)") { tab += 1 } }
  }

  @Test("ST-19 scene storage is shared by its key")
  func sceneStorage() {
    RunState.begin()
    let first = Hosted(Scene())
    let second = Hosted(Scene())
    first.tap(text: "tab 0")
    second.settle()
    #expect(second.texts == ["tab 1"])
  }

  struct Jump: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 24) } }
        }
        .frame(height: 72)
        Button("last") { proxy.scrollTo(19, anchor: .bottom) }
      }
    }
  }

  @Test("LY-17 a scroll view shows its beginning; a proxy scrolls it to a view by its id")
  func scrolling() {
    let hosted = Hosted(Jump())
    #expect(hosted.texts == ["row 0", "row 1", "row 2", "last"])
    hosted.tap(text: "last")
    #expect(hosted.texts == ["row 17", "row 18", "row 19", "last"])
  }

  struct Pages: View {
    @State private var page = "b"
    var body: some View {
      VStack {
        TabView(selection: $page) {
          Text("first").tag("a")
          Text("second").tag("b")
        }
        .frame(height: 50)
        Button("turn") { page = "a" }
      }
    }
  }

  @Test("a tab view shows the tab whose tag is selected")
  func tabs() {
    let hosted = Hosted(Pages())
    #expect(hosted.texts == ["second", "turn"])
    hosted.tap(text: "turn")
    #expect(hosted.texts == ["first", "turn"])
  }

  struct Boxed: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "box:" : "off:")
        configuration.label
        configuration.content
      }
    }
  }

  @Test("a box's style makes its look from label and content, and reads its environment")
  func groupBox() {
    let view = GroupBox("Title") { Text("inside") }
    #expect(Hosted(view).texts == ["Title", "inside"])
    #expect(Hosted(view.groupBoxStyle(Boxed())).texts == ["box:", "Title", "inside"])
    #expect(Hosted(view.groupBoxStyle(Boxed()).disabled(true)).texts == ["off:", "Title", "inside"])
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
        configuration.currentValueLabel
      }
    }
  }

  @Test("a style of progress makes its look from what it is told")
  func progress() {
    let view = ProgressView(value: 3.0, total: 4.0) {
      Text("Loading")
    } currentValueLabel: {
      Text("3 of 4")
    }
    #expect(Hosted(view.progressViewStyle(Percent())).texts == ["Loading", "75%", "3 of 4"])
    #expect(Hosted(view).texts == ["Loading", "3 of 4"])
  }

  @Test("a canvas is drawn anew in words, so that another picture is seen as one")
  func canvas() {
    func picture(_ width: CGFloat) -> some View {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.red))
        context.draw(Text("\(Int(size.width))"), at: .zero)
      }
      .frame(width: 100, height: 10)
    }
    let hosted = Hosted(picture(30))
    let first = hosted.elements.first?["drawing"]
    #expect(first == "fill 0 0 30 10 red; text 100 0 0")
    hosted.set(picture(40))
    #expect(hosted.elements.first?["drawing"] == "fill 0 0 40 10 red; text 100 0 0")
  }

  @Test("messages about nothing to show, gauges and editors show what they are made of")
  func messages() {
    struct Editing: View {
      @State var text = "draft"
      var body: some View { TextEditor(text: $text).frame(height: 80) }
    }
    #expect(
      Hosted(ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add one"))).texts == ["Empty", "Add one"])
    #expect(Hosted(ContentUnavailableView.search(text: "x")).texts.first == "No Results for “x”")
    let gauge = Hosted(
      Gauge(value: 5.0, in: 0.0...20.0) {
        Text("Speed")
      } currentValueLabel: {
        Text("5")
      })
    #expect(gauge.texts == ["Speed", "5"])
    #expect(gauge.elements.contains { $0["value"] == "0.25" })
    let editor = Hosted(Editing())
    editor.tap("Editing/TextEditor/TextEditor")
    editor.graph.insertText("!")
    editor.settle()
    #expect(editor.elements.contains { $0["text"] == "draft!" })
  }
}
