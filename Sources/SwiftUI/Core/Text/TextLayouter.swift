import CoreGraphics
import Foundation
import HeadlessCore

/// Breaks a text into lines and letters for a renderer. As many words stand on a line as fit.
@MainActor struct TextLayouter {
  let look: TextLook
  let runs: [TextRun]
  let width: Double

  private struct Letter {
    var text: String
    var run: Int
    var isSpace: Bool
  }

  func layout(height: Double) -> Text.Layout {
    var letters: [Letter] = []
    for (number, run) in runs.enumerated() {
      for character in run.string {
        letters.append(Letter(text: cased(String(character)), run: number, isSpace: character.isWhitespace))
      }
    }
    var lines: [[Int]] = []
    var line: [Int] = []
    var lastSpace: Int?
    for (index, letter) in letters.enumerated() {
      if letter.text == "\n" {
        lines.append(line)
        (line, lastSpace) = ([], nil)
        continue
      }
      line.append(index)
      if letter.isSpace { lastSpace = line.count }
      guard !letter.isSpace, measured(line, letters) > width + 0.01, line.count > 1 else { continue }
      let end = lastSpace ?? line.count - 1
      lines.append(Array(line[..<end]))
      (line, lastSpace) = (Array(line[end...]), nil)
    }
    lines.append(line)
    let fitting = max(1, min(look.lineLimit ?? .max, Int((height + look.lineSpacing + 1) / (look.lineHeight + look.lineSpacing))))
    let shown = lines.prefix(fitting)
    return Text.Layout(
      lines: shown.enumerated().map { made($0.element, number: $0.offset, letters) }, isTruncated: shown.count < lines.count)
  }

  private func cased(_ text: String) -> String {
    switch look.textCase {
    case .uppercase?: text.uppercased()
    case .lowercase?: text.lowercased()
    case nil: text
    }
  }

  private func measured(_ line: [Int], _ letters: [Letter]) -> Double { length(of: line.map { letters[$0].text }.joined()) }
  private func length(of text: String) -> Double {
    TextMetrics.size(of: text, font: look.font, width: nil, lineLimit: nil, scale: look.scale).width
  }

  private func made(_ line: [Int], number: Int, _ letters: [Letter]) -> Text.Layout.Line {
    let ascent = TextMetrics.ascender(look.font)
    let baseline = Double(number) * (look.lineHeight + look.lineSpacing) + ascent
    func bounds(_ x: Double, _ width: Double) -> Text.Layout.TypographicBounds {
      .init(
        origin: CGPoint(x: x, y: baseline), width: width, ascent: ascent, descent: -TextMetrics.descender(look.font),
        leading: look.lineSpacing)
    }
    var made: [Text.Layout.Run] = []
    var slices: [Text.Layout.RunSlice] = []
    var x = 0.0
    func close(_ run: Int) {
      guard let first = slices.first else { return }
      let start = Double(first.typographicBounds.origin.x)
      made.append(
        Text.Layout.Run(
          slices: slices, marks: runs[run].traits.marks, typographicBounds: bounds(start, x - start),
          layoutDirection: .leftToRight))
      slices = []
    }
    var run = line.first.map { letters[$0].run } ?? 0
    for index in line {
      if letters[index].run != run {
        close(run)
        run = letters[index].run
      }
      let width = length(of: letters[index].text)
      slices.append(.init(letters[index].text, bounds(x, width), .init(offset: index)))
      x += width
    }
    close(run)
    return Text.Layout.Line(runs: made, origin: CGPoint(x: 0, y: baseline), typographicBounds: bounds(0, x))
  }
}
