import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A position that is a place in the content, not a view or an edge.
@MainActor @Suite("Scrolling to a place in the content", .serialized) struct ScrollToPlaceTests {
  init() { RunState.begin() }

  private struct Screen: View {
    let isLazy: Bool
    let history: History
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { position.scrollTo(y: 250) }.frame(height: 40)
        Button("far") { position.scrollTo(point: CGPoint(x: 0, y: 1_000_000)) }.frame(height: 40)
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y)
        } action: {
          history("\($1)")
        }
      }
    }
    private var rows: some View {
      ForEach(0..<100, id: \.self) { index in Text("row \(index)").frame(height: 50) }
    }
  }

  @Test("The content is scrolled so far, and never beyond its end", arguments: [true, false])
  func places(isLazy: Bool) {
    let history = History()
    let screen = HostedScreen(Screen(isLazy: isLazy, history: history))
    func tap(_ y: CGFloat) {
      TouchDriver.tap(at: CGPoint(x: 160, y: y), in: screen.window)
      HostLoop.settle()
    }
    _ = history.take()
    tap(20)
    #expect(history.take().last == "250")
    tap(60)
    // A hundred rows of fifty points end where the window does.
    let end = history.take().last.flatMap { Int($0) } ?? 0
    #expect(end > 4500 && end < 5000)
  }

  @Test("A position says where it was sent")
  func values() {
    var position = ScrollPosition(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
    position.scrollTo(y: 7)
    #expect(position.y == 7 && position.x == nil && position.point == nil)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.y == nil && position == ScrollPosition(edge: .bottom))
  }

  @Test("A colour made of a colour is that colour; one of an app's own kind is what it resolves to")
  func coloursOfColours() {
    struct Brand: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(red: 1, green: 0, blue: 0) }
    }
    let given = Color.red
    #expect(Color(given) == .red && Color(Brand()) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("A colour and a text with attributes are handed over as they are")
  func transferred() {
    func isTransferable<T: Transferable>(_ value: T) -> Bool { T.transferRepresentation is _KnownRepresentation<T> }
    #expect(isTransferable(Color.red) && isTransferable(AttributedString("a")))
  }
}
