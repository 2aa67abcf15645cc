/// The part of YAML that the templates use: maps, lists, texts in blocks, plain and quoted texts, lists and maps in brackets as text.
enum YAML: Equatable {
  case text(String)
  case list([YAML])
  case map([(key: String, value: YAML)])

  struct Problem: Error, CustomStringConvertible {
    var line: Int
    var what: String
    var description: String { "line \(line): \(what)" }
  }

  static func == (left: YAML, right: YAML) -> Bool {
    switch (left, right) {
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.map(let one), .map(let other)):
      one.map(\.key) == other.map(\.key) && zip(one, other).allSatisfy { $0.value == $1.value }
    case (.text, _), (.list, _), (.map, _): false
    }
  }

  init(_ source: String) throws {
    var reader = Reader(source)
    self = try reader.value(indented: 0)
    if let line = reader.next { throw Problem(line: line.number, what: "something is indented less than what it belongs to") }
  }

  subscript(key: String) -> YAML? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [YAML] { if case .list(let list) = self { list } else { [] } }
  var keys: [String] { if case .map(let pairs) = self { pairs.map(\.key) } else { [] } }

  /// Every text below a key of this name, wherever it stands.
  func texts(under key: String) -> [String] {
    switch self {
    case .text: []
    case .list(let list): list.flatMap { $0.texts(under: key) }
    case .map(let pairs):
      pairs.flatMap { pair in
        pair.key == key ? [pair.value.text].compactMap(\.self) + pair.value.list.compactMap(\.text) : pair.value.texts(under: key)
      }
    }
  }

  private struct Reader {
    struct Line {
      var number: Int
      var indent: Int
      var text: Substring
    }

    private let lines: [Substring]
    private var place = 0
    /// The rest of a line behind `- `, which is a line of its own.
    private var pending: Line?

    init(_ source: String) { lines = source.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The next line with something on it.
    var next: Line? {
      mutating get {
        if let pending { return pending }
        while place < lines.count {
          let text = lines[place]
          let rest = text.drop { $0 == " " }
          if !rest.isEmpty, !rest.hasPrefix("#") { return Line(number: place + 1, indent: text.count - rest.count, text: rest) }
          place += 1
        }
        return nil
      }
    }

    mutating func take() { if pending == nil { place += 1 } else { pending = nil } }

    mutating func value(indented indent: Int) throws -> YAML {
      guard let first = next else { return .text("") }
      if first.indent < indent { return .text("") }
      return first.text.hasPrefix("- ") ? try list(first.indent) : try map(first.indent)
    }

    private mutating func list(_ indent: Int) throws -> YAML {
      var items: [YAML] = []
      while let line = next, line.indent == indent, line.text.hasPrefix("- ") {
        let rest = line.text.dropFirst(2)
        take()
        if Self.key(rest) == nil {
          items.append(.text(Self.plain(rest)))
          continue
        }
        if pending == nil { place -= 1 }
        pending = Line(number: line.number, indent: indent + 2, text: rest)
        place += 1
        items.append(try map(indent + 2))
      }
      return .list(items)
    }

    private mutating func map(_ indent: Int) throws -> YAML {
      var pairs: [(key: String, value: YAML)] = []
      while let line = next, line.indent == indent, !line.text.hasPrefix("- ") {
        guard let (key, rest) = Self.key(line.text) else { throw Problem(line: line.number, what: "no key: \(line.text)") }
        guard !pairs.contains(where: { $0.key == key }) else { throw Problem(line: line.number, what: "\(key) is there twice") }
        take()
        if rest == "|" {
          pairs.append((key, .text(block(deeperThan: indent))))
        } else if rest.isEmpty {
          let deeper = next.map { $0.indent > indent || ($0.indent == indent && $0.text.hasPrefix("- ")) } ?? false
          pairs.append((key, deeper ? try value(indented: indent) : .text("")))
        } else {
          pairs.append((key, .text(Self.plain(rest))))
        }
      }
      if let line = next, line.indent > indent { throw Problem(line: line.number, what: "it is indented too far") }
      return .map(pairs)
    }

    /// The lines of a text, without their common indentation.
    private mutating func block(deeperThan indent: Int) -> String {
      var taken: [Substring] = []
      while place < lines.count {
        let rest = lines[place].drop { $0 == " " }
        if !rest.isEmpty, lines[place].count - rest.count <= indent { break }
        taken.append(lines[place])
        place += 1
      }
      let common = taken.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return taken.map { $0.dropFirst(common) }.joined(separator: "\n")
    }

    private static func key(_ text: Substring) -> (String, Substring)? {
      guard let match = text.prefixMatch(of: /([A-Za-z_.][A-Za-z0-9_.\/-]*):(?: +|$)/) else { return nil }
      return (String(match.output.1), text[match.range.upperBound...])
    }

    private static func plain(_ text: Substring) -> String {
      for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
        return String(text.dropFirst().dropLast())
      }
      return String(text)
    }
  }
}
