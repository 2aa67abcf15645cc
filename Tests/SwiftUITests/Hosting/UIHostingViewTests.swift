import CoreGraphics
import Foundation
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@testable import SwiftUI

/// Content in a view that has no controller, and in a controller that a storyboard makes.
@MainActor @Suite("Hosting without a controller of one's own", .serialized) struct UIHostingViewTests {
  init() { RunState.begin() }

  private struct Counter: View {
    var name: String
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Button("\(name) \(count) \(scheme == .dark ? "dark" : "light")") { count += 1 }.frame(width: 100, height: 40)
    }
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    root.view.addSubview(view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return window
  }
  private func tap(_ view: UIView, _ window: UIWindow) {
    TouchDriver.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), in: window)
    HostLoop.runFrames()
  }

  @Test("The content is as large as the view, takes touches, and keeps its state when the root is set anew")
  func rootView() {
    let view = _UIHostingView(rootView: Counter(name: "a"))
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 100, height: 40))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
    let window = show(view)
    tap(view, window)
    #expect(view.shownTexts == ["a 1 light"])
    view.rootView = Counter(name: "b")
    HostLoop.runFrames()
    #expect(view.shownTexts == ["b 1 light"])
  }

  @Test("The environment follows the traits of the view")
  func traits() {
    let view = _UIHostingView(rootView: Counter(name: "a"))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
    let window = show(view)
    window.overrideUserInterfaceStyle = .dark
    HostLoop.runFrames()
    #expect(view.shownTexts == ["a 0 dark"])
  }

  private final class Appearing {
    var entries: [String] = []
  }

  @Test("Content appears with the view's window and goes with it")
  func appearance() {
    let log = Appearing()
    let view = _UIHostingView(
      rootView: Text("a").onAppear { log.entries.append("on") }.onDisappear { log.entries.append("off") })
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let window = show(view)
    #expect(log.entries == ["on"])
    view.removeFromSuperview()
    HostLoop.runFrames()
    #expect(log.entries == ["on", "off"] && window.isKeyWindow)
  }

  private final class Scene: UIHostingController<Counter> {
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder, rootView: Counter(name: "storyboard")) }
  }

  @Test("A controller that a storyboard makes shows its own content, which works as any")
  func storyboard() throws {
    let controller = try #require(Scene(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    tap(controller.view, window)
    #expect(controller.view.shownTexts == ["storyboard 1 light"])
    let segue = UIHostingController(coder: NSKeyedArchiver(requiringSecureCoding: false), rootView: Text("segue"))
    window.rootViewController = segue
    HostLoop.runFrames()
    #expect(segue?.view.shownTexts == ["segue"])
  }
}
