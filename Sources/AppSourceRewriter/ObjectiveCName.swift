/// How Swift names declarations for Objective-C when `@objc` gives no name.
enum ObjectiveCName {
  /// The selector of a method: `tapped(_:)` is `tapped:`, `show(item:at:)` is `showWithItem:at:`.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return "\(name):\(rest)" }
    let joint = prepositions.contains(lastWord(of: name)) || prepositions.contains(firstWord(of: first)) ? "" : "With"
    return "\(name)\(joint)\(capitalized(first)):\(rest)"
  }

  /// The selector that writes a property.
  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  /// The key of a property of Apple's: `isHidden` is `hidden`.
  static func key(ofFramework property: String) -> String {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let letter = rest.first, letter.isUppercase else { return property }
    return letter.lowercased() + rest.dropFirst()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(of text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return text[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
    "when", "with", "within",
  ]
}
