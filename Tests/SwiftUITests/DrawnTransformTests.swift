import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What is drawn elsewhere than it is laid out is seen and touched where it is drawn.
@MainActor @Suite(.serialized) struct DrawnTransformTests {
  private func frames<V: View>(_ view: V) -> [[Double]] {
    let host = Hosted(view)
    host.width = 200
    host.settle()
    return host.elements.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].map { $0.rounded() } }
  }

  private var stack: some View { Color.red.frame(width: 40, height: 20) }

  @Test("LY-14 scale, rotation, offset and transform move what is drawn; what is laid out around it stays")
  func frames() {
    func column<V: View>(_ first: V) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        first
        Color.blue.frame(width: 200, height: 10)
      }
    }
    let below = [0.0, 20, 200, 10]
    #expect(frames(column(stack)) == [[0, 0, 40, 20], below])
    #expect(frames(column(stack.scaleEffect(2, anchor: .topLeading))) == [[0, 0, 80, 40], below])
    #expect(frames(column(stack.scaleEffect(0.5))) == [[10, 5, 20, 10], below])
    #expect(frames(column(stack.scaleEffect(x: 1, y: 3, anchor: .bottom))) == [[0, -40, 40, 60], below])
    #expect(frames(column(stack.rotationEffect(.degrees(90)))) == [[10, -10, 20, 40], below])
    #expect(frames(column(stack.offset(x: 7, y: 3))) == [[7, 3, 40, 20], below])
    #expect(frames(column(stack.transformEffect(CGAffineTransform(translationX: 5, y: 6)))) == [[5, 6, 40, 20], below])
    #expect(
      frames(column(stack.scaleEffect(2, anchor: .topLeading).scaleEffect(2, anchor: .topLeading))) == [[0, 0, 160, 80], below])
    // Scaled to nothing, it can't be seen.
    #expect(frames(column(stack.scaleEffect(0))) == [below])
  }

  struct Grown: View {
    @State private var count = 0
    var body: some View {
      HStack(spacing: 0) {
        Button("\(count)") { count += 1 }.frame(width: 40, height: 40).background(Color.red)
          .scaleEffect(2, anchor: .leading)
        Color.blue.frame(width: 160, height: 40)
      }
    }
  }

  @Test("LY-14 a scaled button is touched where it is drawn, also outside its place in the layout; position and offset likewise")
  func touches() {
    let host = Hosted(Grown())
    host.width = 200
    host.settle()
    host.tap(at: CGPoint(x: 38, y: 20))
    host.settle()
    #expect(host.texts == ["1"])
    let frame = host.elements.first { $0["text"] == "1" }?.frame
    #expect(frame.map { ($0.x + $0.width / 2).rounded() } == 40)
    #expect(host.elements.contains { $0.isInteractive })
    struct Moved: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.frame(width: 20, height: 20).offset(x: 50, y: 0).frame(width: 200, height: 40)
      }
    }
    let moved = Hosted(Moved())
    moved.width = 200
    moved.settle()
    moved.tap(at: CGPoint(x: 100, y: 20))
    moved.settle()
    #expect(moved.texts == ["0"])
    moved.tap(at: CGPoint(x: 150, y: 20))
    moved.settle()
    #expect(moved.texts == ["1"])
  }
}
