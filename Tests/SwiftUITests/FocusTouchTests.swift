import HeadlessCore
import Testing

@testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// The focus that a touch brings, as SwiftUI's graph has it.
@MainActor @Suite("Touches that bring the focus", .serialized) struct FocusTouchTests {
  @Test("IN-07: a tap brings the focus beside what it does; a finger that went elsewhere does not, and keys' views stay without")
  func graph() {
    var taps = 0
    let hosted = Hosted(
      VStack {
        Text("edited").onTapGesture { taps += 1 }.focusable(interactions: .edit)
        Text("activated").focusable(interactions: .activate)
      })
    func focused() -> [String] { hosted.elements.compactMap { $0["focusable"] == "focused" ? $0["text"] : nil } }
    hosted.tap(text: "activated")
    #expect(focused() == [])
    hosted.tap(text: "edited")
    #expect(focused() == ["edited"] && taps == 1)
  }

  @Test("IN-07: a tap on a row of a list brings the focus to the view in it")
  func row() throws {
    RunState.begin()
    let controller = UIHostingController(
      rootView: List { Text("edited").frame(maxWidth: .infinity).focusable(interactions: .edit) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    HostLoop.settle()
    func rows(_ view: UIView) -> [HostedRowView] { (view as? HostedRowView).map { [$0] } ?? view.subviews.flatMap(rows) }
    let row = try #require(rows(window).first)
    let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    let graph = try #require((controller.view as? HostingView)?.graph)
    TouchDriver.touchDown(at: point, in: window)
    #expect(graph.touches.focusTarget != nil, "hit \(String(describing: window.hitTest(point, with: nil))) row \(row)")
    HostLoop.advance(by: 0.2)
    #expect(graph.touches.focusTarget != nil)
    TouchDriver.touchUp()
    HostLoop.settle()
    #expect(graph.touches.keyFocus != nil)
  }
}
