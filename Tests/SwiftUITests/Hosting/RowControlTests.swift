import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Controls that consist of several buttons, in the rows of a list.
@MainActor @Suite(.serialized) struct RowControlTests {
  struct Counting: View {
    @State private var count = 1
    var body: some View { List { Stepper("Rolls: \(count)", value: $count, in: 0...9) } }
  }

  @Test("IN-02 the halves of a stepper in a row count each in its own direction; a tap on the row counts nothing")
  func stepper() {
    let screen = HostedScreen(Counting())
    for _ in 0..<2 { screen.tap("row 1", text: "+") }
    #expect(screen.texts("row 1").first == "Rolls: 3")
    screen.tap("row 1", text: "−")
    #expect(screen.texts("row 1").first == "Rolls: 2")
    screen.tap("row 1", text: "Rolls: 2")
    #expect(screen.texts("row 1").first == "Rolls: 2")
  }

  struct Sizes: View {
    @State private var size = "L"
    var body: some View {
      List {
        Text(size)
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
      }
    }
  }

  @Test("IN-02 a tap on a segment in a row chooses this segment and no other")
  func segments() {
    let screen = HostedScreen(Sizes())
    screen.tap("row 2", text: "S")
    #expect(screen.texts("row 1") == ["S"])
    screen.tap("row 2", text: "M")
    #expect(screen.texts("row 1") == ["M"])
  }

  @Test("a slider goes by its label, which it does not show")
  func sliderLabel() {
    let screen = HostedScreen(List { Slider(value: .constant(0.5)) { Text("Brightness") } })
    let row = screen.probe?.appearances(measuring: false).first
    #expect(row?.elements.first { $0.role == .slider }?["accessibilityLabel"] == "Brightness")
    #expect(screen.texts("row 1") == [])
  }

  struct Folders: View {
    @State private var isOpen = true
    let inSidebar: Bool
    var body: some View {
      if inSidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
    }
    private var list: some View {
      List {
        Section(isExpanded: $isOpen) {
          Text("Inbox")
        } header: {
          Text("Mail")
        }
        Text("after")
      }
    }
  }

  @Test("a tap on the header of a section that folds closes it and opens it again in a sidebar, and does nothing elsewhere")
  func header() throws {
    let screen = HostedScreen(Folders(inSidebar: true))
    func tapHeader(_ screen: HostedScreen) throws {
      let header = try #require(screen.probe?.supplementary().first)
      let bounds = header.cell.bounds
      TouchDriver.tap(at: header.cell.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil), in: screen.window)
      HostLoop.settle()
    }
    #expect(screen.visible.count == 2)
    try tapHeader(screen)
    #expect(screen.visible.count == 1)
    try tapHeader(screen)
    #expect(screen.visible.count == 2)
    let grouped = HostedScreen(Folders(inSidebar: false))
    try tapHeader(grouped)
    #expect(grouped.visible.count == 2)
  }

  struct Lines: View {
    let history: History
    let haveIDs: Bool
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("nowhere") { proxy.scrollTo(-1) }.frame(height: 44)
          if haveIDs {
            List(0..<1_000, id: \.self) { Line(number: $0, history: history).id($0) }
          } else {
            List(0..<1_000, id: \.self) { Line(number: $0, history: history) }
          }
        }
      }
    }
  }

  struct Line: View {
    let number: Int
    let history: History
    var body: some View {
      let _ = history("\(number)")
      Text("\(number)")
    }
  }

  @Test(
    "an id that is nowhere makes few rows of a long list, whether they have ids of their own or not", arguments: [true, false])
  func idThatIsNowhere(haveIDs: Bool) {
    let history = History()
    let screen = HostedScreen(Lines(history: history, haveIDs: haveIDs))
    TouchDriver.tap(at: CGPoint(x: 160, y: 22), in: screen.window)
    HostLoop.settle()
    #expect(screen.visible.contains("0"))
    #expect(Set(history.entries).count < 300)
  }

  @Test("ST-19 views that read a stored value are told in the order in which they read it")
  func readersInOrder() {
    struct Reading: View {
      @AppStorage("RowControlTests.name") private var name = "guest"
      var body: some View { Text(name) }
    }
    RunState.begin()
    UserDefaults.standard.removeObject(forKey: "RowControlTests.name")
    defer { UserDefaults.standard.removeObject(forKey: "RowControlTests.name") }
    let graphs = (0..<24).map { _ in ViewGraph(root: Reading(), environment: EnvironmentValues()) }
    for graph in graphs { graph.update() }
    GraphRunState.current.dirtyGraphs = []
    StoredValues.changed("RowControlTests.name")
    let told = GraphRunState.current.dirtyGraphs
    #expect(told.count == graphs.count && zip(told, graphs).allSatisfy { $0 === $1 })
    for graph in graphs { graph.update() }
  }
}
