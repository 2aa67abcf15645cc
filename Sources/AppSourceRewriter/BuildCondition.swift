/// What a condition of `#if` comes to here, as far as that is known before the compiler reads it.
///
/// Two declarations of one name under `canImport(UIKit)` and `canImport(AppKit)` are one here, and so are those under a condition
/// and its `#else`.
struct BuildCondition {
  private var words: [Substring] = []
  private var place = 0

  /// Nil where the settings of the build decide.
  static func value(of text: String) -> Bool? {
    var condition = BuildCondition(text)
    let value = condition.either()
    return condition.place == condition.words.count ? value : nil
  }

  private init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if first.isLetter || first == "_" {
        end = rest.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? rest.endIndex
        // What is asked, with what it is asked about.
        if end < rest.endIndex, rest[end] == "(", let close = rest.firstIndex(of: ")") { end = rest.index(after: close) }
      } else if "&|".contains(first), end < rest.endIndex, rest[end] == first {
        end = rest.index(after: end)
      }
      if !first.isWhitespace { words.append(rest[..<end]) }
      rest = rest[end...]
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard place < words.count, words[place] == word else { return false }
    place += 1
    return true
  }

  private mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = single()
    while take("&&") {
      let other = single()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func single() -> Bool? {
    if take("!") { return single().map(!) }
    if take("(") {
      let value = either()
      return take(")") ? value : nil
    }
    guard place < words.count else { return nil }
    defer { place += 1 }
    return Self.answers[words[place].filter { !$0.isWhitespace }]
  }

  private static let answers: [String: Bool] = [
    "true": true, "false": false, "os(iOS)": true, "os(macOS)": false, "os(OSX)": false, "os(tvOS)": false,
    "os(watchOS)": false, "os(visionOS)": false, "os(xrOS)": false, "os(Windows)": false, "os(Linux)": false,
    "targetEnvironment(macCatalyst)": false, "canImport(UIKit)": true, "canImport(SwiftUI)": true,
    "canImport(Combine)": true,
    "canImport(ObjectiveC)": true, "canImport(Foundation)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false,
    "canImport(WatchKit)": false,
    // Packages define names like these for single systems: `.define("macOS", .when(platforms: [.macOS]))`.
    "macOS": false, "OSX": false, "tvOS": false, "watchOS": false, "visionOS": false,
  ]
}
