import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore
@_spi(CellHarness) import QuartzCore

/// How much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  open var progressViewStyle: Style = .default
  private var storedProgress: Float = 0
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(1, max(0, progress))
    recordWrite("progress")
  }
  open var progressTintColor: UIColor? { didSet { recordWrite("progressTintColor") } }
  open var trackTintColor: UIColor? { didSet { recordWrite("trackTintColor") } }
  open var progressImage: UIImage? { didSet { recordWrite("progressImage") } }
  open var trackImage: UIImage? { didSet { recordWrite("trackImage") } }
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override var drawsContent: Bool { true }

  // MARK: Track and bar
  private var parts: [UIView] = []

  /// The track, the bar, and what the app added. The two are made when somebody asks, as apps do that round the bar's ends: what is seen of
  /// the progress is said by the view's own properties.
  open override var subviews: [UIView] {
    if parts.isEmpty {
      parts = [UIImageView(), UIImageView()]
      for (index, part) in parts.enumerated() { insert(part, at: index) }
    }
    return super.subviews
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let track = parts.first, let bar = parts.last else { return }
    track.frame = bounds
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: bounds.height)
  }

  open override var layer: CALayer {
    let isNew = storedLayer == nil
    let layer = super.layer
    if isNew { for _ in 0..<2 { layer.addSublayer(CALayer()) } }
    return layer
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .progress,
      [
        ("progress", UIView.text(CGFloat(storedProgress))), ("progressTintColor", progressTintColor?.description),
        ("trackTintColor", trackTintColor?.description), ("progressImage", progressImage?.description),
        ("trackImage", trackImage?.description),
      ], into: &builder)
  }
}

/// A spinner.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    // The styles before iOS 13: their sizes are the new ones', their colours fixed.
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
    color = UIActivityIndicatorView.color(style)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open var style: Style = .medium {
    didSet {
      recordWrite("style")
      if style.rawValue < Style.medium.rawValue { color = UIActivityIndicatorView.color(style) }
      invalidateIntrinsicContentSize()
    }
  }
  open var hidesWhenStopped = true { didSet { recordWrite("isAnimating") } }
  open var color: UIColor! = .systemGray { didSet { recordWrite("color") } }
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

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize { UIActivityIndicatorView.size(style) }
  private static func size(_ style: Style) -> CGSize {
    switch style {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }
  private static func color(_ style: Style) -> UIColor {
    switch style {
    case .medium, .large: .systemGray
    case .white, .whiteLarge: .white
    case .gray: .gray
    }
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    guard animating || !hidesWhenStopped else { return }
    describeSelf(
      .progress, [("isAnimating", animating ? "true" : "false"), ("color", color == .systemGray ? nil : color.description)],
      into: &builder)
  }
}
