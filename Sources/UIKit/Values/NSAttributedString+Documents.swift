import Foundation

extension NSAttributedString {
  /// What a text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Reads plain text, or HTML: its text with its paragraphs, bold and italic stretches and links. Other looks that HTML can have are left
  /// out; rich text in other formats ends the run as inconclusive.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
    guard let text = String(data: data, encoding: encoding.map { String.Encoding(rawValue: $0) } ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
    switch type {
    case .html?: self.init(attributedString: HTMLText.read(text))
    case .plain?, nil: self.init(string: text)
    case let other?: missing("NSAttributedString from a document of type \(other.rawValue)")
    }
  }
}

/// Text of HTML, as a phone's web view would set it: Times, 12 points.
enum HTMLText {
  static func read(_ source: String) -> NSAttributedString {
    var state = State()
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      state.add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      state.tag(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
      if state.skips != nil { rest = state.skip(rest) }
    }
    state.add(rest)
    return state.finished
  }

  private struct State {
    private let result = NSMutableAttributedString()
    private var bold = 0
    private var italic = 0
    private var links: [String] = []
    private var pendingBreaks = 0
    private var pendingBlank = false
    private(set) var skips: String?

    mutating func tag(_ source: String) {
      let isEnd = source.hasPrefix("/")
      let name = source.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      switch name {
      case "b", "strong", "th": bold = max(0, bold + (isEnd ? -1 : 1))
      case "i", "em": italic = max(0, italic + (isEnd ? -1 : 1))
      case "h1", "h2", "h3", "h4", "h5", "h6":
        bold = max(0, bold + (isEnd ? -1 : 1))
        breakLine()
      case "a":
        if isEnd { _ = links.popLast() } else { links.append(HTMLText.value(of: "href", in: source) ?? "") }
      case "br": newLine()
      case "p", "div", "ul", "ol", "table", "tr", "blockquote", "pre", "section", "article", "header", "footer": breakLine()
      case "li":
        breakLine()
        if !isEnd { put("•\t") }
      case "script", "style", "head", "title": skips = isEnd ? nil : name
      default: break
      }
    }

    /// What is not shown at all ends with its own tag.
    mutating func skip(_ rest: Substring) -> Substring {
      guard let name = skips else { return rest }
      skips = nil
      return rest.range(of: "</\(name)", options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
    }

    mutating func add(_ text: Substring) {
      var words = ""
      for character in HTMLText.decoded(text) {
        if character.isWhitespace, character != "\u{A0}" {
          pendingBlank = true
        } else {
          if pendingBlank, !(result.length == 0 && words.isEmpty), pendingBreaks == 0, !(words.isEmpty && endsLine) {
            words.append(" ")
          }
          pendingBlank = false
          if pendingBreaks > 0 { flushBreaks() }
          words.append(character)
        }
      }
      if !words.isEmpty { put(words) }
    }

    var finished: NSAttributedString {
      // A paragraph ends with its line feed, the last one too.
      if pendingBreaks > 0, result.length > 0 { result.append(NSAttributedString(string: "\n", attributes: attributes)) }
      return result
    }

    private var endsLine: Bool { result.string.hasSuffix("\n") }
    private mutating func breakLine() { pendingBreaks = result.length == 0 || endsLine ? 0 : 1 }
    private mutating func newLine() {
      flushBreaks()
      put("\n")
      pendingBlank = false
    }
    private mutating func flushBreaks() {
      guard pendingBreaks > 0 else { return }
      pendingBreaks = 0
      pendingBlank = false
      result.append(NSAttributedString(string: "\n", attributes: attributes))
    }
    private mutating func put(_ text: String) {
      flushBreaks()
      result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private var attributes: [NSAttributedString.Key: Any] {
      let name =
        switch (bold > 0, italic > 0) {
        case (true, true): "TimesNewRomanPS-BoldItalicMT"
        case (true, false): "TimesNewRomanPS-BoldMT"
        case (false, true): "TimesNewRomanPS-ItalicMT"
        case (false, false): "TimesNewRomanPSMT"
        }
      var result: [NSAttributedString.Key: Any] = [:]
      if let font = UIFont(name: name, size: 12) { result[.font] = font }
      if let link = links.last, let url = URL(string: link) { result[.link] = url }
      return result
    }
  }

  private static func value(of name: String, in tag: String) -> String? {
    guard let start = tag.range(of: "\(name)\\s*=\\s*", options: [.regularExpression, .caseInsensitive]) else { return nil }
    let rest = tag[start.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return String(rest.prefix { !$0.isWhitespace }) }
    return decoded(rest.dropFirst().prefix { $0 != quote })
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "euro": "€",
    "laquo": "«", "raquo": "»", "middot": "·", "deg": "°", "times": "×",
  ]

  private static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let scalar = number.flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      } else {
        result += entities[String(name)] ?? "&\(name);"
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
