import CoreGraphics
import Foundation
import HeadlessCore

/// The region a text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  public override init() { super.init() }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  open var size: CGSize = .zero
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { Probe.post(.unowned("NSTextContainer.exclusionPaths")) } }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}

/// Lays out the glyphs of a text. Here texts are measured as a whole; only what changes no measure can be set.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  public override init() { super.init() }
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
}

/// A text with its attributes that an editor owns; every change is shown at once.
open class NSTextStorage: NSMutableAttributedString {
  private let changed: (NSAttributedString) -> Void
  private let text: NSMutableAttributedString

  init(attributedString: NSAttributedString, changed: @escaping (NSAttributedString) -> Void) {
    self.changed = changed
    text = NSMutableAttributedString(attributedString: attributedString)
    super.init(string: "")
  }
  public required init?(coder: NSCoder) { nil }

  open override var string: String { text.string }
  open override func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    changed(text)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    changed(text)
  }
}
