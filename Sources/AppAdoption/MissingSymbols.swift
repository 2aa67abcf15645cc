import Foundation

/// A name that the app uses and that nobody declares.
struct MissingSymbol: Equatable {
  /// `NSPersistentContainer`, `UIView.shimmer`.
  var name: String
  /// How many files use it.
  var files: Int
  /// The nearest name that exists, if one is near.
  var nearest: String?
}

/// Reads from the compiler's messages what is missing.
enum MissingSymbols {
  static func of(_ problems: [Compilation.Problem], known: Set<String>) -> [MissingSymbol] {
    var files: [String: Set<String>] = [:]
    for problem in problems { if let name = name(in: problem.message) { files[name, default: []].insert(problem.file) } }
    let sorted = files.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.map { MissingSymbol(name: $0.key, files: $0.value.count, nearest: nearest(to: $0.key, known)) }
  }

  /// `cannot find 'A' in scope`, `value of type 'T' has no member 'm'`.
  static func name(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
    if message.hasPrefix("cannot find "), message.hasSuffix(" in scope") { return quoted.first }
    if message.contains(" has no member "), quoted.count >= 2 { return "\(quoted[0]).\(quoted[quoted.count - 1])" }
    if message.hasPrefix("no such module") { return quoted.first.map { "module \($0)" } }
    return nil
  }

  /// The name that differs in the fewest letters, if it is few: a quarter of them.
  static func nearest(to name: String, _ known: Set<String>) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let limit = max(1, last.count / 4)
    let near = known.filter { abs($0.count - last.count) <= limit && $0.first == last.first && $0 != last }
    let best = near.map { (distance(Array($0.utf8), Array(last.utf8)), $0) }.min { ($0.0, $0.1) < ($1.0, $1.1) }
    guard let best, best.0 <= limit else { return nil }
    return best.1
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}

/// The names that built modules declare or mention.
enum KnownNames {
  static func of(_ modules: [String]) -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      guard let data = FileManager.default.contents(atPath: module) else { continue }
      // A module keeps its identifiers as texts that end with a zero.
      for part in data.split(separator: 0) where part.count >= 4 && part.count <= 60 {
        guard part.allSatisfy({ isLetter($0) || isDigit($0) }), let first = part.first, isLetter(first),
          first != UInt8(ascii: "_")
        else { continue }
        names.insert(String(decoding: part, as: UTF8.self))
      }
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == UInt8(ascii: "_")
  }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
