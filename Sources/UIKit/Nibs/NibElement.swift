import Foundation

/// One element of an interface file.
final class NibElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [NibElement] = []
  /// What stands between the tags, without the elements in it.
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  func first(_ name: String) -> NibElement? { children.first { $0.name == name } }
  func child(key: String) -> NibElement? { children.first { $0.key == key } }
  func all(_ name: String) -> [NibElement] { children.filter { $0.name == name } }

  /// The elements in elements of a name: `<subviews>` holds views.
  func inside(_ name: String) -> [NibElement] { all(name).flatMap(\.children) }

  /// Calls a closure with the element and all that are in it.
  func visit(_ body: (NibElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// Reads the XML that Interface Builder writes: elements, attributes, texts, comments and entities. Nothing of the document's type.
struct NibReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The outermost element; nil where the bytes are not well-formed.
  static func root(of data: Data) -> NibElement? {
    var reader = NibReader(bytes: Array(data))
    return reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() -> NibElement? {
    var open: [NibElement] = []
    var root: NibElement?
    while position < bytes.count {
      guard bytes[position] == Mark.less else {
        let text = characters(upTo: Mark.less)
        open.last?.text += text
        continue
      }
      if skipsDeclaration(into: open.last) { continue }
      position += 1
      if peek() == Mark.slash {
        position += 1
        let name = self.name()
        guard skip(to: Mark.greater), open.popLast()?.name == name else { return nil }
        if open.isEmpty { return root }
        continue
      }
      guard let (element, isClosed) = tag() else { return nil }
      if root == nil { root = element }
      open.last?.children.append(element)
      if !isClosed { open.append(element) } else if open.isEmpty { return root }
    }
    return nil
  }

  /// Comments, declarations, and sections of plain text.
  private mutating func skipsDeclaration(into element: NibElement?) -> Bool {
    if starts(with: "<!--") { return skips(to: "-->", from: 4) != nil }
    if starts(with: "<![CDATA["), let range = skips(to: "]]>", from: 9) {
      element?.text += String(decoding: bytes[range], as: UTF8.self)
      return true
    }
    guard starts(with: "<?") || starts(with: "<!") else { return false }
    return skip(to: Mark.greater)
  }

  private mutating func tag() -> (NibElement, isClosed: Bool)? {
    let name = self.name()
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      switch peek() {
      case Mark.slash?:
        return skip(to: Mark.greater) ? (NibElement(name, attributes), true) : nil
      case Mark.greater?:
        position += 1
        return (NibElement(name, attributes), false)
      case nil: return nil
      default:
        let key = self.name()
        skipBlanks()
        guard !key.isEmpty, peek() == Mark.equals else { return nil }
        position += 1
        skipBlanks()
        guard let quote = peek(), quote == Mark.quote || quote == Mark.apostrophe else { return nil }
        position += 1
        attributes[key] = characters(upTo: quote)
        position += 1
      }
    }
  }

  // MARK: Bytes

  private enum Mark {
    static let less = UInt8(ascii: "<"), greater = UInt8(ascii: ">"), slash = UInt8(ascii: "/"), equals = UInt8(ascii: "=")
    static let quote = UInt8(ascii: "\""), apostrophe = UInt8(ascii: "'"), and = UInt8(ascii: "&"), end = UInt8(ascii: ";")
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func skips(to text: StaticString, from start: Int) -> Range<Int>? {
    let begin = position + start
    position = begin
    while position < bytes.count, !starts(with: text) { position += 1 }
    guard position < bytes.count else { return nil }
    defer { position += text.utf8CodeUnitCount }
    return begin..<position
  }

  /// Goes behind the next byte of a value.
  private mutating func skip(to byte: UInt8) -> Bool {
    while let next = peek() {
      position += 1
      if next == byte { return true }
    }
    return false
  }

  private mutating func skipBlanks() { while let next = peek(), next <= 32 { position += 1 } }

  private mutating func name() -> String {
    let start = position
    while let next = peek(), next > 32, next != Mark.equals, next != Mark.slash, next != Mark.greater { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Text up to a byte, with its entities replaced.
  private mutating func characters(upTo end: UInt8) -> String {
    let start = position
    var hasEntity = false
    while let next = peek(), next != end {
      if next == Mark.and { hasEntity = true }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return hasEntity ? NibReader.replacingEntities(in: text) : text
  }

  private static func replacingEntities(in text: String) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      guard let end = part.firstIndex(of: ";"), let character = entity(part[..<end]) else {
        result += "&" + part
        return
      }
      result += character + part[part.index(after: end)...]
    }
  }

  private static func entity(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
