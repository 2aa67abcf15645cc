import Foundation

/// Foundation on Linux has attributed strings without this conformance.
///
/// Texts are kept run by run with the attributes of Foundation's that can be coded: links, marks of Markdown, languages and descriptions. Fonts and
/// colours are lost, as on a phone. The form is ours: an archive of a phone's can't be read.
extension AttributedString: @retroactive Codable {
  /// Reads the runs that ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    var all = try decoder.unkeyedContainer()
    var result = AttributedString()
    while !all.isAtEnd { result.append(try all.decode(CodedRun.self).string) }
    self = result
  }

  /// Writes an array with a dictionary for each run.
  public func encode(to encoder: any Encoder) throws {
    var all = encoder.unkeyedContainer()
    for run in runs { try all.encode(CodedRun(run, text: String(characters[run.range]))) }
  }
}

private struct CodedRun: Codable {
  var text: String
  var link: URL?
  var intent: InlinePresentationIntent?
  var language: String?
  var description: String?

  init(_ run: AttributedString.Runs.Run, text: String) {
    self.text = text
    link = run.link
    intent = run.inlinePresentationIntent
    language = run.languageIdentifier
    description = run.alternateDescription
  }

  var string: AttributedString {
    var result = AttributedString(text)
    result.link = link
    result.inlinePresentationIntent = intent
    result.languageIdentifier = language
    result.alternateDescription = description
    return result
  }
}
