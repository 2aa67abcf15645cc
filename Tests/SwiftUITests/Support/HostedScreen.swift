import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A window whose screen is a SwiftUI view, as a user and the harness see it.
@MainActor final class HostedScreen {
  let window: UIWindow
  let controller: UIHostingController<AnyView>

  init<V: View>(_ view: V, profile: Profile = .iOS18) {
    RunState.begin(RunConfiguration(profile: profile))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller = UIHostingController(rootView: AnyView(view))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
  }

  func set<V: View>(_ view: V) {
    controller.rootView = AnyView(view)
    HostLoop.settle()
  }

  var probe: ListProbe? { ListProbe.probes(in: window).first }
  var items: [String] { probe?.items().map(\.item.key) ?? [] }
  var visible: [String] { probe?.visible().map(\.item.key) ?? [] }

  private func shown(_ key: String) -> Appearance? { probe?.appearances(measuring: false).first { $0.item.key == key } }

  func texts(_ key: String) -> [String] { shown(key)?.elements.compactMap { $0["text"] } ?? [] }
  func height(_ key: String) -> Double? { shown(key)?.frame.height }

  /// Scrolls as a finger does.
  func scroll(to y: CGFloat) {
    probe?.view.contentOffset.y = y
    HostLoop.settle()
  }

  /// Touches an item, or the text in it. A test that touches nothing has failed.
  func tap(_ key: String, text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let visible = probe?.visible().first(where: { $0.item.key == key }) else {
      Issue.record("no item \(key) is on screen, but \(self.visible)", sourceLocation: sourceLocation)
      return
    }
    var point = CGPoint(x: visible.cell.bounds.midX, y: visible.cell.bounds.midY)
    if let text {
      guard let frame = shown(key)?.elements.first(where: { $0["text"] == text })?.frame else {
        Issue.record("item \(key) shows no \(text), but \(texts(key))", sourceLocation: sourceLocation)
        return
      }
      point = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
    TouchDriver.tap(at: visible.cell.convert(point, to: nil), in: window)
    HostLoop.settle()
  }

  /// Swipes an item open; the titles of what is offered.
  func swipe(
    _ key: String, _ edge: CellTrace.Edge = .trailing, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    guard let slot = probe?.items().first(where: { $0.item.key == key })?.slot else {
      Issue.record("there is no item \(key) to swipe, but \(items)", sourceLocation: sourceLocation)
      return []
    }
    return probe?.openSwipe(slot, edge: edge) ?? []
  }

  /// Taps an action of the open swipe.
  func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if probe?.performSwipeAction(titled: title) != true {
      Issue.record("no swipe action \(title) is offered", sourceLocation: sourceLocation)
    }
    HostLoop.settle()
  }
}
