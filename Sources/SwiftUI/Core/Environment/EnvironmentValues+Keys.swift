import CellTrace
import Foundation
import HeadlessCore

nonisolated extension EnvironmentValues {
  /// The font of text that sets none.
  public var font: Font? {
    get { noted { $0.font } }
    set { builtin.font = newValue }
  }

  /// False if controls below don't react.
  public var isEnabled: Bool {
    get { noted { $0.isEnabled } }
    set { builtin.isEnabled = newValue }
  }

  /// The number of lines text may take; nil for any number.
  public var lineLimit: Int? {
    get { noted { $0.lineLimit } }
    set { builtin.lineLimit = newValue }
  }

  /// The distance between lines of text.
  public var lineSpacing: CGFloat {
    get { CGFloat(noted { $0.lineSpacing }) }
    set { builtin.lineSpacing = Double(newValue) }
  }

  /// How lines of text lie to each other.
  public var multilineTextAlignment: TextAlignment {
    get { noted { $0.textAlignment } }
    set { builtin.textAlignment = newValue }
  }

  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { noted { $0.truncationMode } }
    set { builtin.truncationMode = newValue }
  }

  /// The smallest factor by which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(noted { $0.minimumScaleFactor }) }
    set { builtin.minimumScaleFactor = Double(newValue) }
  }

  /// True if letters may move closer to fit.
  public var allowsTightening: Bool {
    get { noted { $0.allowsTightening } }
    set { builtin.allowsTightening = newValue }
  }

  /// The case text is shown in.
  public var textCase: Text.Case? {
    get { noted { $0.textCase } }
    set { builtin.textCase = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { CGFloat(noted { $0.displayScale }) }
    set { builtin.displayScale = Double(newValue) }
  }

  /// The length of a pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { noted { $0.layoutDirection } }
    set { builtin.layoutDirection = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { noted { $0.colorScheme } }
    set { builtin.colorScheme = newValue }
  }

  /// The size of text the user chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(noted { $0.sizeCategory }) }
    set { builtin.sizeCategory = newValue.category }
  }

  /// Whether the user wants bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { builtin.legibilityWeight }
    set { builtin.legibilityWeight = newValue }
  }

  /// Why content is to be hidden, if it is.
  public var redactionReasons: RedactionReasons {
    get { noted { $0.redaction } }
    set { builtin.redaction = newValue }
  }

  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { noted { $0.imageScale } }
    set { builtin.imageScale = newValue }
  }

  /// How symbols are drawn.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { noted { $0.symbolRenderingMode } }
    set { builtin.symbolRenderingMode = newValue }
  }

  /// Which forms of symbols are shown. Setting it, unlike `symbolVariant(_:)`, leaves nothing of what the views around ask for.
  public var symbolVariants: SymbolVariants {
    get { noted { $0.symbolVariants } }
    set { builtin.symbolVariants = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { noted { $0.locale } }
    set { builtin.locale = newValue }
  }

  /// The user's calendar.
  public var calendar: Calendar {
    get { noted { $0.calendar } }
    set { builtin.calendar = newValue }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { noted { $0.timeZone } }
    set { builtin.timeZone = newValue }
  }
}
