/// A source file without the bodies of its functions: most of a file is in them, and parsing is most of the rewriter's work.
///
/// Bodies in which nothing can need rewriting are blanked; everything else keeps its place. Where the reader is not sure of what it
/// reads, it says so, and the file is parsed as a whole.
struct BodyOutline {
  /// As long as the source.
  private(set) var text: [UInt8]
  /// Names in what was blanked.
  private(set) var identifiers: Set<String> = []

  private let source: [UInt8]
  private var position = 0
  /// What the next brace at the level of types opens.
  private var pending = Pending.other

  private enum Pending { case type, property, function, other }

  /// Nil if the file is to be parsed as a whole.
  init?(of source: [UInt8]) {
    self.source = source
    text = source
    guard readTypeLevel(isTop: true) else { return nil }
  }

  // MARK: Reading

  /// Declarations up to the brace that closes them. False if something is not understood.
  private mutating func readTypeLevel(isTop: Bool) -> Bool {
    pending = .other
    var parentheses = 0
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        position += 1
      case Self.open where pending == .function && parentheses > 0:
        // The default value of a parameter belongs to the signature, which is kept; the body is still to come.
        position += 1
        guard readBody(.other, isKept: true) else { return false }
        pending = .function
      case Self.open:
        let kind = pending
        position += 1
        if kind == .type {
          guard readTypeLevel(isTop: false) else { return false }
        } else {
          guard readBody(kind) else { return false }
        }
        pending = .other
      case Self.close:
        position += 1
        return !isTop
      default:
        guard readToken({ outline, name in outline.noteDeclaration(name) }) else { return false }
      }
    }
    return isTop
  }

  private mutating func noteDeclaration(_ name: String) {
    switch name {
    case "class", "struct", "enum", "extension", "protocol", "actor": pending = .type
    case "var": pending = .property
    case "func", "init", "deinit", "subscript": pending = .function
    case "let", "case": pending = .other
    default: break
    }
  }

  /// The inside of a function, an accessor block or a closure, from behind its brace to behind the one that closes it.
  private mutating func readBody(_ kind: Pending, isKept: Bool = false) -> Bool {
    let start = position
    var depth = 1
    var names: Set<String> = []
    while depth > 0 {
      guard position < source.count else { return false }
      switch source[position] {
      case Self.open:
        depth += 1
        position += 1
      case Self.close:
        depth -= 1
        position += 1
      default: guard readToken({ _, name in names.insert(name) }) else { return false }
      }
    }
    guard !isKept else { return true }
    let end = position - 1
    guard !needsParsing(start..<end), kind != .property || !hasAccessors(start..<end) else { return true }
    for index in start..<end where text[index] != Self.newline { text[index] = Self.space }
    identifiers.formUnion(names)
    return true
  }

  /// One token or a run of spaces; names of identifiers are passed on. False for what only a parser understands.
  private mutating func readToken(_ note: (inout BodyOutline, String) -> Void) -> Bool {
    let byte = source[position]
    if Self.isNameStart(byte) {
      let start = position
      while position < source.count, Self.isNamePart(source[position]) { position += 1 }
      note(&self, String(decoding: source[start..<position], as: UTF8.self))
      return true
    }
    if byte == Self.slash { return readSlash() }
    if byte == Self.quote { return readString(hashes: 0, note) }
    if byte == Self.hash { return readHash(note) }
    position += 1
    return true
  }

  /// A comment or an operator. A regular expression may hold anything, and begins where an operator cannot.
  private mutating func readSlash() -> Bool {
    switch at(1) {
    case Self.slash:
      while position < source.count, source[position] != Self.newline { position += 1 }
      return true
    case Self.star:
      position += 2
      var depth = 1
      while depth > 0 {
        guard position + 1 < source.count else { return false }
        if source[position] == Self.slash, at(1) == Self.star {
          depth += 1
          position += 2
        } else if source[position] == Self.star, at(1) == Self.slash {
          depth -= 1
          position += 2
        } else {
          position += 1
        }
      }
      return true
    case Self.space, UInt8(ascii: "="):
      position += 1
      return true
    default:
      guard position > 0, Self.isNamePart(source[position - 1]) || ")]}".utf8.contains(source[position - 1]) else { return false }
      position += 1
      return true
    }
  }

  private mutating func readHash(_ note: (inout BodyOutline, String) -> Void) -> Bool {
    var hashes = 0
    while at(hashes) == Self.hash { hashes += 1 }
    if at(hashes) == Self.slash { return false }
    position += hashes
    return at(0) == Self.quote ? readString(hashes: hashes, note) : true
  }

  private mutating func readString(hashes: Int, _ note: (inout BodyOutline, String) -> Void) -> Bool {
    let isLong = at(1) == Self.quote && at(2) == Self.quote
    position += isLong ? 3 : 1
    while position < source.count {
      let byte = source[position]
      if byte == Self.backslash, (0..<hashes).allSatisfy({ at(1 + $0) == Self.hash }) {
        let isInterpolation = at(1 + hashes) == UInt8(ascii: "(")
        position += 2 + hashes
        if isInterpolation, !readInterpolation(note) { return false }
      } else if byte == Self.quote, !isLong || (at(1) == Self.quote && at(2) == Self.quote) {
        let length = isLong ? 3 : 1
        if (0..<hashes).allSatisfy({ at(length + $0) == Self.hash }) {
          position += length + hashes
          return true
        }
        position += 1
      } else if byte == Self.newline, !isLong {
        return false
      } else {
        position += 1
      }
    }
    return false
  }

  private mutating func readInterpolation(_ note: (inout BodyOutline, String) -> Void) -> Bool {
    var depth = 1
    while depth > 0 {
      guard position < source.count else { return false }
      switch source[position] {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
      default: guard readToken(note) else { return false }
      }
    }
    return true
  }

  private func at(_ offset: Int) -> UInt8? { position + offset < source.count ? source[position + offset] : nil }

  // MARK: What is kept

  /// True if something in a body may have to be replaced.
  private func needsParsing(_ range: Range<Int>) -> Bool {
    for index in range {
      switch source[index] {
      case UInt8(ascii: "@"): return true
      case Self.hash:
        if has("selector", at: index + 1) || has("keyPath", at: index + 1) || has("if", at: index + 1) { return true }
      case UInt8(ascii: "("):
        guard index > range.lowerBound + 1 else { break }
        let mark = source[index - 1]
        // `delegate!.moved!(…)`; not `!(a && b)`.
        let isForced = mark == UInt8(ascii: "!") && Self.isNamePart(source[index - 2])
        if isForced || mark == UInt8(ascii: "?") { return true }
      case UInt8(ascii: "?"):
        // `animator.addCompletion? { … }`; not `a ? { 1 } : { 2 }`.
        let isOfName = index > range.lowerBound && Self.isNamePart(source[index - 1])
        if isOfName, has("? {", at: index) || has("?{", at: index) { return true }
      case UInt8(ascii: "t"): if has("type(of", at: index) { return true }
      case UInt8(ascii: "a"):
        if has("as AnyObject", at: index) || has("as! NSFetchRequest<", at: index) || has("as? NSFetchRequest<", at: index) {
          return true
        }
      case UInt8(ascii: "c"): if has("classForCoder.description", at: index) { return true }
      case UInt8(ascii: "k"): if has("kCT", at: index) { return true }
      case UInt8(ascii: "C"): if has("CoreImage.", at: index) || has("CoreText.", at: index) { return true }
      case UInt8(ascii: "."):
        if has(".isSubclass(of", at: index) || has(".responds(to", at: index) || has(".perform(", at: index) { return true }
      case UInt8(ascii: "I"): if has("ImageIO.", at: index) { return true }
      case UInt8(ascii: "D"): if has("Darwin.", at: index) { return true }
      case UInt8(ascii: "U"):
        if has("UIApplicationMain", at: index) || has("URLResponse()", at: index) { return true }
      case UInt8(ascii: "P"): if has("ProcessInfo()", at: index) || has("Progress()", at: index) { return true }
      case UInt8(ascii: "F"): if has("Foundation.", at: index) { return true }
      case UInt8(ascii: "d"):
        if has("dynamic ", at: index) || has("delegate!.window!", at: index) || has("delegate?.window!", at: index) {
          return true
        }
        if has("delegate?.window,", at: index) || has("delegate!.window,", at: index) { return true }
      case UInt8(ascii: "w"):
        if has("window??", at: index) || has("window!!", at: index) || has("window?!", at: index) { return true }
      default: break
      }
    }
    return false
  }

  /// True if a property's block says how it is read and written.
  private func hasAccessors(_ range: Range<Int>) -> Bool {
    guard let first = range.first(where: { source[$0] > Self.space }) else { return true }
    let words = ["get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating", "unsafe", "init", "/"]
    return words.contains { has($0, at: first) }
  }

  private func has(_ word: String, at index: Int) -> Bool {
    let bytes = word.utf8
    return index + bytes.count <= source.count && source[index..<index + bytes.count].elementsEqual(bytes)
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95 || byte >= 128
  }
  private static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || (byte >= 48 && byte <= 57) }
}
