/// The pages of a document that an app draws. Nothing renders them: a page's contents are the orders that drew it, as comments.
@_spi(CellHarness) public final class PDFPages: @unchecked Sendable {
  private struct Page {
    var box: CGRect
    var orders: [String] = []
  }

  private let box: CGRect
  private let information: [String: String]
  private var pages: [Page] = []
  private var isOpen = false
  /// Where the document goes when it is complete.
  private var output: ((Data) -> Void)?

  /// A document without a page. A letter's size is what pages have that nobody says anything of.
  public init(box: CGRect?, information: [String: Any], output: ((Data) -> Void)? = nil) {
    self.box = box ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.information = information.compactMapValues { $0 as? String }
    self.output = output
  }

  deinit { finish() }

  public func begin(_ box: CGRect? = nil) {
    pages.append(Page(box: box ?? self.box))
    isOpen = true
  }
  /// What is drawn between pages is on none.
  public func add(_ order: String) { if isOpen { pages[pages.count - 1].orders.append(order) } }
  public func end() { isOpen = false }
  public func finish() {
    output?(data)
    output = nil
  }

  /// The document as a file.
  public var data: Data {
    let numbers = pages.indices.map { 4 + 2 * $0 }
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count \(pages.count) /Kids [\(numbers.map { "\($0) 0 R" }.joined(separator: " "))] >>",
      "<< \(information.sorted { $0.key < $1.key }.map { "/\(name($0.key)) \(text($0.value))" }.joined(separator: " ")) >>",
    ]
    for (page, number) in zip(pages, numbers) {
      let contents = page.orders.map { "% \($0.replacing("\n", with: " "))\n" }.joined()
      let edges = [page.box.minX, page.box.minY, page.box.maxX, page.box.maxY].map { "\($0)" }.joined(separator: " ")
      objects.append("<< /Type /Page /Parent 2 0 R /MediaBox [\(edges)] /Contents \(number + 1) 0 R >>")
      objects.append("<< /Length \(contents.utf8.count) >>\nstream\n\(contents)endstream")
    }
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { file += String(repeating: "0", count: max(0, 10 - "\(place)".count)) + "\(place) 00000 n \n" }
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(file.utf8)
  }

  private func name(_ key: String) -> String { key.replacing("kCGPDFContext", with: "") }
  private func text(_ value: String) -> String {
    "(\(value.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")))"
  }
}

/// Where a document goes.
public final class CGDataConsumer: @unchecked Sendable {
  let take: (Data) -> Void
  public init?(data: CFMutableData) { take = { data.setData($0) } }
  public init?(url: CFURL) {
    let url = url as URL
    take = { try? $0.write(to: url) }
  }
}

extension CGContext {
  /// Draws a document, which is in the file when it is closed.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }
  /// Draws a document, which is handed over when it is closed.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let document = PDFPages(
      box: mediaBox?.pointee, information: auxiliaryInfo as? [String: Any] ?? [:], output: { consumer.take($0) })
    self.init(clip: mediaBox?.pointee ?? .infinite) { document.add($0) }
    self.document = document
  }

  /// Begins a page of a document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { document?.begin() }
  public func endPDFPage() { document?.end() }
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.begin(mediaBox?.pointee) }
  public func endPage() { document?.end() }
  public func closePDF() { document?.finish() }
}

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
public let kCGPDFContextMediaBox: CFString = "MediaBox"
