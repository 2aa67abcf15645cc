import Synchronization

/// The space a text takes.
public struct TextSize: Hashable, Sendable {
  /// Width of the widest line, rounded up to a pixel.
  public var width: Double
  /// Height of all lines, rounded up to a pixel.
  public var height: Double
  /// Number of lines shown; 0 for no text.
  public var lines: Int
  /// True if text is left that does not fit the line limit.
  public var truncated: Bool

  /// Creates a size.
  public init(width: Double, height: Double, lines: Int, truncated: Bool) {
    self.width = width
    self.height = height
    self.lines = lines
    self.truncated = truncated
  }

  /// No text.
  public static let zero = TextSize(width: 0, height: 0, lines: 0, truncated: false)
}

/// Measures text as the system font would, without having the font.
public enum TextMetrics {
  /// True while the user wants bold text: every font of the system is then two weights heavier.
  public static var isBoldText: Bool {
    get { RunState.current.isBoldText }
    set { RunState.current.isBoldText = newValue }
  }

  /// Height of one line, not rounded (FM-01).
  public static func lineHeight(_ font: FontDescription) -> Double { font.size * 2444 / 2048 }

  /// Distance from the top of a line to its baseline (FM-01).
  public static func ascender(_ font: FontDescription) -> Double { font.size * 1950 / 2048 }

  /// Distance from the baseline to the bottom of a line, as a negative number as fonts have it (FM-01).
  public static func descender(_ font: FontDescription) -> Double { -font.size * 494 / 2048 }

  /// Height of a capital letter.
  public static func capHeight(_ font: FontDescription) -> Double { font.size * 1443 / 2048 }

  /// Height of a small letter.
  public static func xHeight(_ font: FontDescription) -> Double { font.size * 1078 / 2048 }

  /// The space `text` takes in lines of at most `width` points (nil: as wide as it likes) and at most `lineLimit` lines
  /// (nil or 0: as many as it takes), rounded up to the pixels of a display with `scale` pixels a point.
  public static func size(
    of text: String, font: FontDescription, width: Double? = nil, lineLimit: Int? = nil, scale: Double = 3
  ) -> TextSize {
    if text.isEmpty { return .zero }
    var font = font
    if isBoldText { font.weight = min(900, font.weight + 200) }
    let key = CacheKey(text: text, font: font, width: width, lineLimit: lineLimit, scale: scale)
    if let known = cache.withLock({ $0[key] }) { return known }
    let measured = measure(key)
    cache.withLock {
      if $0.count >= cacheCapacity { $0.removeAll(keepingCapacity: true) }
      $0[key] = measured
    }
    return measured
  }

  /// Rounds up to a whole pixel; what exceeds one by less than the noise of a sum doesn't count.
  public static func roundUpToPixel(_ value: Double, scale: Double) -> Double {
    guard value.isFinite, scale > 0 else { return value }
    return (value * scale - 1e-6).rounded(.up) / scale
  }

  private struct CacheKey: Hashable {
    var text: String
    var font: FontDescription
    var width: Double?
    var lineLimit: Int?
    var scale: Double
  }

  private static let cacheCapacity = 8192
  private static let cache = Mutex<[CacheKey: TextSize]>([:])

  /// Steps of constant cost that it takes to measure `text`.
  static func steps(of text: String, font: FontDescription, width: Double?) -> Int {
    lines(of: text, AdvanceTable(font), limit: width, lineLimit: nil).steps
  }

  private static func lines(
    of text: String, _ table: AdvanceTable, limit: Double?, lineLimit: Int?
  ) -> LineBreaker.Result {
    var breaker = LineBreaker(limit: limit, maxLines: lineLimit, ellipsis: table.width(of: "…", kind: .letter))
    feed(text, table, into: &breaker)
    return breaker.finish()
  }

  private static func measure(_ key: CacheKey) -> TextSize {
    let limit = key.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let found = lines(of: key.text, AdvanceTable(key.font), limit: limit, lineLimit: key.lineLimit)
    let width = roundUpToPixel(found.widest, scale: key.scale)
    return TextSize(
      width: limit.map { min(width, $0) } ?? width,
      height: roundUpToPixel(Double(found.lines) * lineHeight(key.font), scale: key.scale),
      lines: found.lines, truncated: found.isTruncated)
  }

  private static func feed(_ text: String, _ table: AdvanceTable, into breaker: inout LineBreaker) {
    var text = text
    let wasASCII: Bool = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 128 }) else { return false }
      var previous: UInt8 = 0
      for byte in bytes {
        defer { previous = byte }
        if byte == 10, previous == 13 { continue }
        let goesOn = breaker.take(CharacterKind(ascii: byte), width: table.ascii(byte), isDigit: byte >= 48 && byte <= 57)
        if !goesOn { break }
      }
      return true
    }
    if wasASCII { return }
    for character in text {
      let kind = CharacterKind(character)
      if !breaker.take(kind, width: table.width(of: character, kind: kind), isDigit: character.isWholeNumber) { return }
    }
  }
}
