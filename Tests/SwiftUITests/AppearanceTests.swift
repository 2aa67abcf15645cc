import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct AppearanceTests {
  private func line(_ element: Element) -> String {
    "\(element.role) \(element.path) \(element.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " "))"
  }

  @Test("hidden and transparent content is left out and keeps its ordinals; modifiers are recorded on what can be seen")
  func perceivable() {
    let hosted = Hosted(
      VStack {
        Text("a").opacity(0)
        Text("b").hidden()
        Text("c").opacity(0.5).shadow(radius: 2)
        Text("")
        Color.clear.frame(height: 3)
        Text("d").bold().italic().foregroundColor(.red).lineLimit(1)
      })
    #expect(
      hosted.elements.map(line) == [
        "text VStack/Text[2] text=c font=body foregroundStyle=primary opacity=0.5 shadow=white(0) opacity 0.33 radius 2 at 0, 0",
        "text VStack/Text[4] text=d font=body bold italic foregroundStyle=red lineLimit=1",
      ])
  }

  @Test("content clipped away is left out")
  func clipped() {
    let hosted = Hosted(
      VStack {
        Text("in").frame(width: 50, height: 10).clipped()
        Text("out").offset(x: 200).frame(width: 50, height: 10).clipped()
      })
    #expect(hosted.texts == ["in"])
  }

  @Test("leaf properties carry the owner at the time their value changed")
  func provenances() {
    var item = "a"
    let owner = { GraphOwner(item: ItemID(key: item), cell: CellID(1), flags: []) }
    struct Row: View {
      let title: String
      @State private var count = 0
      var body: some View {
        HStack {
          Text(title)
          Text("fixed")
          Button("\(count)") { count += 1 }
        }
      }
    }
    var events: [TraceEvent.Kind] = []
    var provenances: [String] = []
    var cells: [StateCell] = []
    events = recording {
      let graph = ViewGraph(root: Row(title: "A"), environment: EnvironmentValues())
      graph.owner = owner
      graph.update()
      _ = graph.sizeThatFits(ProposedViewSize(width: 300, height: nil))
      graph.layout(in: CGSize(width: 300, height: 20))
      var first = AppearanceBuilder()
      graph.describe(into: &first)
      let button = first.elements.first { $0.role == .button }?.frame ?? TraceRect(x: 0, y: 0, width: 0, height: 0)
      let centre = CGPoint(x: button.x + button.width / 2, y: button.y + button.height / 2)
      graph.touchDown(at: centre)
      graph.touchUp(at: centre)
      graph.update()
      item = "b"
      graph.setRoot(Row(title: "B"), environment: nil)
      graph.update()
      graph.layout(in: CGSize(width: 300, height: 20))
      var builder = AppearanceBuilder()
      graph.describe(into: &builder)
      provenances = builder.elements.compactMap { element in
        element["text"].map { "\($0) by \(element.properties[0].provenance?.item?.key ?? "-")" }
      }
      cells = builder.stateCells
    }
    #expect(provenances == ["B by b", "fixed by a", "1 by a"])
    #expect(cells.map { "\($0.path) \($0.viewType) \($0.property) \($0.value)" } == ["Row Row count 1"])
    #expect(cells.first?.birth.item?.key == "a")
    #expect(cells.first?.lastWrite?.item?.key == "a")
    #expect(cells.first?.place?.fileID == "SwiftUITests/AppearanceTests.swift")
    let stateEvents = events.filter {
      switch $0 {
      case .stateCreated, .stateWritten, .controlFired: true
      default: false
      }
    }
    #expect(
      stateEvents == [
        .stateCreated(
          CellID(1), ItemID(key: "a"), path: "Row", property: "count", value: "0", cells.first?.place),
        .controlFired(ItemID(key: "a"), path: "Row/HStack/Button", control: "Button"),
        .stateWritten(CellID(1), writer: ItemID(key: "a"), path: "Row", property: "count", old: "0", new: "1"),
      ])
  }

  @Test("values are described without addresses, bounded, and in a fixed order")
  func values() {
    final class Model {}
    struct Pair {
      var number = 1
      var model = Model()
    }
    enum Choice { case one, two(Int) }
    #expect(ValueText.of("text") == "text")
    #expect(ValueText.of(Optional<Int>.none) == "nil")
    #expect(ValueText.of(Model()) == "Model")
    #expect(ValueText.of(UIImage(systemName: "star")) == "star")
    #expect(ValueText.of(Pair()) == "Pair(number: 1, model: Model)")
    #expect(ValueText.of(Choice.two(3)) == "two(3)")
    #expect(ValueText.of(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(ValueText.of(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(ValueText.of(Array(repeating: 1, count: 500)).count <= 80)
  }

  @Test("an object that a view owns is told apart by what it stores, without subscriptions and addresses")
  func ownedObjects() {
    class Base { var id = 7 }
    final class Inner {}
    final class Model: Base, ObservableObject {
      @Published var text = "Tea"
      var inner = Inner()
      var subscriptions: Set<AnyCancellable> = []
      var done: (() -> Void)?
      lazy var words = text.split(separator: " ").count
    }
    let model = Model()
    #expect(model.words == 1)
    #expect(ValueText.ofOwned(model) == "Model(id: 7, text: \"Tea\", inner: Inner, done: nil)")
    model.$text.sink { _ in }.store(in: &model.subscriptions)
    model.text = "Milk"
    #expect(ValueText.ofOwned(model) == "Model(id: 7, text: \"Milk\", inner: Inner, done: nil)")
    #expect(ValueText.ofOwned(Inner()) == "Inner")
    #expect(ValueText.ofOwned(3) == "3")
  }

  @Test("the dump names types, frames and stored values")
  func dump() {
    struct Row: View {
      @State private var count = 3
      var body: some View {
        HStack {
          Text("\(count)").padding(2)
          Spacer()
        }
      }
    }
    let hosted = Hosted(Row())
    #expect(
      hosted.graph.dump() == """
        Row count=3
          HStack 0 0 320 24.333
            TupleView
              ModifiedContent
                Text 2 2 10.667 20.333
              Spacer
        """)
  }

  @Test("concatenated, formatted and interpolated texts show their characters")
  func texts() {
    let hosted = Hosted(
      VStack {
        Text("a") + Text("b").bold()
        Text(3, format: .number)
        Text("n \(4) \("s") \(2.5, specifier: "%.2f")")
        Text(verbatim: "v")
        Text("up").textCase(.uppercase)
      })
    #expect(hosted.texts == ["ab", "3", "n 4 s 2.50", "v", "UP"])
  }

  @Test("a context menu is recorded by the titles of its entries")
  func contextMenu() {
    let hosted = Hosted(
      Text("x").contextMenu {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      })
    #expect(hosted.elements[0]["contextMenu"] == "Copy, Delete")
  }
}
