import CoreGraphics
import Testing

@Suite("Geometry") struct GeometryTests {
  private func close(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test("transforms apply in the order in which they were put together, and inverses undo them")
  func transforms() {
    let point = CGPoint(x: 3, y: 4)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 72))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 32))
    #expect(close(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3)))
    let all = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: -2).scaledBy(x: 2, y: 0.5)
    #expect(close(point.applying(all).applying(all.inverted()), point))
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(CGRect(x: 1, y: 1, width: 2, height: 3).applying(scale) == CGRect(x: 2, y: 3, width: 4, height: 9))
    #expect(CGSize(width: 2, height: 3).applying(move) == CGSize(width: 2, height: 3))
  }

  @Test("the functions of C make the same values")
  func makers() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    let point = CGPointMake(1, 2)
    #expect(point.applying(CGAffineTransformMakeTranslation(3, 4)) == CGPoint(x: 4, y: 6))
    #expect(point.applying(CGAffineTransformMakeScale(3, 4)) == CGPoint(x: 3, y: 8))
    #expect(close(point.applying(CGAffineTransformMakeRotation(.pi / 2)), CGPoint(x: -2, y: 1)))
  }

  @Test("a path knows its steps, bounds and what is inside")
  func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.description == "m 0.0 0.0 l 10.0 0.0 q 10.0 10.0 0.0 10.0 h")
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // What lies on the outline belongs to the path.
    #expect(path.contains(CGPoint(x: 10, y: 0)) && path.contains(CGPoint(x: 4, y: 0)) && path.contains(CGPoint(x: 0, y: 7)))
    #expect(!path.contains(CGPoint(x: 4, y: -0.01)))
    #expect(path.contains(CGPoint(x: 6, y: 6)) && !path.contains(CGPoint(x: 9, y: 9)))
    #expect(path.currentPoint == .zero)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    // A function that hands its result on through a pointer.
    var ends: [CGPoint] = []
    withUnsafeMutablePointer(to: &ends) { ends in
      path.apply(info: ends) { info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: [CGPoint].self).pointee.append(element.pointee.points[0])
      }
    }
    #expect(ends == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("circles, rounded rectangles and holes")
  func shapes() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(circle.contains(CGPoint(x: 5, y: 9.8)) && !circle.contains(CGPoint(x: 9, y: 9)))
    let rounded = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4, transform: nil)
    #expect(rounded.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!rounded.contains(CGPoint(x: 0.2, y: 0.2)) && rounded.contains(CGPoint(x: 2, y: 2)))
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    ring.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    #expect(ring.contains(CGPoint(x: 4, y: 4)) && !ring.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!circle.isRect(nil))
  }

  @Test("an arc of a full turn ends where it began; a quarter turn is on the circle")
  func arcs() {
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(close(arc.currentPoint, CGPoint(x: 0, y: 10)))
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(close(other.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(arc.boundingBoxOfPath.minX > -1e-9 && other.boundingBoxOfPath.minX < -9.9)
  }

  @Test("colours are equal when space and components are")
  func colors() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0, alpha: 1) == .black)
    #expect(CGColor.white.copy(alpha: 0.5)?.components == [1, 0.5])
    #expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
  }
}
