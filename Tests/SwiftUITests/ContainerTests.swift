import CellTrace
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@_spi(CellHarness) @testable import SwiftUI

@Suite("Lists, menus, controls and navigation", .serialized)
@MainActor
struct ContainerTests {
  @Test("A scrolling view takes the height it is offered and hides what is beyond")
  func scrolling() {
    let host = Hosted(
      ScrollView {
        Text("a").frame(height: 60)
        Text("b").frame(height: 60)
      }.frame(height: 50))
    #expect(host.size(320, nil)[1] == 50)
    #expect(host.texts == ["a"])
  }

  @Test("A list shows its sections' headers and rows of at least 44 points")
  func list() {
    let host = Hosted(
      List {
        Section("Title") { ForEach(["x", "y"], id: \.self) { Text($0) }.onDelete { _ in } }
      }.listStyle(.plain).frame(height: 400))
    #expect(host.texts == ["Title", "x", "y"])
    #expect(host.elements.contains { $0["onDelete"] == "set" && $0["listStyle"] == "PlainListStyle" })
  }

  @Test("A menu shows its label and records its entries")
  func menu() {
    let host = Hosted(
      Menu("More") {
        Button("Copy") {}
        Button("Share") {}
      })
    #expect(host.elements.contains { $0["menu"] == "Copy, Share" })
  }

  @Test("A stepper stays within its bounds")
  func stepper() {
    struct Counter: View {
      @State private var count = 1
      var body: some View { Stepper("\(count)", value: $count, in: 0...2) }
    }
    let host = Hosted(Counter())
    for _ in 0..<3 {
      host.tap(text: "+")
      host.settle()
    }
    #expect(host.texts.first == "2")
    host.tap(text: "−")
    host.settle()
    #expect(host.texts.first == "1")
  }

  @Test("A disclosure group shows its content after a touch and hides it after another")
  func disclosure() {
    let host = Hosted(VStack { DisclosureGroup("More") { Text("inside") } })
    #expect(host.texts == ["More"])
    host.tap(text: "More")
    host.settle()
    #expect(host.texts == ["More", "inside"])
    host.tap(text: "More")
    host.settle()
    #expect(host.texts == ["More"])
  }

  @Test("An image from an address shows what an app shows while it waits, and the address")
  func asyncImage() {
    let url = URL(string: "https://example.org/a.png")
    let host = Hosted(
      VStack {
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("wait")
        }
        AsyncImage(url: nil) { phase in Text(phase.image == nil ? "empty" : "there") }
      })
    #expect(host.texts == ["wait", "empty"])
    #expect(host.elements.map { $0["url"] } == ["https://example.org/a.png", "nil"])
  }

  @Test("A grid shares the width among its columns and puts what is left into further rows")
  func grid() {
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
    #expect(GridColumns(columns, width: 200).columns.map { [$0.start, $0.width] } == [[0, 40], [50, 70], [130, 70]])
    #expect(GridColumns([GridItem(.adaptive(minimum: 50), spacing: 10)], width: 170).columns.count == 3)
    let host = Hosted(
      LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<4) { _ in Rectangle().frame(height: 20) } })
    #expect(host.size(200, nil) == [200, 45])
  }

  @Test("A link hands its address to the environment")
  func link() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://example.org/a"))
    let action = OpenURLAction { url in
      opened.append(url.absoluteString)
      return .handled
    }
    let host = Hosted(Link("Open", destination: url).environment(\.openURL, action))
    host.tap(text: "Open")
    #expect(opened == ["https://example.org/a"])
  }

  @Test("What a row presents is recorded")
  func presenting() {
    let host = Hosted(Text("row").sheet(isPresented: .constant(true)) { Text("sheet") })
    #expect(host.elements.map { $0["sheet"] } == ["true"])
    #expect(host.texts == ["row"])
  }

  @Test("A stored value comes from the defaults and is written back")
  func storage() {
    struct Row: View {
      @AppStorage("ContainerTests.count") private var count = 3
      var body: some View { Button("\(count)") { count += 1 } }
    }
    UserDefaults.standard.removeObject(forKey: "ContainerTests.count")
    let host = Hosted(Row())
    #expect(host.texts == ["3"])
    host.tap(text: "3")
    host.settle()
    #expect(host.texts == ["4"])
    #expect(UserDefaults.standard.integer(forKey: "ContainerTests.count") == 4)
    UserDefaults.standard.removeObject(forKey: "ContainerTests.count")
  }

  @Test("Colours and images of UIKit's keep their names")
  func uiKitValues() {
    #expect(Color(uiColor: .systemRed).description == UIColor.systemRed.description)
    #expect(Color(UIColor.clear).description == "clear" || Color(UIColor.clear).isVisible == false)
  }
}

@Suite("Views of UIKit inside SwiftUI", .serialized)
@MainActor
struct RepresentableTests {
  init() { RunState.begin() }

  private struct Field: UIViewRepresentable {
    final class Coordinator { var updates: [String] = [] }
    var text: String
    var log: Coordinator
    func makeCoordinator() -> Coordinator { log }
    func makeUIView(context: Context) -> UILabel {
      context.coordinator.updates.append("make")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates.append("update \(text)")
      uiView.text = text
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { coordinator.updates.append("dismantle") }
  }

  @Test("A representable is made once, updated with every new value, shown, and taken apart at the end")
  func lifecycle() {
    let log = Field.Coordinator()
    let controller = UIHostingController(rootView: AnyView(Field(text: "a", log: log)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    HostLoop.runFrames()
    var builder = AppearanceBuilder()
    controller.view.describe(into: &builder)
    #expect(builder.elements.compactMap { $0["text"] } == ["a"])
    controller.rootView = AnyView(Field(text: "b", log: log))
    HostLoop.runFrames()
    controller.rootView = AnyView(Text("gone"))
    HostLoop.runFrames()
    #expect(log.updates == ["make", "update a", "update b", "dismantle"])
    #expect(controller.view.subviews.isEmpty)
  }
}
