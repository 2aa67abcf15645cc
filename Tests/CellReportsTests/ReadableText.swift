import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a reader of a file gets to see, whatever its format: texts of JSON, texts and attributes of XML, lines of anything else.
struct ReadableText {
  private var texts: [String]

  init(_ data: Data) {
    if let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) {
      texts = Self.texts(json)
    } else if let xml = XMLTexts(data) {
      texts = [xml.texts.joined(), xml.attributes.joined(separator: "\n")]
    } else {
      let text = String(decoding: data, as: UTF8.self)
      let plain = text.replacing(/\\([!-\/:-@\[-`{-~])/) { $0.output.1 }
      texts = [text, plain, text.removingPercentEncoding ?? ""]
    }
  }

  func says(_ fact: String) -> Bool { texts.contains { $0.contains(fact) } }

  private static func texts(_ json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(texts)
    case let object as [String: Any]: object.flatMap { [$0.key] + texts($0.value) }
    default: []
    }
  }
}

/// Reads XML with Foundation's parser, which knows nothing of our writers.
final class XMLTexts: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var depth: Int
  }
  private(set) var texts: [String] = []
  private(set) var elements: [Element] = []
  private var depth = 0

  var attributes: [String] { elements.flatMap(\.attributes.values) }

  /// Nil if the data is not well-formed.
  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, depth: depth))
    depth += 1
    texts.append("\n")
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
    texts.append("\n")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { texts.append(string) }
}
