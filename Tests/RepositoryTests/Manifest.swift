/// What the manifest says, read from its text: targets, products and the module lists they are put together from.
struct Manifest {
  /// One target or product.
  struct Entry {
    var kind: String
    var name: String
    var modules: [String]
  }

  var entries: [Entry]

  var targets: [Entry] { entries.filter { Self.targetKinds.contains($0.kind) } }
  var products: [Entry] { entries.filter { $0.kind == "library" } }

  init(text: String) {
    var lists: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("let ") && line.contains(": [String] = ") {
      let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
      lists[String(parts[0])] = Self.modules(in: parts[1].drop { $0 != "=" }, lists)
    }
    entries = []
    for kind in Self.targetKinds + ["library"] {
      for body in Self.calls(of: ".\(kind)(", in: text) {
        // A target that a helper makes has no name of its own in the text.
        guard body.drop(while: \.isWhitespace).hasPrefix("name: \""),
          let name = Self.strings(in: body.drop { $0 != "\"" }).first
        else { continue }
        let label = kind == "library" ? "targets:" : "dependencies:"
        let modules = body.range(of: label).map { Self.modules(in: Self.argument(body[$0.upperBound...]), lists) } ?? []
        entries.append(Entry(kind: kind, name: name, modules: modules))
      }
    }
  }

  private static let targetKinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// The argument texts of every call that begins with `opening`.
  private static func calls(of opening: String, in text: String) -> [Substring] {
    text.ranges(of: opening).map { range in
      balanced(text[range.upperBound...], until: { $0 < 0 })
    }
  }

  /// One argument: up to the comma that ends it.
  private static func argument(_ text: Substring) -> Substring {
    var depth = 0
    var end = text.startIndex
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 || (depth == 0 && character == ",") { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  private static func balanced(_ text: Substring, until isOver: (Int) -> Bool) -> Substring {
    var depth = 0
    var end = text.startIndex
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if isOver(depth) { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// String literals, and the lists that are named outside of them.
  private static func modules(in text: Substring, _ lists: [String: [String]]) -> [String] {
    let outside = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
    let words = outside.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return strings(in: text) + words.flatMap { lists[$0] ?? [] }
  }
}
