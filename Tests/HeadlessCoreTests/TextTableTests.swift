import CellTrace
import Testing

@testable import HeadlessCore

/// On the main actor, as whoever switches bold text on: it belongs to the run.
@MainActor @Suite struct TextTableTests {
  private let body = TextStyle.body.font()

  private func width(_ text: String, _ font: FontDescription? = nil) -> Double {
    TextMetrics.size(of: text, font: font ?? body, scale: 10_000).width
  }

  @Test("FM-01 every style has a size for each of the twelve text sizes, never smaller for a larger one")
  func table() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(for: $0) }
      #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style)")
      #expect(sizes[0] >= 11 && sizes[11] <= 60)
    }
    let smallest = TextStyle.allCases.map { $0.pointSize(for: .extraSmall) }
    let largest = TextStyle.allCases.map { $0.pointSize(for: .accessibilityExtraExtraExtraLarge) }
    #expect(smallest == [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11])
    #expect(largest == [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40])
  }

  @Test("FM-03 the published width is met within 1 % with the table of an open font and the published tracking")
  func calibration() { #expect(abs(width("This is a test string") / 144.09326171875 - 1) < 0.01) }

  @Test("FM-04 tracking is added after every character, between the published sizes on a line")
  func tracking() {
    func spacing(_ size: Double) -> Double {
      let font = FontDescription(size: size)
      let large = FontDescription(size: 12)
      return (width("nnnn", font) - width("nnnn", large) * size / 12) / 4
    }
    for (size, points) in [(11.0, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44)] {
      #expect(abs(spacing(size) - points) < 0.001, "\(size)")
    }
    #expect(abs(spacing(12.5) + 0.04) < 0.001)
  }

  @Test("FM-05 widths by class: digits near 0.62 em, capitals 0.66, small letters 0.54, a space 0.28, ideographs 1, marks 0")
  func classes() {
    func average(_ text: String) -> Double {
      let tracking = -0.43
      return (width(text) / Double(text.count) - tracking) / body.size
    }
    #expect(abs(average("0123456789") - 0.61) < 0.02)
    #expect(abs(average("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - 0.67) < 0.02)
    #expect(abs(average("abcdefghijklmnopqrstuvwxyz") - 0.53) < 0.02)
    #expect(abs(width("a a") - width("aa") - (0.281 * body.size - 0.43)) < 0.01)
    #expect(abs(width("漢字") - 2 * body.size) < 0.01)
    #expect(width("e\u{301}") == width("é") || abs(width("e\u{301}") - width("e")) < 0.01)
    #expect(abs(width("👨‍👩‍👧") - width("👍")) < 0.01)
  }

  @Test("FM-05 bolder text is wider, and bold text as a setting makes every font so")
  func weights() {
    let widths = stride(from: 100, through: 900, by: 100).map { width("Heart rate", FontDescription(size: 17, weight: $0)) }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(widths[6] / widths[3] < 1.06)
    RunState.begin(RunConfiguration(traits: HostTraits(isBoldText: true)))
    defer { RunState.begin() }
    #expect(width("Heart rate") == widths[5])
  }

  @Test("text of both directions wraps like other text; marks of direction take no room")
  func directions() {
    #expect(width("\u{200F}שלום\u{200E}") == width("שלום"))
    let text = "שלום עולם mixed with English מילים"
    let one = TextMetrics.size(of: text, font: body)
    let two = TextMetrics.size(of: text, font: body, width: one.width * 0.6)
    #expect(one.lines == 1 && two.lines == 2 && !two.truncated)
  }
}
