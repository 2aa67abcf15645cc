/// A line of source code in a text, before anybody has looked it up.
///
/// A run knows where its code was only as distances from where the program was loaded. Which line that is stands in the program's
/// debug information, and reading it takes long: so texts of a trace carry marks, and whoever makes a report looks all of them up
/// at once. To another build of the program a mark means nothing.
package struct CodeMark: Hashable, Sendable {
  /// What a mark stands for in a text.
  package enum Kind: Hashable, Sendable {
    /// The line alone, after the name of its function: ` (App/Feed.swift:12)`, or nothing where it can't be told.
    case line
    /// A function with its line: `Feed.load() (App/Feed.swift:12)`. Where not even the name can be told, the text says nothing.
    case function
  }

  /// What it stands for.
  package var kind: Kind
  /// Return addresses as distances from where the program was loaded, innermost first: the first of the app's own code is meant.
  package var frames: [UInt32]

  /// Creates a mark. Frames end at the first 0.
  package init(_ kind: Kind, _ frames: some Sequence<UInt32>) {
    self.kind = kind
    self.frames = Array(frames.prefix { $0 != 0 })
  }

  /// What stands in a text; nothing without frames.
  package var text: String {
    if frames.isEmpty { return "" }
    let letter = kind == .line ? "l" : "f"
    return "\(CodeMark.start)\(letter)\(frames.map { String($0, radix: 16) }.joined(separator: ","))\(CodeMark.end)"
  }

  /// The marks in a text.
  package static func all(in text: String) -> [CodeMark] {
    var found: [CodeMark] = []
    _ = replacing(in: text) { mark in
      found.append(mark)
      return ""
    }
    return found
  }

  /// A text with something in place of each mark; nil if that is nil for one of them.
  package static func replacing(in text: String, by replacement: (CodeMark) -> String?) -> String? {
    guard text.contains(start) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: start) {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: end), let mark = CodeMark(rest[rest.index(after: open)..<close]) else {
        result.append(rest.removeFirst())
        continue
      }
      guard let word = replacement(mark) else { return nil }
      result += word
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private init?(_ text: Substring) {
    guard let letter = text.first, letter == "l" || letter == "f" else { return nil }
    let numbers = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
    let frames = numbers.compactMap { $0 }
    guard !frames.isEmpty, frames.count == numbers.count else { return nil }
    self.init(letter == "l" ? .line : .function, frames)
  }

  /// For private use, as Unicode says: no text of an app has them.
  private static let start: Character = "\u{E0C0}"
  private static let end: Character = "\u{E0C1}"
}

extension SourcePlace {
  /// A place that nobody has looked up yet; nil without frames.
  package init?(unresolved frames: [UInt32]) {
    if frames.isEmpty { return nil }
    self.init(fileID: CodeMark(.line, frames).text, line: 0)
  }

  /// The mark of a place that nobody has looked up yet.
  package var mark: CodeMark? { line == 0 ? CodeMark.all(in: fileID).first : nil }
}
