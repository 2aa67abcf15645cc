/// Other texts of the same form, so that rows which a script adds again and again have names of their own: a number stays a number, and an
/// address an address.
enum NumberedText {
  /// - Parameter number: How often the script was performed before.
  static func of(_ text: String, _ number: Int) -> String {
    let next = number + 1
    if text.contains(where: \.isLetter) {
      if text.hasPrefix("https://") { return "\(text)/\(next)" }
      if let sign = text.firstIndex(of: "@"), !text.contains(" ") { return "\(text[..<sign])\(next)\(text[sign...])" }
      return "\(text) \(next)"
    }
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    if parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }), let whole = parts.first {
      return counted(whole, by: next) + text.dropFirst(whole.count)
    }
    // A date or a time that is counted up may be none.
    return text.contains(where: \.isASCIIDigit) ? text : "\(text) \(next)"
  }

  /// With as many digits, as far as there is room: a number of a telephone begins with zeros.
  private static func counted(_ digits: Substring, by step: Int) -> String {
    guard let value = Int(digits), value < Int.max - step else { return String(digits) }
    let counted = "\(value + step)"
    return String(repeating: "0", count: max(0, digits.count - counted.count)) + counted
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
