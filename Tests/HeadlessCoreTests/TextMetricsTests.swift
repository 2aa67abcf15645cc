import Testing

@testable import HeadlessCore

/// On the main actor, as whoever switches bold text on: it belongs to the run.
@MainActor @Suite struct TextMetricsTests {
  private let body = TextStyle.body.font()

  @Test("FM-01 line heights at the default text size")
  func lineHeights() {
    let rounded = TextStyle.allCases.map { (TextMetrics.lineHeight($0.font()) * 100).rounded() / 100 }
    #expect(rounded == [40.57, 33.41, 26.25, 23.87, 20.29, 17.9, 20.29, 19.09, 15.51, 14.32, 13.13])
    #expect(TextMetrics.ascender(body) - TextMetrics.descender(body) == TextMetrics.lineHeight(body))
  }

  @Test("FM-02 one-line heights are rounded up to pixels, many lines as a whole")
  func pixelHeights() {
    let thirds = TextStyle.allCases.map { (TextMetrics.size(of: "A", font: $0.font()).height * 100).rounded() / 100 }
    #expect(thirds == [40.67, 33.67, 26.33, 24, 20.33, 18, 20.33, 19.33, 15.67, 14.33, 13.33])
    #expect(TextMetrics.size(of: "A", font: body, scale: 2).height == 20.5)
    #expect(TextMetrics.size(of: "A\nB\nC", font: body, scale: 2).height == 61)
  }

  @Test("FM-03 FM-04 the published width is met within 2 %")
  func calibration() {
    let width = TextMetrics.size(of: "This is a test string", font: body, scale: 1000).width
    #expect(abs(width / 144.09326171875 - 1) < 0.02)
  }

  @Test("sizes of the styles follow the published table")
  func styles() {
    #expect(TextStyle.allCases.map { $0.pointSize() } == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(
      ContentSizeCategory.allCases.map { TextStyle.body.pointSize(for: $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(ContentSizeCategory.allCases.map(\.ordinal) == Array(0..<12))
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("no text takes no space; a last newline takes a line")
  func empties() {
    #expect(TextMetrics.size(of: "", font: body) == .zero)
    #expect(TextMetrics.size(of: "a\n", font: body).lines == 2)
    #expect(TextMetrics.size(of: "a\r\nb", font: body).lines == 2)
    #expect(TextMetrics.size(of: "é\r\nb", font: body).lines == 2)
  }

  @Test("words wrap, and the space at the break hangs")
  func words() {
    let hello = TextMetrics.size(of: "Hello", font: body, scale: 1000).width
    let both = TextMetrics.size(of: "Hello Hello", font: body, scale: 1000)
    let narrow = TextMetrics.size(of: "Hello Hello", font: body, width: both.width - 1, scale: 1000)
    #expect(narrow == TextSize(width: hello, height: 40.575, lines: 2, truncated: false))
    #expect(TextMetrics.size(of: "Hello Hello", font: body, width: hello, scale: 1000).lines == 2)
    #expect(TextMetrics.size(of: "Hello    Hello", font: body, width: hello, scale: 1000).lines == 2)
  }

  @Test("a word wider than the line breaks between characters")
  func longWords() {
    let one = TextMetrics.size(of: "m", font: body, scale: 1000).width
    let word = String(repeating: "m", count: 10)
    #expect(TextMetrics.size(of: word, font: body, width: one * 3.5).lines == 4)
    #expect(TextMetrics.size(of: "a " + word, font: body, width: one * 5.5).lines == 3)
    #expect(TextMetrics.size(of: word, font: body, width: 1).lines == 10)
  }

  @Test("the line limit cuts, and the last line is filled up to the ellipsis")
  func truncation() {
    let text = "one two three four five six seven"
    let whole = TextMetrics.size(of: text, font: body)
    #expect(!whole.truncated)
    let cut = TextMetrics.size(of: text, font: body, width: 100, lineLimit: 1)
    #expect(cut.truncated && cut.lines == 1 && cut.width <= 100 && cut.width > 85)
    let two = TextMetrics.size(of: text, font: body, width: 150, lineLimit: 2)
    #expect(two.lines == 2 && !two.truncated == (TextMetrics.size(of: text, font: body, width: 150).lines <= 2))
    #expect(TextMetrics.size(of: "a\nb", font: body, lineLimit: 1).truncated)
    #expect(TextMetrics.size(of: text, font: body, width: 100, lineLimit: 0).truncated == false)
  }

  @Test("marks add no width, ideographs and pictographs break anywhere")
  func scripts() {
    func width(_ text: String) -> Double { TextMetrics.size(of: text, font: body, scale: 1000).width }
    #expect(width("e\u{301}") == width("e"))
    #expect(width("\u{E9}") == width("e"))
    #expect(width("👨‍👩‍👧‍👦") == width("😀"))
    #expect(TextMetrics.size(of: "日本語日本語", font: body, width: 17 * 3 + 1).lines == 2)
    #expect(TextMetrics.size(of: "日本語。日本", font: body, width: 17 * 3 + 1).lines == 3)
    #expect(TextMetrics.size(of: "😀😀😀😀", font: body, width: width("😀") * 2).lines == 2)
    #expect(TextMetrics.size(of: "a\u{A0}b", font: body, width: width("a b") - 1).lines == 2)
    #expect(TextMetrics.size(of: "well-known", font: body, width: width("well-knop")).lines == 2)
  }

  @Test("a size measured is a size that fits")
  func fixedPoint() {
    var seed: UInt64 = 7
    for _ in 0..<300 {
      let words = (0..<8).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        return String(repeating: ["i", "m", "日", "e\u{301}", "-"][Int(seed >> 33) % 5], count: Int(seed >> 40) % 9 + 1)
      }
      let text = words.joined(separator: " ")
      let limit = Double(seed >> 50) / 100 + 20
      let first = TextMetrics.size(of: text, font: body, width: limit)
      let again = TextMetrics.size(of: text, font: body, width: first.width)
      #expect(first.lines == again.lines, "\(text) at \(limit)")
      #expect(TextMetrics.size(of: text, font: body, width: TextMetrics.size(of: text, font: body).width).lines == 1)
    }
  }

  @Test("measuring is linear in the length, counted in steps", arguments: ["word ", "é 👍 ", "unbreakable", "a\n"])
  func growth(_ part: String) {
    func steps(_ parts: Int) -> Int {
      TextMetrics.steps(of: String(repeating: part, count: parts), font: body, width: 200)
    }
    let small = steps(1_000)
    #expect(small >= 1_000)
    // Quadratic would be 16 times as many.
    #expect(abs(steps(4_000) - 4 * small) <= small / 10)
  }
}
