/// One replacement in a source file, by UTF-8 offsets. An empty range inserts.
struct Edit: Codable, Hashable {
  var start: Int
  var end: Int
  var text: String

  /// Replaces a range.
  init(_ range: Range<Int>, _ text: String) {
    start = range.lowerBound
    end = range.upperBound
    self.text = text
  }

  /// Inserts before an offset.
  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }

  /// The source with all edits made. They do not overlap; insertions at one place keep their order.
  static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 256)
    var position = 0
    for edit in ordered.map(\.element) where edit.start >= position {
      result += source[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    return result + source[position...]
  }

  /// Blanks a range: spaces for characters, line breaks kept, so that what follows keeps its line and column.
  static func blank(_ range: Range<Int>, of source: [UInt8]) -> Edit { fill(range, of: source, with: "") }

  /// Replaces a range by a text and as many blanks as keep the lines and, where the text is no longer than what was there,
  /// the columns behind it.
  static func fill(_ range: Range<Int>, of source: [UInt8], with text: String) -> Edit {
    let old = source[range]
    var rest = Substring(String(decoding: old, as: UTF8.self)).dropFirst(0).map { $0.isNewline ? "\n" : " " }.joined()
    if rest.contains("\n") {
      rest = text.isEmpty ? rest : rest.filter(\.isNewline)
    } else {
      rest = String(repeating: " ", count: max(0, rest.count - text.count))
    }
    return Edit(range, text + rest)
  }
}
