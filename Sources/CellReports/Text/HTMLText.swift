/// Text that is safe in any place of an HTML or SVG document: element content and quoted attributes.
enum HTMLText {
  /// Escapes markup and drops characters that no document may hold.
  static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(allowed(scalar))
      }
    }
    return result
  }

  /// The text as a reader of the document gets it back.
  static func clean(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(allowed(scalar)) }
    return result
  }

  /// Control characters are not allowed in a document; a reader should see that something was there.
  private static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t", "\n": scalar
    case "\u{2028}", "\u{2029}": " "
    default: scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
    }
  }

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
