import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What collections make in the stacks of a scroll view is items, as in a lazy stack; where it stands does not depend on that.
@MainActor @Suite("Rows of stacks in a scroll view", .serialized) struct ScrolledRowsTests {
  init() { RunState.begin() }

  private struct Row: View {
    let name: String
    let history: History
    let onGone: () -> Void
    @State private var count = 0
    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Button("\(count)") { count += 1 }
        Button("Go") { onGone() }
      }
      .frame(height: 40)
      .onAppear { history("+\(name)") }
      .onDisappear { history("-\(name)") }
    }
  }

  private struct Screen: View {
    let history: History
    @State private var names = (0..<40).map { "r\($0)" }
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          Button("Add") { names.insert("new", at: 0) }.frame(height: 30)
          ForEach(names, id: \.self) { name in Row(name: name, history: history) { names.removeAll { $0 == name } } }
          Text("end").frame(height: 30)
        }
      }
    }
  }

  @Test("the elements of a collection are items with its ids; what stands around them is none")
  func items() {
    let history = History()
    let screen = HostedScreen(Screen(history: history))
    #expect(screen.items == (0..<40).map { "r\($0)" })
    #expect(screen.visible == (0..<9).map { "r\($0)" })
    // All are made and appear at once.
    #expect(Set(history.take()) == Set((0..<40).map { "+r\($0)" }))
    #expect(screen.texts("r1") == ["r1", "0", "Go"])
    #expect(ScreenReading.textsBeside(on: screen.controller) == ["Add", "end"])
    #expect(screen.probe?.visible().first?.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
    screen.scroll(to: 5_000)
    #expect(screen.visible.last == "r39")
    #expect(history.take() == [])
  }

  @Test("touches reach a row's own controls, and what stands around the rows; a row keeps its state where it goes")
  func touches() {
    let history = History()
    let screen = HostedScreen(Screen(history: history))
    screen.tap("r2", text: "0")
    #expect(screen.texts("r2") == ["r2", "1", "Go"])
    screen.tap("r1", text: "Go")
    #expect(screen.items.prefix(2) == ["r0", "r2"])
    #expect(screen.texts("r2") == ["r2", "1", "Go"])
    #expect(history.take().last == "-r1")
    TouchDriver.tap(at: CGPoint(x: 10, y: 15), in: screen.window)
    HostLoop.settle()
    #expect(screen.items.prefix(3) == ["new", "r0", "r2"])
    screen.scroll(to: 300)
    screen.tap("r8", text: "0")
    #expect(screen.texts("r8") == ["r8", "1", "Go"])
  }

  @Test("cells made anew show rows without what their views kept")
  func rebuilt() {
    let screen = HostedScreen(Screen(history: History()))
    screen.tap("r2", text: "0")
    screen.probe?.rebuildVisibleCells()
    HostLoop.settle()
    #expect(screen.texts("r2") == ["r2", "0", "Go"])
    screen.tap("r2", text: "0")
    #expect(screen.texts("r2") == ["r2", "1", "Go"])
  }

  @Test("sections that lie flat in the stack are none; columns have rows of their own, and so has what scrolls across")
  func structure() {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(["A", "B"], id: \.self) { section in
            Text("Section \(section)").frame(height: 20)
            ForEach(0..<2, id: \.self) { Text("\(section)\($0)").frame(height: 20) }
          }
          HStack {
            VStack { ForEach(["left"], id: \.self) { Text($0).frame(height: 20) } }
            VStack { ForEach(["right"], id: \.self) { Text($0).frame(height: 20) } }
          }
          // Stars and the like: no rows.
          HStack { ForEach(0..<5, id: \.self) { Image(systemName: "\($0).circle") } }
          ScrollView(.horizontal) { HStack { ForEach(["x", "y"], id: \.self) { Text($0).frame(width: 40, height: 30) } } }
        }
      })
    let probes = ListProbe.probes(in: screen.window)
    func texts(_ probe: ListProbe) -> [String] {
      probe.appearances(measuring: false).flatMap { $0.elements.compactMap { $0["text"] } }
    }
    // Their numbers tell the order, and a test that runs beside this one may begin to count anew.
    #expect(Set(probes.map(texts)) == [["A0", "A1", "B0", "B1", "left", "right"], ["x", "y"]])
    #expect(probes.count == 2)
  }

  private struct Cards: View {
    @State private var shown: [Int] = []
    var body: some View {
      VStack {
        Button("Load") { shown = [1, 2] }.frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(shown, id: \.self) { card in
              VStack {
                Text("Card \(card)")
                ScrollView(.horizontal) { HStack { ForEach(0..<3, id: \.self) { Text("\(card)-\($0)").frame(width: 50) } } }
                UIKitBox(text: "box \(card)").frame(width: 100, height: 20)
              }
              .frame(height: 100)
            }
          }
        }
      }
    }
  }

  private struct UIKitBox: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UIButton {
      let button = UIButton(type: .system)
      button.addAction(UIAction { [weak button] _ in button?.setTitle("pressed", for: .normal) }, for: .touchUpInside)
      return button
    }
    func updateUIView(_ view: UIButton, context: Context) { view.setTitle(text, for: .normal) }
  }

  @Test("rows that come later are items; lists and views of UIKit's in a row stand in its cell and take touches there")
  func nested() {
    let screen = HostedScreen(Cards())
    #expect(screen.items == [])
    TouchDriver.tap(at: CGPoint(x: 160, y: 20), in: screen.window)
    HostLoop.settle()
    #expect(screen.items == ["1", "2"])
    let outer = screen.probe?.visible() ?? []
    #expect(outer.count == 2)
    let inner = ListProbe.probes(in: screen.window).dropFirst()
    #expect(inner.map { $0.visible().count } == [3, 3])
    #expect(zip(outer, inner).allSatisfy { $1.view.isDescendant(of: $0.cell) })
    func box() -> Element? { screen.probe?.appearances(measuring: false).last?.elements.last { $0.role == .button } }
    guard let second = outer.last, let frame = box()?.frame else {
      Issue.record("the second row has no button")
      return
    }
    let middle = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    TouchDriver.tap(at: second.cell.convert(middle, to: nil), in: screen.window)
    HostLoop.settle()
    #expect(box()?["title"] == "pressed" || box()?["text"] == "pressed")
  }

  private struct Places: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<30, id: \.self) { number in
            GeometryReader { place in Text("\(number) at \(Int(place.frame(in: .scrollView).minY))") }.frame(height: 20)
          }
        }
      }
    }
  }

  @Test("rows that ask where they are while something scrolls are no items")
  func places() {
    let screen = HostedScreen(Places())
    #expect(screen.probe == nil)
    #expect(screen.controller.view.shownTexts.first == "0 at 0")
  }
}
