import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    if image != nil { recordWrite("image") }
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    if image != nil { recordWrite("image") }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    takeValues(from: coder, as: UIImageView.self)
  }

  open var image: UIImage? {
    didSet {
      recordWrite("image")
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
    }
  }
  open var highlightedImage: UIImage? { didSet { recordWrite("highlightedImage") } }
  open var isHighlighted = false { didSet { recordWrite("isHighlighted") } }
  /// Pictures keep their size; what the flag changes on a phone needs an accessibility text size and a symbol or vector.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { recordWrite("adjustsImageSizeForAccessibilityContentSizeCategory") }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      recordWrite("preferredSymbolConfiguration")
      invalidateIntrinsicContentSize()
    }
  }
  /// Effects that the symbol has until they are taken away, by name.
  var symbolEffects: [String] = [] { didSet { recordWrite("symbolEffects") } }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  private var animating = false
  open var isAnimating: Bool { animating }
  open func startAnimating() {
    animating = true
    recordWrite("isAnimating")
  }
  open func stopAnimating() {
    animating = false
    recordWrite("isAnimating")
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shown else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return size(of: image)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown.map { self.size(of: $0) } ?? .zero }

  private var shown: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image).map { $0.storedAsset == nil ? $0 : $0.resolved(for: traitCollection) }
  }

  private func size(of image: UIImage) -> CGSize {
    guard image.isSymbol, image.symbol == nil, let preferredSymbolConfiguration else { return image.size }
    return image.symbolSize(in: preferredSymbolConfiguration)
  }

  override var drawsContent: Bool { shown != nil }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    guard let image = shown else { return super.describe(into: &builder) }
    let isTinted: Bool
    switch image.renderingMode {
    case .alwaysTemplate: isTinted = image.tint == nil
    case .automatic: isTinted = image.isSymbol && image.tint == nil
    case .alwaysOriginal: isTinted = false
    }
    describeSelf(
      .image,
      [
        ("image", image.description), ("tintColor", isTinted ? tintColor.description : nil),
        ("contentMode", contentMode == .scaleToFill ? nil : "\(contentMode)"),
        ("preferredSymbolConfiguration", image.isSymbol ? preferredSymbolConfiguration?.description : nil),
        ("symbolEffects", symbolEffects.isEmpty ? nil : symbolEffects.joined(separator: ", ")),
        ("isAnimating", animating && animationImages != nil ? "true" : nil),
      ], into: &builder)
    describeChildren(into: &builder)
  }
}
