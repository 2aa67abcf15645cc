import Foundation
import HeadlessCore
import Testing

@testable import UIKit

/// Constraints that an app changes while its views are laid out.
@MainActor @Suite("AL constraints that are changed in a layout") struct ConstraintsInLayoutTests {
  init() { RunState.begin() }

  /// Activates a new one in each layout, before it or after it.
  private final class Activating: UIViewController {
    let badge = UIView()
    var layouts = 0
    /// What each new constraint asks for; the badge is 40 points wide.
    var wanted: (before: CGFloat?, after: CGFloat?)

    override func viewDidLoad() {
      super.viewDidLoad()
      badge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: view.topAnchor), badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      if let width = wanted.before { badge.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if let width = wanted.after { badge.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
  }

  private func shown(_ controller: Activating) -> (rounds: Int, frames: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let rounds = controller.layouts
    HostLoop.advance(by: 1)
    return (rounds, controller.layouts - rounds)
  }

  @Test("the same ones in each layout, or others that contradict them, bring no further layout", arguments: [40, 50])
  func repeated(width: Int) {
    for wanted: (CGFloat?, CGFloat?) in [(CGFloat(width), nil), (nil, CGFloat(width))] {
      let controller = Activating()
      controller.wanted = wanted
      let counts = shown(controller)
      // The first ones of all are part of what the view begins with.
      #expect(counts.rounds <= 2 && counts.frames <= 1, "\(wanted): \(counts)")
      #expect(controller.badge.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
      let before = controller.layouts
      controller.view.setNeedsLayout()
      HostLoop.advance(by: 1)
      #expect(controller.layouts == before + 1, "\(wanted)")
    }
  }

  /// Is as high as its content asks for, which is known once it is laid out.
  private final class Following: UIViewController {
    let content = UIView()
    var height: NSLayoutConstraint?
    var wanted: [CGFloat] = [60, 80, 80]
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let height = content.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor), content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 40), height,
      ])
      self.height = height
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      height?.constant = wanted[min(layouts, wanted.count - 1)]
      layouts += 1
    }
  }

  @Test("a constant that moves something brings another layout, until nothing moves any more")
  func converging() {
    let controller = Following()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    HostLoop.advance(by: 1)
    #expect(controller.content.frame.height == 80)
    #expect((3...4).contains(controller.layouts))
    let layouts = controller.layouts
    HostLoop.advance(by: 1)
    #expect(controller.layouts == layouts)
  }
}
