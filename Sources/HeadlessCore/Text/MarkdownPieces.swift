/// The inline part of Markdown that labels use: emphasis, code, struck text and links.
package enum MarkdownPieces {
  /// A part of a text with one look.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var isEmphasized = false
    package var isStrong = false
    package var isCode = false
    package var isStruck = false
    package var link: String?
  }

  /// True if a text may have marks in it.
  package static func mayMark(_ text: String) -> Bool {
    text.utf8.contains { $0 == 42 || $0 == 95 || $0 == 96 || $0 == 126 || $0 == 91 }
  }

  /// Takes a text apart.
  package static func read(_ text: String) -> [Piece] { read(Array(text), Piece(text: "")) }

  private enum Mark {
    case strong, emphasized, struck, code
  }

  private static let marks: [(mark: [Character], means: Mark)] = [
    (["*", "*"], .strong), (["_", "_"], .strong), (["~", "~"], .struck), (["`"], .code), (["*"], .emphasized),
    (["_"], .emphasized),
  ]

  private static func read(_ text: [Character], _ look: Piece) -> [Piece] {
    var result: [Piece] = []
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var piece = look
      piece.text = plain
      result.append(piece)
      plain = ""
    }
    var index = 0
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
      } else if let link = link(text, index) {
        flush()
        var inner = look
        inner.link = String(link.target)
        result += read(link.title, inner)
        index = link.end
      } else if let span = span(text, index) {
        flush()
        result += read(span, look)
        index = span.end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    flush()
    return result
  }

  private static func read(_ span: (inner: [Character], means: Mark, end: Int), _ look: Piece) -> [Piece] {
    var inner = look
    switch span.means {
    case .strong: inner.isStrong = true
    case .emphasized: inner.isEmphasized = true
    case .struck: inner.isStruck = true
    case .code:
      inner.isCode = true
      inner.text = String(span.inner)
      return [inner]
    }
    return read(span.inner, inner)
  }

  /// Text between two marks: it begins and ends with something that is not a space.
  private static func span(_ text: [Character], _ start: Int) -> (inner: [Character], means: Mark, end: Int)? {
    for (mark, means) in marks where text[start...].starts(with: mark) {
      let first = start + mark.count
      guard first < text.count, !text[first].isWhitespace else { continue }
      // An underscore inside a word is a letter.
      if mark[0] == "_", start > 0, text[start - 1].isLetter || text[start - 1].isNumber { continue }
      var end = first + 1
      while end + mark.count <= text.count {
        if text[end...].starts(with: mark), !text[end - 1].isWhitespace {
          return (Array(text[first..<end]), means, end + mark.count)
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
