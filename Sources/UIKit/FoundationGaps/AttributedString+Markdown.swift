import Foundation
import HeadlessCore

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
    case .inlineOnlyPreservingWhitespace: return inline(text, baseURL)
    case .inlineOnly: return inline(joined(text.split(whereSeparator: \.isWhitespace)), baseURL)
    case .full:
      // Paragraphs follow each other without a mark between them, as a phone's string has them.
      let blocks = text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      var result = AttributedString()
      for block in blocks {
        let lines = block.map { line in String(line.drop { $0 == "#" || $0 == ">" || $0 == " " }) }
        result += inline(lines.joined(separator: " "), baseURL)
      }
      return result
    }
  }

  private static func joined(_ words: [Substring]) -> String { words.joined(separator: " ") }

  private static func inline(_ text: String, _ baseURL: URL?) -> AttributedString {
    MarkdownPieces.read(text).reduce(into: AttributedString()) { result, piece in
      var part = AttributedString(piece.text)
      var intent = InlinePresentationIntent()
      if piece.isEmphasized { intent.insert(.emphasized) }
      if piece.isStrong { intent.insert(.stronglyEmphasized) }
      if piece.isCode { intent.insert(.code) }
      if piece.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[InlinePresentationIntentAttribute.self] = intent }
      if let link = piece.link {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
      }
      result += part
    }
  }
}
