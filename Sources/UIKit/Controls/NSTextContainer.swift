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
  public required init?(coder: NSCoder) { super.init() }
  open var size: CGSize = .zero
  open weak var layoutManager: NSLayoutManager?
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { Probe.post(.unowned("NSTextContainer.exclusionPaths")) } }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}
