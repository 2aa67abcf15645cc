import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Anchor points") struct AnchorPointTests {
  @Test("The centre stays and the view moves, whether the view is written or its layer")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero && view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    view.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(view.layer.anchorPoint == CGPoint(x: 1, y: 0.5) && view.frame == CGRect(x: -5, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    view.frame = CGRect(x: 100, y: 0, width: 60, height: 20)
    #expect(view.center == CGPoint(x: 160, y: 10) && view.frame == CGRect(x: 100, y: 0, width: 60, height: 20))
  }

  @Test("A transform turns around it, and a finger meets the view where it is seen")
  func transforms() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let door = UIView()
    parent.addSubview(door)
    door.anchorPoint = .zero
    door.frame = CGRect(x: 50, y: 50, width: 40, height: 20)
    door.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(door.frame == CGRect(x: 50, y: 50, width: 80, height: 40))
    #expect(door.convert(CGPoint(x: 40, y: 20), to: parent) == CGPoint(x: 130, y: 90))
    #expect(parent.hitTest(CGPoint(x: 125, y: 85), with: nil) === door)
    #expect(parent.hitTest(CGPoint(x: 45, y: 55), with: nil) === parent)
  }

  @Test("A layer's position and bounds are the view's")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
    view.layer.frame = CGRect(x: 5, y: 6, width: 10, height: 30)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 30) && view.bounds.size == CGSize(width: 10, height: 30))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    turned.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(turned.layer.affineTransform().a == 3)
  }
}
