/// Text of unknown origin as a part of one line of a terminal or a log.
package enum PlainText {
  /// One line without control characters: they are shown as escapes, so that nothing in an app's texts can move the cursor,
  /// colour the log, turn the direction of writing, or begin a line.
  package static func line(_ text: String, limit: Int = 400) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return result + "…" }
      count += 1
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "[" where result.hasSuffix("##"):
        // Anywhere in a line of a log, `##[` begins a command of a CI service.
        result += "\\u{5B}"
      default:
        if isInvisible(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The same of a text of several lines: those after the first are set in.
  package static func lines(_ text: String, indent: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n" + indent)
  }

  /// Text that may stand at the beginning of a line: it can't be read as a command of a CI service.
  static func lineStart(_ text: String, limit: Int = 400) -> String {
    let line = line(text, limit: limit)
    return line.hasPrefix("::") || line.hasPrefix("##") ? "./\(line)" : line
  }

  /// Pads to a width, counted in characters.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Control characters, line separators and marks that change the direction of writing.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
