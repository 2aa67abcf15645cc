import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Text that is only shown.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    takeValues(from: coder, as: UILabel.self)
  }

  /// The text; its attributes, if any were given, are in ``styled``.
  private var plain: String?
  private var styled: NSAttributedString?

  open var text: String? {
    get { plain }
    set {
      guard newValue != plain || styled?.attributesText != nil else { return recordWrite("text") }
      plain = newValue
      styled = nil
      contentDidChange("text")
    }
  }
  open var attributedText: NSAttributedString? {
    get { styled ?? plain.map { NSAttributedString(string: $0) } }
    set {
      plain = newValue?.string
      styled = newValue
      contentDidChange("text")
    }
  }
  @exclusivity(unchecked) open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange("font")
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      recordWrite("textColor")
    }
  }
  open var highlightedTextColor: UIColor? { didSet { recordWrite("highlightedTextColor") } }
  open var isHighlighted = false { didSet { recordWrite("isHighlighted") } }
  open var isEnabled = true { didSet { recordWrite("isEnabled") } }
  open var textAlignment: NSTextAlignment = .natural { didSet { recordWrite("textAlignment") } }
  /// Lines break as the text engine breaks them, whatever the strategy.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange("lineBreakMode") } }
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { contentDidChange("numberOfLines") } }
  open var shadowColor: UIColor? { didSet { recordWrite("shadowColor") } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { recordWrite("shadowOffset") } }
  open var adjustsFontSizeToFitWidth = false { didSet { recordWrite("adjustsFontSizeToFitWidth") } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { recordWrite("minimumScaleFactor") } }
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }
  open var adjustsFontForContentSizeCategory = false
  /// The font that a cell's style gave the label. As long as the app sets no other, it follows the text size.
  var styleFont: UIFont?
  open var showsExpansionTextWhenTruncated = false
  override var defaultHugging: UILayoutPriority { UILayoutPriority(251) }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measured(width: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }
  open func drawText(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize {
    measured(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, lines: numberOfLines)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var limit: CGFloat?
    if numberOfLines != 1, size.width > 0, size.width < 1e6 { limit = size.width }
    return measured(width: limit, lines: numberOfLines)
  }
  override func heightThatFits(width: CGFloat) -> CGFloat { measured(width: width, lines: numberOfLines).height }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection
    if before?.legibilityWeight != traitCollection.legibilityWeight || before?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
    let hasStyleFont = styleFont != nil && font == styleFont
    guard adjustsFontForContentSizeCategory || hasStyleFont,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = font.scaled(for: traitCollection)
    if hasStyleFont { styleFont = font }
  }

  override var drawsContent: Bool { !(text ?? "").isEmpty }
  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    guard let text, !text.isEmpty else { return super.describe(into: &builder) }
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    describeSelf(
      .text,
      [
        ("text", text), ("attributes", styled?.attributesText), ("textColor", color.description),
        ("font", font.description), ("textAlignment", textAlignment == .natural ? nil : "\(textAlignment)"),
        ("numberOfLines", numberOfLines == 1 ? nil : "\(numberOfLines)"),
        ("lineBreakMode", lineBreakMode == .byTruncatingTail ? nil : "\(lineBreakMode)"),
        ("isEnabled", isEnabled ? nil : "false"), ("shadowColor", shadowColor?.description),
      ], into: &builder)
    describeChildren(into: &builder)
  }

  private func contentDidChange(_ property: String) {
    recordWrite(property)
    invalidateIntrinsicContentSize()
  }

  private func measured(width: CGFloat?, lines: Int) -> CGSize {
    guard let plain, !plain.isEmpty else { return .zero }
    let font = styled?.largestFont(font) ?? font ?? .systemFont(ofSize: 17)
    // A width limits what one line may take only through truncation, which the frame shows.
    let size = TextMetrics.size(
      of: plain, font: font.details, width: lines == 1 ? nil : width.map(Double.init),
      lineLimit: lines == 0 ? nil : lines, scale: Double(effectiveScale))
    let result = CGSize(width: size.width, height: size.height)
    return styled.map { added(by: $0, to: result, lines: size.lines) } ?? result
  }

  /// The spacing of paragraphs and attachments take room as well.
  private func added(by content: NSAttributedString, to size: CGSize, lines: Int) -> CGSize {
    var result = size
    let runs = content.runs
    let style = runs.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first
    if let style, lines > 1 { result.height += style.lineSpacing * CGFloat(lines - 1) }
    for run in runs {
      if let attachment = run.attributes[.attachment] as? NSTextAttachment {
        let line = CGRect(origin: .zero, size: size)
        result.width +=
          attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: run.range.location
          ).width
      }
    }
    return result
  }
}

/// Something whose font follows the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
