import CellTrace
import Foundation
import HeadlessCore

extension Text: LeafView {
  static var leafName: String { "Text" }

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> ResolvedText {
    ResolvedText(self, environment.builtin, environment)
  }

  /// The characters shown.
  nonisolated func resolvedString(_ environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let string): string
    case .date(let date, let style): style.text(date, environment)
    case .concatenated(let first, let second):
      first.resolvedString(environment) + second.resolvedString(environment)
    }
  }
}

/// Text with font, colour and limits.
struct ResolvedText: ResolvedLeaf {
  var string: String
  var font: FontDescription
  var fontText: Font
  var weight: Font.Weight?
  var isItalic: Bool
  var foreground: String
  var decorations: [String]
  var lineLimit: Int?
  var minimumLines: Int
  var lineSpacing: Double
  var alignment: TextAlignment
  var truncation: Text.TruncationMode
  var minimumScale: Double
  var isRedacted: Bool
  var scale: Double

  // What the last measurement found; not part of what the text is.
  private var natural = Measured()

  private struct Measured: Equatable {
    var width = -1.0
    var height = 0.0
    // Two measurements of one text are the same whatever they hold.
    static func == (left: Measured, right: Measured) -> Bool { true }
  }

  @MainActor init(_ text: Text, _ builtin: BuiltinValues, _ environment: EnvironmentValues) {
    let shown = text.resolvedString(environment)
    switch builtin.textCase {
    case .uppercase?: string = shown.uppercased()
    case .lowercase?: string = shown.lowercased()
    case nil: string = shown
    }
    let traits = text.traits
    fontText = traits.font ?? builtin.font ?? .body
    weight = traits.isBold ? .bold : traits.weight ?? builtin.fontWeight
    isItalic = traits.isItalic || builtin.isItalic
    font = FontCache.description(fontText, builtin.sizeCategory, weight, isItalic)
    foreground = traits.foreground ?? builtin.foreground?.text(in: environment) ?? "primary"
    decorations = traits.decorations
    if builtin.underline { decorations.append("underline") }
    if builtin.strikethrough { decorations.append("strikethrough") }
    lineLimit = builtin.lineLimit
    minimumLines = builtin.minimumLines ?? (builtin.reservesLineSpace ? builtin.lineLimit ?? 1 : 1)
    lineSpacing = builtin.lineSpacing
    alignment = builtin.textAlignment
    truncation = builtin.truncationMode
    minimumScale = builtin.minimumScaleFactor
    isRedacted = !builtin.redaction.isEmpty
    scale = builtin.displayScale
  }

  var role: Element.Role { .text }
  var isVisible: Bool { !string.isEmpty }

  var properties: [(name: String, value: String)] {
    var list = [("text", string), ("font", fontText.text(weight: weight, italic: isItalic)), ("foregroundStyle", foreground)]
    if !decorations.isEmpty { list.append(("decorations", decorations.joined(separator: ", "))) }
    if let lineLimit { list.append(("lineLimit", "\(lineLimit)")) }
    if alignment != .leading { list.append(("multilineTextAlignment", "\(alignment)")) }
    if truncation != .tail { list.append(("truncationMode", "\(truncation)")) }
    if isRedacted { list.append(("redacted", "true")) }
    return list
  }

  mutating func size(_ proposal: Proposal, _ axis: Axis?) -> LayoutSize {
    if string.isEmpty { return .zero }
    measureNatural()
    var limit = lineLimit
    let lineHeight = TextMetrics.lineHeight(font)
    if proposal.height >= 0 && proposal.height.isFinite {
      // As many lines as fit; one always does (LY-24).
      let fitting = max(1, Int((proposal.height + lineSpacing + 0.01) / (lineHeight + lineSpacing)))
      limit = min(limit ?? fitting, fitting)
    }
    let fitsOnOneLine = proposal.width < 0 || proposal.width >= natural.width
    if fitsOnOneLine && minimumLines <= 1 && !string.contains(where: \.isNewline) {
      return LayoutSize(width: natural.width, height: natural.height)
    }
    let size = TextMetrics.size(
      of: string, font: font, width: proposal.width < 0 ? nil : proposal.width, lineLimit: limit, scale: scale)
    if size.truncated && minimumScale < 1, let shrunk = shrunk(to: proposal, limit) { return shrunk }
    let lines = max(size.lines, minimumLines)
    let height = TextMetrics.roundUpToPixel(Double(lines) * lineHeight + Double(lines - 1) * lineSpacing, scale: scale)
    return LayoutSize(width: size.width, height: height)
  }

  private mutating func measureNatural() {
    if natural.width >= 0 { return }
    let size = TextMetrics.size(of: string, font: font, width: nil, lineLimit: nil, scale: scale)
    natural.width = size.width
    natural.height = size.height
  }

  /// The size in the largest font at which nothing is cut, if there is one above the minimum.
  private func shrunk(to proposal: Proposal, _ limit: Int?) -> LayoutSize? {
    var factor = 0.95
    while factor >= minimumScale - 1e-9 {
      var smaller = font
      smaller.size = font.size * factor
      let size = TextMetrics.size(
        of: string, font: smaller, width: proposal.width < 0 ? nil : proposal.width, lineLimit: limit, scale: scale)
      if !size.truncated { return LayoutSize(width: size.width, height: size.height) }
      factor -= 0.05
    }
    return nil
  }

  mutating func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? {
    guard axis == .horizontal else { return nil }
    measureNatural()
    return (0, natural.width)
  }

  func spacing(_ edge: Edge) -> SpacingPreference { .text }

  mutating func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    if guide.isFirstBaseline { return TextMetrics.roundUpToPixel(TextMetrics.ascender(font), scale: scale) }
    if guide.isLastBaseline { return size.height + TextMetrics.descender(font) }
    return nil
  }
}

/// Fonts resolved so far: a list resolves the same few for every row.
@MainActor private enum FontCache {
  private struct Key: Hashable {
    var font: Font
    var category: ContentSizeCategory
    var weight: Font.Weight?
    var isItalic: Bool
  }

  private static var last: (key: Key, description: FontDescription)?
  private static var known: [Key: FontDescription] = [:]

  static func description(
    _ font: Font, _ category: ContentSizeCategory, _ weight: Font.Weight?, _ isItalic: Bool
  ) -> FontDescription {
    let key = Key(font: font, category: category, weight: weight, isItalic: isItalic)
    if let last, last.key == key { return last.description }
    let description = known[key] ?? font.resolved(category, weight: weight, italic: isItalic)
    known[key] = description
    last = (key, description)
    return description
  }
}
