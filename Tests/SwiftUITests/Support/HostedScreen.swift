import CellTrace
import HeadlessCore

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A window whose screen is a SwiftUI view, as a user and the harness see it.
@MainActor final class HostedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller: UIHostingController<AnyView>

  init<V: View>(_ view: V, profile: Profile = .iOS18) {
    RunContext.reset(RunConfiguration(profile: profile))
    ListOrdinals.reset()
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

  /// Touches an item, or the text in it.
  func tap(_ key: String, text: String? = nil) {
    guard let visible = probe?.visible().first(where: { $0.item.key == key }) else { return }
    var point = CGPoint(x: visible.cell.bounds.midX, y: visible.cell.bounds.midY)
    if let text, let frame = shown(key)?.elements.first(where: { $0["text"] == text })?.frame {
      point = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
    TouchDriver.tap(at: visible.cell.convert(point, to: nil), in: window)
    HostLoop.settle()
  }

  /// Swipes an item open; the titles of what is offered.
  func swipe(_ key: String, _ edge: CellTrace.Edge = .trailing) -> [String] {
    guard let slot = probe?.items().first(where: { $0.item.key == key })?.slot else { return [] }
    return probe?.openSwipe(slot, edge: edge) ?? []
  }

  func choose(_ title: String) {
    _ = probe?.performSwipeAction(titled: title)
    HostLoop.settle()
  }
}
