/// Text that is safe in any place of an XML 1.0 document: element content and quoted attributes.
enum XMLText {
  /// Escapes markup. Characters that XML has no way to write, and those that no reader can see, are shown as in text reports, so that
  /// neither a parser nor a terminal stumbles; a CDATA section would help with neither.
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
      case "\n": result += "\n"
      case "\t": result += "&#9;"
      default:
        // U+FFFE and U+FFFF are no characters of XML; surrogates can't be scalars.
        if PlainText.isInvisible(scalar) || scalar.value & 0xFFFE == 0xFFFE {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// An element: attributes in the order given, without those that are nil; the content is XML already.
  static func element(_ name: String, _ attributes: [(String, String?)], _ content: String = "") -> String {
    let head = attributes.compactMap { name, value in
      // A line break in an attribute would be read as a space.
      value.map { " \(name)=\"\(escape($0).replacing("\n", with: "&#10;"))\"" }
    }
    return content.isEmpty ? "<\(name)\(head.joined())/>\n" : "<\(name)\(head.joined())>\(content)</\(name)>\n"
  }
}
