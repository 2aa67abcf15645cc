@_spi(CellHarness) import CoreGraphics
import Foundation

/// Draws a document. Nothing is rendered: a page holds the orders that drew it.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format.covering(bounds)
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let document = PDFPages(box: bounds, information: format.documentInfo)
    let context = UIGraphicsPDFRendererContext(bounds, format)
    let orders = DrawingLog.recording(in: bounds) { actions(context) }
    var boxes = context.boxes[...]
    for order in orders {
      if order == UIGraphicsPDFRendererContext.pageOrder { document.begin(boxes.popFirst()) } else { document.add(order) }
    }
    return document.data
  }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What a document is made for.
open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// What the document says of itself.
  open var documentInfo: [String: Any] = [:]
  open var bounds: CGRect { drawn }
  private var drawn = CGRect.zero

  fileprivate func covering(_ bounds: CGRect) -> UIGraphicsPDFRendererFormat {
    let copy = UIGraphicsPDFRendererFormat()
    copy.documentInfo = documentInfo
    copy.drawn = bounds
    return copy
  }
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Where a document is drawn. What is drawn before the first page is lost.
open class UIGraphicsPDFRendererContext: NSObject {
  /// Stands among the orders where a page begins.
  static let pageOrder = "begin page"
  private let bounds: CGRect
  private(set) var boxes: [CGRect] = []
  public let format: UIGraphicsPDFRendererFormat
  /// Where the drawing goes, for code that draws with Core Graphics.
  public let cgContext: CGContext

  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    cgContext = CGContext(clip: bounds) { DrawingLog.note($0) }
    super.init()
  }

  /// The present page.
  open var pdfContextBounds: CGRect { boxes.last ?? bounds }
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    boxes.append(bounds)
    DrawingLog.note(Self.pageOrder)
  }
  open func fill(_ rect: CGRect) { DrawingLog.add("fill \(DrawingLog.text(rect))") }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { DrawingLog.add("fill \(DrawingLog.text(rect)) \(blendMode)") }
  open func stroke(_ rect: CGRect) { DrawingLog.add("stroke \(DrawingLog.text(rect))") }
  open func clip(to rect: CGRect) { DrawingLog.add("clip \(DrawingLog.text(rect))") }
  // Links within a document lead nowhere here.
  open func setURL(_ url: URL, for rect: CGRect) { DrawingLog.add("link \(url.absoluteString) \(DrawingLog.text(rect))") }
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
