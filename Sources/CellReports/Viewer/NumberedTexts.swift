/// Texts of which each is kept once, with the bytes that they take in a page.
struct NumberedTexts {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  /// Bytes as ``ScriptJSON`` writes them, each with a comma.
  private(set) var bytes = 0

  var count: Int { all.count }

  /// The number of a text, which is new if nobody asked for it before.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    bytes += ScriptJSON.size(of: text) + 1
    return all.count - 1
  }

  /// Forgets the texts from a number on.
  mutating func remove(from start: Int) {
    while all.count > start {
      let text = all.removeLast()
      numbers[text] = nil
      bytes -= ScriptJSON.size(of: text) + 1
    }
  }

  /// The same for sequences of numbers.
  struct Sequences {
    private(set) var all: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]
    private(set) var bytes = 0

    var count: Int { all.count }

    mutating func number(of sequence: [Int]) -> Int {
      if let known = numbers[sequence] { return known }
      numbers[sequence] = all.count
      all.append(sequence)
      bytes += Self.size(of: sequence)
      return all.count - 1
    }

    mutating func remove(from start: Int) {
      while all.count > start {
        let sequence = all.removeLast()
        numbers[sequence] = nil
        bytes -= Self.size(of: sequence)
      }
    }

    /// Brackets and a comma after each number, and one after the whole.
    private static func size(of sequence: [Int]) -> Int {
      sequence.reduce(3 - min(1, sequence.count)) { $0 + "\($1)".utf8.count + 1 }
    }
  }
}

/// Drawings in the pieces that many drawings share.
enum SVGFragments {
  /// An element's tag, or a text with what ends around it. Texts hold no `<`: it is escaped in them.
  static func of(_ svg: String) -> [String] {
    let bytes = Array(svg.utf8)
    var fragments: [String] = []
    var start = 0
    func cut(at end: Int) {
      if end > start { fragments.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      start = end
    }
    for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
      let next = bytes[index + 1]
      if byte == UInt8(ascii: "<"), next != UInt8(ascii: "/") { cut(at: index) }
      if byte == UInt8(ascii: ">"), next != UInt8(ascii: "<") { cut(at: index + 1) }
    }
    cut(at: bytes.count)
    return fragments
  }
}
