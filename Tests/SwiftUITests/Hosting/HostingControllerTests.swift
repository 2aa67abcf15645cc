import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// HC: hosting controllers alone, as children, and used wrongly.
@MainActor @Suite("Hosting controllers", .serialized) struct HostingControllerTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    @State private var height = 40.0
    var body: some View {
      Button(
        action: {
          count += 1
          height += 10
        }, label: { Text("\(name) \(count)").frame(width: 100, height: height) })
    }
  }

  init() { RunState.begin() }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return window
  }

  private func tap(_ view: UIView) {
    guard let window = view.window else {
      Issue.record("a view to tap is in no window")
      return
    }
    TouchDriver.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), in: window)
    HostLoop.runFrames()
  }

  @Test("HC-01 a root view set anew updates in place and keeps state; one of another type starts anew")
  func rootView() {
    let controller = UIHostingController(rootView: AnyView(Counter(name: "a")))
    let window = window(controller)
    tap(controller.view)
    controller.rootView = AnyView(Counter(name: "b"))
    HostLoop.runFrames()
    #expect(controller.view.shownTexts == ["b 1"])
    controller.rootView = AnyView(Text("other"))
    HostLoop.runFrames()
    controller.rootView = AnyView(Counter(name: "c"))
    HostLoop.runFrames()
    #expect(controller.view.shownTexts == ["c 0"])
    #expect(window.isKeyWindow)
  }

  @Test("HC-02 lengths from 2,777,780 up ask for the ideal size; the result is rounded up to the pixel")
  func sizes() {
    let long = Text(String(repeating: "word ", count: 20))
    let controller = UIHostingController(rootView: long)
    let ideal = controller.sizeThatFits(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity))
    #expect(controller.sizeThatFits(in: CGSize(width: 2_777_780, height: 2_777_780)) == ideal)
    #expect(abs(ideal.height - 61.0 / 3) < 0.001)
    let narrow = controller.sizeThatFits(in: CGSize(width: 100, height: 2_777_780))
    #expect(narrow.width <= 100 && narrow.height > 100)
    #expect((narrow.height * 3).rounded() == narrow.height * 3 || abs((narrow.height * 3).rounded() - narrow.height * 3) < 0.001)
  }

  @Test("HC-03 by default nobody learns of another ideal size; the options tell the view, the controller, or both")
  func sizingOptions() {
    final class Watcher: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        told.append(container.preferredContentSize)
      }
    }
    func heights(_ options: UIHostingControllerSizingOptions) -> (preferred: [Double], view: Double) {
      let parent = Watcher()
      let child = UIHostingController(rootView: Counter(name: "a"))
      child.sizingOptions = options
      let window = window(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      ])
      child.didMove(toParent: parent)
      HostLoop.runFrames()
      tap(child.view)
      _ = window
      return (parent.told.map { Double($0.height) }, Double(child.view.bounds.height))
    }
    let none = heights([])
    #expect(none.preferred.isEmpty && none.view == 40)
    let intrinsic = heights(.intrinsicContentSize)
    #expect(intrinsic.preferred.isEmpty && intrinsic.view == 50)
    let preferred = heights(.preferredContentSize)
    #expect(preferred.preferred == [50] || preferred.preferred == [40, 50])
    #expect(preferred.view == 40)
    let controller = UIHostingController(rootView: Counter(name: "a"))
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize.height == 40)
  }

  @Test("HC-04 content keeps away from the safe area unless no region is named; sizes include it")
  func safeArea() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 100, height: 40))
    let window = window(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    HostLoop.runFrames()
    func top() -> Double? { controller.view.shownElements.first { $0.role == .shape || $0.frame.height == 40 }?.frame.y }
    #expect(top() == 210)
    #expect(controller.sizeThatFits(in: CGSize(width: 320, height: CGFloat.infinity)).height == 100)
    controller.safeAreaRegions = []
    HostLoop.runFrames()
    #expect(top() == 180 && controller._disableSafeArea)
    #expect(controller.sizeThatFits(in: CGSize(width: 320, height: CGFloat.infinity)).height == 40)
    #expect(window.isKeyWindow)
  }

  private struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { NavigationLink("\(scheme)") { Text("pushed") } }
  }

  @Test("HC-05 a view without its controller in the hierarchy has a stale environment, no safe area and nowhere to push")
  func detached() {
    func show(_ isChild: Bool) -> (texts: [String], top: Double?, pushed: Bool, unreachable: Int, misused: Int) {
      let parent = UIViewController()
      parent.overrideUserInterfaceStyle = .dark
      parent.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
      let child = UIHostingController(rootView: Surroundings())
      let navigation = UINavigationController(rootViewController: parent)
      let window = window(navigation)
      if isChild { parent.addChild(child) }
      child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      parent.view.addSubview(child.view)
      if isChild { child.didMove(toParent: parent) }
      HostLoop.runFrames()
      let text = child.view.shownElements.first { $0["text"] != nil }
      let events = recording {
        HostingMisuse.check()
        let y = child.view.bounds.minY + (text.map { $0.frame.y + 5 } ?? 0)
        TouchDriver.tap(at: child.view.convert(CGPoint(x: 160, y: y), to: nil), in: window)
        HostLoop.settle()
      }
      let unreachable = events.filter { if case .unowned = $0 { true } else { false } }.count
      let misused = events.filter { if case .hostingMisused(_, _, _, "HC-05") = $0 { true } else { false } }.count
      return (child.view.shownTexts, text?.frame.y, navigation.viewControllers.count == 2, unreachable, misused)
    }
    let attached = show(true)
    #expect(attached.texts == ["dark"] && attached.pushed && attached.unreachable == 0 && attached.misused == 0)
    let detached = show(false)
    #expect(detached.texts == ["light"] && !detached.pushed && detached.unreachable == 1 && detached.misused == 1)
    #expect((attached.top ?? 0) - (detached.top ?? 0) == 50)
  }

  @Test("HC-06 a profile value: a root view that was set is not measured before the next layout")
  func lateRendering() {
    defer { RunState.begin() }
    for isLate in [false, true] {
      let profile = Profile(name: "test", os: 17, stateResetsOnRedisplay: false, measuresOldRootUntilLayout: isLate)
      RunState.begin(RunConfiguration(profile: profile))
      let controller = UIHostingController(rootView: AnyView(Color.red.frame(width: 10, height: 40)))
      let window = window(controller)
      controller.rootView = AnyView(Color.red.frame(width: 10, height: 90))
      let size = CGSize(width: 320, height: CGFloat.infinity)
      #expect(controller.sizeThatFits(in: size).height == (isLate ? 40 : 90))
      controller.view.layoutIfNeeded()
      #expect(controller.sizeThatFits(in: size).height == 90)
      #expect(window.isKeyWindow)
    }
    #expect(Profile.all.allSatisfy { !$0.measuresOldRootUntilLayout })
  }
}
