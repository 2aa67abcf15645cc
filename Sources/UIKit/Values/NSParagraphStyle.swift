import CoreGraphics
import Foundation

/// The side a paragraph begins at.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a stretch of text with a direction of its own stands in the text around it: added to the direction's number.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection: NSWritingDirection = .natural
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var tabStops = NSParagraphStyle.usualTabStops
    var defaultTabInterval: CGFloat = 0
  }
  var values = Values()

  /// Where a line may break besides spaces. The text engine has one way to break lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Where tabs end. The text engine has no tabs: a line is as wide as its words.
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any {
    let made = NSParagraphStyle()
    made.values = values
    return made
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let made = NSMutableParagraphStyle()
    made.values = values
    return made
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }

  /// Twelve, 28 points apart.
  private static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  /// What differs from the default, as text.
  var summary: String {
    let plain = Values()
    var parts: [String] = []
    if values.alignment != plain.alignment { parts.append("alignment \(values.alignment)") }
    if values.lineBreakMode != plain.lineBreakMode { parts.append("\(values.lineBreakMode)") }
    if values.lineSpacing != 0 { parts.append("lineSpacing \(values.lineSpacing)") }
    if values.paragraphSpacing != 0 { parts.append("paragraphSpacing \(values.paragraphSpacing)") }
    if values.lineHeightMultiple != 0 { parts.append("lineHeightMultiple \(values.lineHeightMultiple)") }
    if values.baseWritingDirection != .natural { parts.append("\(values.baseWritingDirection)") }
    if values.headIndent != 0 { parts.append("headIndent \(values.headIndent)") }
    return parts.isEmpty ? "default" : parts.joined(separator: " ")
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// A picture inside a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// What stands for an attachment in a text.
  public static let character = 0xFFFC
  private let header = CoreFoundationHeader()
  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  open var image: UIImage?
  open var bounds: CGRect = .zero
  open var contents: Data?
  open var fileType: String?
  /// Kept: an attachment takes no more room in a line than its bounds.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  /// What is drawn in the text.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
    image
  }
  /// The room in a line: the attachment's bounds, else its picture's size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  public override init() { super.init() }
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
  /// Shadows are told apart by how they look.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? AnyHashable) == (other.shadowColor as? AnyHashable)
  }
  open override var hash: Int { shadowBlurRadius.hashValue }
  open override var description: String { "shadow \(shadowOffset.width),\(shadowOffset.height) blur \(shadowBlurRadius)" }
}
