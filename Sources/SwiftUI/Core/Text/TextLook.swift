import HeadlessCore

/// How text and symbols look in one environment: worked out once and shared by all of them that see it.
@MainActor final class TextLook {
  let font: FontDescription
  let lineHeight: Double
  let fontText: String
  let foreground: String
  let decorations: [String]
  let spoken: [TextTraits.Spoken]
  let lineLimit: Int?
  let minimumLines: Int
  let lineSpacing: Double
  let alignment: TextAlignment
  let truncation: Text.TruncationMode
  let minimumScale: Double
  let textCase: Text.Case?
  let isRedacted: Bool
  let scale: Double
  let imageScale: Image.Scale
  let symbolMode: SymbolRenderingMode?
  let symbolVariants: SymbolVariants
  let symbolSide: Double
  /// Not part of the font, which knows nothing of the user's wish; what is measured differs with it.
  let legibilityWeight: LegibilityWeight?

  init(_ environment: EnvironmentValues, _ traits: TextTraits = TextTraits()) {
    let builtin = environment.builtin
    let base = traits.font ?? builtin.font ?? .body
    let weight = traits.isBold ? .bold : traits.weight ?? builtin.fontWeight
    let isItalic = traits.isItalic || builtin.isItalic
    font = base.resolved(builtin.sizeCategory, weight: weight, italic: isItalic)
    lineHeight = TextMetrics.lineHeight(font)
    fontText = base.text(weight: weight, italic: isItalic)
    foreground = traits.foreground ?? builtin.foreground?.text(in: environment) ?? "primary"
    var decorations = traits.decorations
    if builtin.underline { decorations.append("underline") }
    if builtin.strikethrough { decorations.append("strikethrough") }
    self.decorations = decorations
    spoken = traits.spoken
    lineLimit = builtin.lineLimit
    minimumLines = builtin.minimumLines ?? 1
    lineSpacing = builtin.lineSpacing
    alignment = builtin.textAlignment
    truncation = builtin.truncationMode
    minimumScale = builtin.minimumScaleFactor
    textCase = builtin.textCase
    isRedacted = !builtin.redaction.isEmpty
    scale = builtin.displayScale
    imageScale = builtin.imageScale
    symbolMode = builtin.symbolRenderingMode
    symbolVariants = builtin.symbolVariants
    legibilityWeight = builtin.legibilityWeight
    let factor = imageScale == .small ? 0.8 : imageScale == .medium ? 1 : 1.25
    symbolSide = TextMetrics.roundUpToPixel(font.size * 1.18 * factor, scale: scale)
  }

  /// True if nothing about the look differs.
  func isSame(as other: TextLook) -> Bool {
    if self === other { return true }
    return font == other.font && fontText == other.fontText && foreground == other.foreground
      && decorations == other.decorations && spoken == other.spoken && lineLimit == other.lineLimit
      && minimumLines == other.minimumLines
      && lineSpacing == other.lineSpacing && alignment == other.alignment && truncation == other.truncation
      && minimumScale == other.minimumScale && textCase == other.textCase && isRedacted == other.isRedacted
      && scale == other.scale && imageScale == other.imageScale && symbolMode == other.symbolMode
      && symbolVariants == other.symbolVariants && legibilityWeight == other.legibilityWeight
  }
}
