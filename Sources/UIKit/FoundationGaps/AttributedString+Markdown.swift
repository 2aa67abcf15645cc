import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown count.
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens to text that can't be read; here all text can be.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    /// Attributes in the text; they are shown as they stand here.
    public var allowsExtendedAttributes: Bool
    /// Which parts of Markdown count.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to text that can't be read.
    public var failurePolicy: FailurePolicy
    /// The text's language.
    public var languageCode: String?
    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown: emphasis, code, struck text and links. Blocks (headings, lists) lose their marks only.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = MarkdownReader.read(markdown, options, baseURL)
  }

  /// Creates a string from Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = MarkdownReader.read(String(decoding: markdown, as: UTF8.self), options, baseURL)
  }
}

/// Reads the part of Markdown that labels use.
enum MarkdownReader {
  static func read(
    _ text: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
  ) -> AttributedString {
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: return inline(Array(text), [], baseURL)
    case .inlineOnly: return inline(Array(joined(text.split(whereSeparator: \.isWhitespace))), [], baseURL)
    case .full:
      // Paragraphs follow each other without a mark between them, as a phone's string has them.
      let blocks = text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      var result = AttributedString()
      for block in blocks {
        let lines = block.map { line in String(line.drop { $0 == "#" || $0 == ">" || $0 == " " }) }
        result += inline(Array(lines.joined(separator: " ")), [], baseURL)
      }
      return result
    }
  }

  private static func joined(_ words: [Substring]) -> String { words.joined(separator: " ") }

  private static let marks: [(mark: [Character], intent: InlinePresentationIntent)] = [
    (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized), (["~", "~"], .strikethrough), (["`"], .code),
    (["*"], .emphasized), (["_"], .emphasized),
  ]

  private static func inline(
    _ text: [Character], _ intent: InlinePresentationIntent, _ baseURL: URL?
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var piece = AttributedString(plain)
      if !intent.isEmpty { piece[InlinePresentationIntentAttribute.self] = intent }
      result += piece
      plain = ""
    }
    var index = 0
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
      } else if let link = link(text, index) {
        flush()
        var piece = inline(link.title, intent, baseURL)
        piece[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: String(link.target), relativeTo: baseURL)
        result += piece
        index = link.end
      } else if let span = span(text, index) {
        flush()
        result +=
          span.intent == .code
          ? styled(String(span.inner), intent.union(.code)) : inline(span.inner, intent.union(span.intent), baseURL)
        index = span.end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    flush()
    return result
  }

  private static func styled(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var piece = AttributedString(text)
    piece[InlinePresentationIntentAttribute.self] = intent
    return piece
  }

  /// Text between two marks: it begins and ends with something that is not a space.
  private static func span(
    _ text: [Character], _ start: Int
  ) -> (inner: [Character], intent: InlinePresentationIntent, end: Int)? {
    for (mark, intent) in marks where text[start...].starts(with: mark) {
      let first = start + mark.count
      guard first < text.count, !text[first].isWhitespace else { continue }
      // An underscore inside a word is a letter.
      if mark[0] == "_", start > 0, text[start - 1].isLetter || text[start - 1].isNumber { continue }
      var end = first + 1
      while end + mark.count <= text.count {
        if text[end...].starts(with: mark), !text[end - 1].isWhitespace {
          return (Array(text[first..<end]), intent, end + mark.count)
        }
        end += 1
      }
    }
    return nil
  }

  /// `[title](target)`
  private static func link(_ text: [Character], _ start: Int) -> (title: [Character], target: [Character], end: Int)? {
    guard text[start] == "[", let close = text[start...].firstIndex(of: "]"), close + 1 < text.count, text[close + 1] == "(",
      let end = text[(close + 1)...].firstIndex(of: ")")
    else { return nil }
    return (Array(text[(start + 1)..<close]), Array(text[(close + 2)..<end]), end + 1)
  }
}
