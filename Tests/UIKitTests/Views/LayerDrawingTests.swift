import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Layers and views that make their contents themselves.
@MainActor @Suite("Layers that draw", .serialized) struct LayerDrawingTests {
  private final class Disc: CALayer {
    var radius: CGFloat = 5
    override func draw(in ctx: CGContext) { ctx.fillEllipse(in: CGRect(x: 0, y: 0, width: radius, height: radius)) }
  }

  private final class Ring: CAShapeLayer {
    override var frame: CGRect {
      didSet { path = UIBezierPath(ovalIn: bounds).cgPath }
    }
  }

  @Test("A layer's class may observe its frame, and bounds and position have followed by then")
  func observedFrame() {
    let ring = Ring()
    ring.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(ring.bounds.size == CGSize(width: 30, height: 40) && ring.position == CGPoint(x: 25, y: 40))
    #expect(ring.path?.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  private func drawn(_ view: UIView) -> String? {
    var builder = AppearanceBuilder()
    builder.within("View") { view.describe(into: &$0) }
    return builder.elements.compactMap { $0["sublayers"] }.first
  }

  @Test("What a layer's class draws is seen once it was asked for, and stays until it is asked for again")
  func sublayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let disc = Disc()
    disc.frame = view.bounds
    view.layer.addSublayer(disc)
    #expect(drawn(view) == nil)
    disc.setNeedsDisplay()
    #expect(drawn(view)?.contains("fill ellipse 0.0,0.0 5.0×5.0") == true)
    disc.radius = 9
    #expect(drawn(view)?.contains("5.0×5.0") == true)
    disc.setNeedsDisplay()
    #expect(drawn(view)?.contains("9.0×9.0") == true)
  }

  private final class Frames: UIImageView {
    var number = 0
    override func display(_ layer: CALayer) {
      number += 1
      image = UIImage(systemName: "\(number).circle")
    }
  }

  @Test("A view that makes its layer's contents is asked to before the next layout")
  func displayed() {
    let window = TestWindow()
    let frames = Frames(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.root.view.addSubview(frames)
    frames.layer.setNeedsDisplay()
    #expect(frames.number == 0)
    frames.layoutIfNeeded()
    #expect(frames.number == 1 && frames.image?.description == "1.circle")
    frames.setNeedsLayout()
    frames.layoutIfNeeded()
    #expect(frames.number == 1)
  }

  @Test("The part of a circle that touches two lines begins and ends on them")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 0.01 && abs(path.currentPoint.y - 4) < 0.01)
    #expect(path.boundingBox.maxX < 10.01 && path.boundingBox.minY > -0.01)
  }
}
