@_spi(CellHarness) import CoreGraphics
import Testing

@Suite("Orders of drawing") struct ContextTests {
  private final class Orders { var all: [String] = [] }

  private func drawn(_ draw: (CGContext) -> Void) -> [String] {
    let orders = Orders()
    draw(CGContext(clip: CGRect(x: 0, y: 0, width: 100, height: 50)) { orders.all.append($0) })
    return orders.all
  }

  @Test("a document is in its file once it is closed: a page for each that was begun, with what was drawn on it")
  func document() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    var box = CGRect(x: 0, y: 0, width: 300, height: 400)
    let context = try #require(CGContext(url as CFURL, mediaBox: &box, [kCGPDFContextTitle: "Cards (all)"] as CFDictionary))
    context.fill(CGRect(x: 9, y: 9, width: 9, height: 9))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.endPDFPage()
    context.beginPDFPage(nil)
    context.endPDFPage()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    context.closePDF()
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2") && text.contains("/MediaBox [0.0 0.0 300.0 400.0]"))
    #expect(text.contains("/Title (Cards \\(all\\))") && text.contains("% fill 1.0") && !text.contains("% fill 9.0"))
    let other = NSMutableData()
    CGDataConsumer(data: other).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) }?.closePDF()
    #expect(String(decoding: other as Data, as: UTF8.self).contains("/Count 0"))
    try FileManager.default.removeItem(at: url)
  }

  @Test("a path is drawn as it was made, and the next one begins empty")
  func paths() {
    let same = CGMutablePath()
    same.move(to: CGPoint(x: 1, y: 2))
    same.addLine(to: CGPoint(x: 3, y: 4))
    same.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    same.addCurve(to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    same.closeSubpath()
    let orders = drawn { context in
      #expect(context.isPathEmpty && context.boundingBoxOfClipPath.width == 100)
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 3, y: 4))
      context.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      context.addCurve(to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      context.closePath()
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2) && context.boundingBoxOfPath == same.boundingBox)
      context.fillPath()
      #expect(context.isPathEmpty)
      context.addPath(same)
      context.beginPath()
      context.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)])
      context.clip()
      context.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
      context.drawPath(using: .stroke)
    }
    let rects = CGMutablePath()
    rects.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)])
    #expect(orders == ["fill \(same)", "clip \(rects)", "stroke m 0.0 0.0 l 4.0 0.0"])
  }

  @Test("transforms apply to what is drawn after them, and go with the saved state")
  func transforms() {
    let orders = drawn { context in
      context.translateBy(x: 10, y: 20)
      context.saveGState()
      context.scaleBy(x: 2, y: 3)
      #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 23))
      context.rotate(by: 0)
      context.restoreGState()
      #expect(context.ctm == CGAffineTransform(translationX: 10, y: 20))
      context.restoreGState()
      #expect(context.ctm == .identity)
    }
    #expect(
      orders == [
        "transform 1.0 0.0 0.0 1.0 10.0 20.0", "save", "transform 2.0 0.0 0.0 3.0 0.0 0.0", "transform 1.0 0.0 -0.0 1.0 0.0 0.0",
        "restore", "restore",
      ])
  }

  @Test("each setting of lines, shadows and layers is an order")
  func settings() {
    let orders = drawn { context in
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.endTransparencyLayer()
    }
    #expect(
      orders == [
        "line width 2.0", "line cap round", "line join bevel", "miter limit 4.0", "dash 1.0 [2.0, 3.0]", "alpha 0.5",
        "shadow 1.0 2.0 3.0", "shadow 1.0 2.0 3.0 none", "begin layer", "end layer",
      ])
  }

  @Test("a colour by its components is the colour itself")
  func colors() {
    let parts = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setFillColor(gray: 0.5, alpha: 1)
      context.setStrokeColor(gray: 0.5, alpha: 1)
    }
    let whole = drawn { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.setStrokeColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.setFillColor(CGColor(gray: 0.5, alpha: 1))
      context.setStrokeColor(CGColor(gray: 0.5, alpha: 1))
    }
    #expect(parts == whole && Set(parts).count == 4)
    let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])
    #expect(red?.components == [1, 0, 0, 0.5] && red?.numberOfComponents == 4)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])?.components == [0.5, 1])
  }

  @Test("rectangles and ellipses are drawn without a path")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let orders = drawn { context in
      context.fill([rect])
      context.stroke(rect)
      context.stroke(rect, width: 2)
      context.strokeEllipse(in: rect)
      context.clear(rect)
      context.clip(to: [rect])
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
      #expect(context.isPathEmpty)
    }
    #expect(
      orders == [
        "fill [\"1.0,2.0 3.0×4.0\"]", "stroke 1.0,2.0 3.0×4.0", "stroke 1.0,2.0 3.0×4.0 width 2.0",
        "stroke ellipse 1.0,2.0 3.0×4.0", "clear 1.0,2.0 3.0×4.0", "clip [\"1.0,2.0 3.0×4.0\"]",
        "segments [\"0.0 0.0\", \"1.0 1.0\"]",
      ])
  }
}
