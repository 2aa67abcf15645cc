import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite(.serialized) @MainActor
struct DrawingTests {
  private final class Ring: UIView {
    var part: CGFloat = 0.25
    var drawings = 0
    override func draw(_ rect: CGRect) {
      drawings += 1
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.red.cgColor)
      context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: part, clockwise: false)
      context.strokePath()
    }
  }

  private func property(_ name: String, of view: UIView) -> String? {
    var builder = AppearanceBuilder()
    builder.within("View") { view.describe(into: &$0) }
    return builder.elements.compactMap { $0[name] }.first
  }

  @Test("What a view draws is part of its appearance, and stays until it is asked to draw again")
  func drawing() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = property("drawing", of: ring)
    #expect(first?.contains("stroke m 5.0 0.0") == true)
    ring.part = 0.75
    #expect(property("drawing", of: ring) == first)
    #expect(ring.drawings == 1)
    ring.setNeedsDisplay()
    #expect(property("drawing", of: ring) != first)
    #expect(ring.drawings == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private final class Cell: UIView {
    let binding = CellBindingState(cell: CellID(7))
    override var cellBinding: CellBindingState? { binding }
  }

  @Test("A drawing is the work of the item it was drawn for, until it is asked for again; another style draws it by itself")
  func owner() {
    let (cell, ring) = (Cell(), Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    cell.addSubview(ring)
    func owner() -> ItemID? {
      _ = property("drawing", of: ring)
      return ring.provenance(of: "drawing")?.item
    }
    let owners = recording {
      cell.binding.item = ItemID(key: "A")
      var owners = [owner()]
      cell.binding.item = ItemID(key: "B")
      owners.append(owner())
      ring.setNeedsDisplay()
      owners.append(owner())
      cell.binding.item = ItemID(key: "C")
      ring.overrideUserInterfaceStyle = .dark
      owners.append(owner())
      return owners
    }.result
    #expect(owners.map { $0?.key } == ["A", "A", "B", "C"])
  }

  private final class Bars: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
      UIRectFrame(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectFillUsingBlendMode(CGRect(x: 6, y: 6, width: 1, height: 1), .multiply)
    }
  }

  @Test("Rectangles that UIKit fills and frames are drawn in the present colour")
  func rectangles() {
    let drawing = property("drawing", of: Bars(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(drawing?.contains("1.0,2.0 3.0×4.0") == true && drawing?.contains("0.0,7.0 8.0×1.0") == true)
    #expect(drawing?.contains("multiply") == true)
    UIRectFill(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Gradients and shapes that an app puts into a layer are part of the appearance, one entry for each")
  func sublayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(property("sublayers", of: view) == nil)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(gradient)
    let one = property("sublayers", of: view)
    #expect(one?.hasPrefix("[0 0 10 10: gradient") == true)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    #expect(property("sublayers", of: view)?.contains("0–0.5") == true)
    shape.isHidden = true
    #expect(property("sublayers", of: view) == one)
    gradient.removeFromSuperlayer()
    #expect(property("sublayers", of: view) == nil)
  }

  @Test("A layer that lies wholly behind an opaque one is not seen, and what it draws beside that is")
  func coveredLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func gradient(_ last: UIColor, in frame: CGRect? = nil) -> CAGradientLayer {
      let gradient = CAGradientLayer()
      gradient.frame = frame ?? view.bounds
      gradient.colors = [UIColor.red.cgColor, last.cgColor]
      return gradient
    }
    func shown(_ layers: CALayer...) -> Int? {
      view.layer.sublayers = layers
      return property("sublayers", of: view)?.components(separatedBy: "; ").count
    }
    let old = gradient(.blue)
    #expect(shown(old, gradient(.green)) == 1)
    #expect(property("sublayers", of: view)?.contains("\(UIColor.green.cgColor)") == true)
    #expect(shown(gradient(.clear), old) == 1 && shown(old, gradient(.clear)) == 2)
    #expect(shown(old, gradient(.green, in: CGRect(x: 0, y: 0, width: 10, height: 5))) == 2)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 4)).cgPath
    #expect(shown(shape, old) == 2)
  }

  @Test("An image drawn by Core Graphics is known by what was drawn")
  func images() {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        context.cgContext.setFillColor(color.cgColor)
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    #expect(image(.red) == image(.red))
    #expect(image(.red) != image(.blue))
  }

  @Test("Literals of colours and images make UIKit's values")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let image: UIImage = #imageLiteral(resourceName: "logo")
    #expect(image == UIImage(named: "logo"))
  }

  @Test("An attributed string keeps its attributes both ways")
  func attributed() throws {
    let text = NSAttributedString(
      string: "Hi", attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 2])
    let value = AttributedString(text)
    #expect(value.font == .boldSystemFont(ofSize: 12))
    #expect(value.kern == 2)
    #expect(try NSAttributedString(value, including: \.uiKit).attributes(at: 0, effectiveRange: nil)[.kern] as? CGFloat == 2)
    #expect(AttributeContainer([.foregroundColor: UIColor.blue]).foregroundColor == .blue)
  }
}

@MainActor @Suite("Drawing with Core Foundation's names and layers", .serialized) struct DrawingNameTests {
  @Test("A gradient takes its colors as an array of Core Foundation's")
  func gradient() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let named = try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1]))
    #expect(named == CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]))
  }

  @Test("A rendered layer is what its view shows")
  func rendering() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "shown"
    let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
    label.text = "other"
    let later = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
    #expect(image.description != later.description)
    #expect(image.description.contains("shown"))
  }

  @Test("A document has the pages that were begun, what was drawn on each, and what it says of itself")
  func document() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Receipt"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400), format: format)
    func text(_ amount: String) -> String {
      let data = renderer.pdfData { context in
        context.beginPage()
        amount.draw(at: CGPoint(x: 4, y: 5))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        context.cgContext.fill(context.pdfContextBounds)
      }
      return String(decoding: data, as: UTF8.self)
    }
    let receipt = text("12 €")
    #expect(receipt.hasPrefix("%PDF-") && receipt.contains("/Count 2") && receipt.contains("/Title (Receipt)"))
    #expect(receipt.contains("/MediaBox [0.0 0.0 300.0 400.0]") && receipt.contains("/MediaBox [0.0 0.0 50.0 60.0]"))
    #expect(receipt.contains("% text 12 € at 4.0,5.0\n") && receipt == text("12 €") && receipt != text("13 €"))
  }
}
