import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Views that fall, are pulled and meet others.
@MainActor @Suite("Dynamics", .serialized) struct DynamicsTests {
  init() { RunState.begin() }

  private let stage = TestWindow()

  private final class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      if heard.last != "contact" { heard.append("contact") }
    }
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 50))
    stage.root.view.addSubview(view)
    return view
  }

  @Test("A view falls faster and faster, and rests at the lower edge")
  func falling() {
    let view = box(100, 0)
    let animator = UIDynamicAnimator(referenceView: stage.root.view)
    let watcher = Watcher()
    animator.delegate = watcher
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = watcher
    var ways: [CGFloat] = []
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { ways.append(view.frame.minY) }
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    #expect(animator.isRunning && watcher.heard == ["resume"])
    HostLoop.settle()
    #expect(ways.count > 30 && ways[20] - ways[19] > ways[10] - ways[9] && ways[5] > 0)
    #expect(abs(view.frame.maxY - stage.root.view.bounds.maxY) < 1 && view.frame.minX == 100)
    #expect(!animator.isRunning && watcher.heard == ["resume", "contact", "pause"])
  }

  @Test("A view snaps to its point and stands upright there; another point takes it along")
  func snapping() {
    let view = box(0, 0)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = UIDynamicAnimator(referenceView: stage.root.view)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
    animator.addBehavior(snap)
    HostLoop.settle()
    #expect(view.center == CGPoint(x: 200, y: 300) && abs(atan2(view.transform.b, view.transform.a)) < 0.05)
    snap.snapPoint = CGPoint(x: 100, y: 120)
    HostLoop.settle()
    #expect(view.center == CGPoint(x: 100, y: 120))
  }

  @Test("A push moves a heavy view less far, and a view with resistance comes to rest")
  func pushing() {
    let (light, heavy) = (box(10, 10), box(10, 100))
    let animator = UIDynamicAnimator(referenceView: stage.root.view)
    for (view, density) in [(light, 1.0), (heavy, 4.0)] {
      let item = UIDynamicItemBehavior(items: [view])
      item.density = density
      item.resistance = 5
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(item)
      animator.addBehavior(push)
    }
    HostLoop.settle()
    #expect(light.frame.minX > heavy.frame.minX && heavy.frame.minX > 10 && light.frame.minY == 10)
    #expect(!animator.isRunning)
  }

  @Test("Views keep apart from one another, and a spring brings its view to the anchor")
  func meeting() {
    let (left, right) = (box(0, 0), box(120, 0))
    let animator = UIDynamicAnimator(referenceView: stage.root.view)
    animator.addBehavior(UICollisionBehavior(items: [left, right]))
    let fixed = UIDynamicItemBehavior(items: [right])
    fixed.isAnchored = true
    animator.addBehavior(fixed)
    let spring = UIAttachmentBehavior(item: left, attachedToAnchor: CGPoint(x: 200, y: 25))
    spring.length = 0
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    HostLoop.settle()
    #expect(right.frame.minX == 120 && abs(left.frame.maxX - 120) < 3)
    animator.removeBehavior(spring)
    let other = UIAttachmentBehavior(item: left, attachedToAnchor: CGPoint(x: 40, y: 200))
    (other.length, other.frequency, other.damping) = (0, 2, 1)
    animator.addBehavior(other)
    HostLoop.settle()
    #expect(abs(left.center.x - 40) < 2 && abs(left.center.y - 200) < 2)
  }

  @Test("Without behaviors nothing moves any more; what never rests does not hold up the screen")
  func ending() {
    let view = box(0, 0)
    let animator = UIDynamicAnimator(referenceView: stage.root.view)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    HostLoop.settle()
    #expect(view.frame.minY > 2_000 && animator.isRunning)
    animator.removeAllBehaviors()
    let place = view.frame
    HostLoop.settle()
    #expect(view.frame == place)
  }
}
