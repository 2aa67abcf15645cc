import CellTrace

/// The font of a drawn text, read from the words an appearance has for it.
struct DrawingFont {
  var size: Double
  var weight = 400
  var isItalic = false
  var isMonospaced = false

  init(size: Double) { self.size = size }

  /// Reads `system 17 semibold`, `body bold`, `caption italic`; what is not known is the body font.
  init(words: String) {
    size = 17
    for word in words.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }).map(String.init) {
      if let points = Double(word), points >= 4 { size = points }
      if let points = Self.sizes[word] { size = points }
      if let number = Self.weights[word] { weight = number }
      if word == "headline" { weight = 600 }
      if word.hasPrefix("italic") { isItalic = true }
      if word.hasPrefix("monospaced") { isMonospaced = true }
    }
  }

  /// Height of a line.
  var lineHeight: Double { size * 2444 / 2048 }
  /// Distance from the top of a line to its baseline.
  var ascender: Double { size * 1950 / 2048 }

  private static let sizes: [String: Double] = [
    "largetitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption": 12, "caption1": 12, "caption2": 11,
  ]
  private static let weights: [String: Int] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
    "black": 900,
  ]
}

/// Text in the frame that layout gave it: as many lines as fit its height, each no wider than the frame.
struct DrawingText {
  let text: String
  let frame: TraceRect
  let font: DrawingFont
  let color: String
  let alignment: String?

  var svg: String {
    var font = font
    // A frame that holds less than a line was measured with a smaller font than its words say, one that holds more of a
    // single line with a larger one: the user's text size is not in the words.
    let perLine = frame.height / font.lineHeight
    if perLine < 0.9 { font.size *= perLine }
    let count = max(1, Int((frame.height / font.lineHeight + 0.2).rounded(.down)))
    let lines = wrapped(count, font)
    let height = min(frame.height, Double(lines.count) * font.lineHeight)
    let top = frame.y + (frame.height - height) / 2
    return lines.enumerated().map { index, line in
      draw(line, baseline: top + Double(index) * font.lineHeight + font.ascender, font)
    }.joined()
  }

  private func draw(_ line: String, baseline: Double, _ font: DrawingFont) -> String {
    if line.isEmpty { return "" }
    let x: Double
    let anchor: String?
    switch alignment {
    case "center": (x, anchor) = (frame.x + frame.width / 2, "middle")
    case "right", "trailing": (x, anchor) = (frame.x + frame.width, "end")
    default: (x, anchor) = (frame.x, nil)
    }
    var attributes = "font-size=\"\(HTMLText.number(font.size))\""
    if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    // Whatever font the reader has, a line is not wider than the frame it was measured for.
    if width(of: line, font) > frame.width * 0.9 {
      attributes += " textLength=\"\(HTMLText.number(frame.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if let anchor { attributes += " text-anchor=\"\(anchor)\"" }
    // The picture has the family of all other texts.
    if font.isMonospaced { attributes += " font-family=\"ui-monospace, monospace\"" }
    return
      "<text x=\"\(HTMLText.number(x))\" y=\"\(HTMLText.number(baseline))\" \(attributes) fill=\"\(color)\">\(HTMLText.escape(line))</text>"
  }

  /// By words, as near to what was measured as a width per character tells. Each character is looked at once, and none that no line
  /// has room for.
  private func wrapped(_ count: Int, _ font: DrawingFont) -> [String] {
    let most = Double(count + 1) * max(1, frame.width * 1.2 / (Self.narrowest * font.size)) + 100
    let text = most < Double(self.text.utf8.count) ? self.text.prefix(Int(most)) : self.text[...]
    let space = width(of: " ", font)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var taken = 0.0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let own = width(of: word, font)
        if line.isEmpty {
          (line, taken) = (String(word), own)
        } else if taken + space + own > frame.width * 1.08 {
          lines.append(line)
          (line, taken) = (String(word), own)
        } else {
          line += " " + word
          taken += space + own
        }
      }
      lines.append(line)
    }
    guard lines.count > count else {
      // A word that is wider than its frame was cut there, unless the guess of its width is off.
      return lines.map { width(of: $0, font) > frame.width * 1.5 ? cut($0, font) : $0 }
    }
    // The frame has room for fewer lines: cut if the text is far too long, else the guess of its width was off.
    var kept = Array(lines.prefix(count))
    let rest = lines.dropFirst(count).joined(separator: " ")
    let last = (kept.last ?? "") + " " + rest
    kept[count - 1] = width(of: last, font) > frame.width * 1.2 ? cut(last, font) : last
    return kept
  }

  private func cut(_ line: String, _ font: DrawingFont) -> String {
    var room = frame.width - width(of: "…", font)
    let fitting = line.prefix { character in
      room -= width(of: String(character), font)
      return room >= 0
    }
    return String(fitting.isEmpty ? line.prefix(1) : fitting).trimmingSpaces + "…"
  }

  private func width(of text: some StringProtocol, _ font: DrawingFont) -> Double {
    text.reduce(0) { $0 + Self.units(of: $1) } * font.size * (font.weight >= 600 ? 1.05 : 1)
  }

  /// The width of the narrowest letters, in parts of the point size.
  private static let narrowest = 0.24

  /// In parts of the point size, as texts of lists have it: with the system font's tracking near 17 points.
  private static func units(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value >= 0x1100, !(0x2000...0x2E7F).contains(scalar.value) { return 1 }
    if "iljI|'.,:;! ".contains(character) { return narrowest }
    if "ftr()[]/-1".contains(character) { return character == "1" ? 0.44 : 0.35 }
    if "mwMW@%".contains(character) { return 0.84 }
    if character.isNumber { return 0.6 }
    return character.isUppercase ? 0.66 : 0.55
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
