import CellTrace
import Testing

@testable import SwiftUI

@MainActor @Suite struct LayoutProtocolTests {
  /// Places views in rows of a width, one after the other.
  struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rows = rows(proposal.width ?? .infinity, subviews)
      return CGSize(width: proposal.width ?? 100, height: CGFloat(rows.count) * 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (row, views) in rows(bounds.width, subviews).enumerated() {
        var x = bounds.minX
        for view in views {
          view.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(row) * 10), proposal: .unspecified)
          x += view.sizeThatFits(.unspecified).width
        }
      }
    }

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [[LayoutSubview]] {
      var rows: [[LayoutSubview]] = [[]]
      var used: CGFloat = 0
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        if used + size.width > width {
          rows.append([])
          used = 0
        }
        rows[rows.count - 1].append(view)
        used += size.width
      }
      return rows
    }
  }

  private func block(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

  @Test("LY-21 an app's layout sizes and places its views; a view that grows wraps to the next row")
  func flow() {
    let hosted = Hosted(
      Flow()() {
        block(200); block(100); block(50)
      })
    #expect(hosted.size(320) == [320, 20])
    #expect(hosted.frame("Flow/Color[1]") == [200, 0, 100, 10])
    #expect(hosted.frame("Flow/Color[2]") == [0, 10, 50, 10])
    hosted.set(
      Flow()() {
        block(200); block(150); block(50)
      })
    #expect(hosted.frame("Flow/Color[1]") == [0, 10, 150, 10])
  }

  struct Weight: LayoutValueKey { static let defaultValue = 1 }
  struct Listing: Layout {
    let history: @Sendable ([Int], [Double]) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      history(subviews.map { $0[Weight.self] }, subviews.map(\.priority))
      return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("LY-21 a layout reads values and priorities of its views")
  func values() {
    nonisolated(unsafe) var seen: [String] = []
    _ = Hosted(
      Listing(history: { seen = ["\($0)", "\($1)"] })() {
        Text("a").layoutValue(key: Weight.self, value: 3)
        Text("b").layoutPriority(2)
      })
    #expect(seen == ["[3, 1]", "[0.0, 2.0]"])
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }
  struct Switching: View {
    let isVertical: Bool
    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 2))
      layout {
        Counter()
        Text("end")
      }
    }
  }

  @Test("LY-21 another layout in its place keeps the state of the views")
  func anyLayout() {
    let hosted = Hosted(Switching(isVertical: true))
    hosted.tap(text: "0")
    #expect(hosted.texts == ["1", "end"])
    let below = hosted.elements.last?.frame
    hosted.set(Switching(isVertical: false))
    #expect(hosted.texts == ["1", "end"])
    #expect(hosted.elements.last?.frame.y != below?.y)
  }

  @Test("LY-19 columns of a grid are as wide as their widest cell; a cell can span, and one outside rows spans all")
  func grid() {
    let hosted = Hosted(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          block(30); block(100)
        }
        GridRow {
          block(60); block(20)
        }
        Divider()
        GridRow { Color.blue.frame(height: 10).gridCellColumns(2) }
      }
      .fixedSize())
    #expect(hosted.size(320)[0] == 170)
    #expect(hosted.frame("Grid/GridRow/Color[1]").map { $0[0] } == hosted.frame("Grid/GridRow[1]/Color[1]").map { $0[0] })
    #expect(hosted.frame("Grid/GridRow[2]/Color").map { $0[2] } == 170)
  }

  @Test("LY-20 the first view that fits shows; with more room another one does")
  func fitting() {
    let view = ViewThatFits(in: .horizontal) {
      Text("a rather long description")
      Text("short")
    }
    let hosted = Hosted(view)
    #expect(hosted.texts == ["a rather long description"])
    hosted.width = 80
    hosted.settle()
    #expect(hosted.texts == ["short"])
  }
}
