import CoreGraphics
import Testing

@testable import CoreGraphics

@Suite("Copies of paths") struct PathCopyTests {
  private func line(_ points: (CGFloat, CGFloat)...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test("a copy is equal until one of both changes, and may be moved")
  func copies() {
    let path = line((0, 0), (10, 0))
    let copy = path.mutableCopy()
    #expect(copy == path && path.copy() == path && Set([path, path.copy()]).count == 1)
    copy?.addLine(to: CGPoint(x: 10, y: 10))
    #expect(copy != path && path.currentPoint == CGPoint(x: 10, y: 0))
    var move = CGAffineTransform(translationX: 1, y: 2)
    #expect(path.copy(using: &move)?.description == "m 1.0 2.0 l 11.0 2.0")
    #expect(path.mutableCopy(using: &move)?.currentPoint == CGPoint(x: 11, y: 2) && path.copy(using: nil) == path)
  }

  @Test("a ring is one by both rules once it is normalized; what is no border goes, and what crosses itself stays")
  func normalized() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    ring.addRect(CGRect(x: 14, y: 14, width: 2, height: 2))
    let (middle, gap) = (CGPoint(x: 15, y: 15), CGPoint(x: 12, y: 15))
    #expect(ring.contains(gap) && !ring.contains(gap, using: .evenOdd))
    let plain = ring.normalized()
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!plain.contains(gap, using: rule) && plain.contains(middle, using: rule))
      #expect(plain.contains(CGPoint(x: 5, y: 5), using: rule))
    }
    #expect(plain.normalized() == plain && plain.boundingBox == ring.boundingBox)
    // By the winding rule the inner lines are no borders.
    #expect(ring.normalized(using: .winding).isRect(nil))
    let bow = line((0, 0), (10, 10), (10, 0), (0, 4))
    #expect(bow.normalized() == bow)
  }

  @Test("a dash may begin in a gap, and a part of a path in a later line")
  func dashes() {
    let path = line((0, 0), (10, 0), (10, 10))
    #expect(
      path.copy(dashingWithPhase: 7, lengths: [6, 2]).description.hasPrefix("m 1.0 0.0 l 7.0 0.0 m 9.0 0.0 l 10.0 0.0 l 10.0 5.0")
    )
    #expect(CGPath(path.outline.part(from: 0.5, to: 0.75)).description == "m 10.0 0.0 l 10.0 5.0")
  }

  @Test("a line without length is a dot where its ends are round or square, and nothing where they are cut off")
  func dots() {
    func dot(_ cap: CGLineCap) -> CGPath {
      line((10, 10), (10, 10)).copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    let (middle, corner) = (CGPoint(x: 11.5, y: 10), CGPoint(x: 11.8, y: 11.8))
    #expect(dot(.butt).isEmpty)
    #expect(dot(.round).contains(middle) && !dot(.round).contains(corner))
    #expect(dot(.square).contains(middle) && dot(.square).contains(corner))
  }

  @Test("a rotation comes before what was there already")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 1) < 1e-9)
    #expect(CGAffineTransform(1, 0, 0, 1, 5, 6) == CGAffineTransform(translationX: 5, y: 6))
  }
}
