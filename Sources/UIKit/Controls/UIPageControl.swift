import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      recordWrite("numberOfPages")
      invalidateIntrinsicContentSize()
    }
  }
  open var currentPage = 0 {
    didSet {
      recordWrite("currentPage")
      if oldValue != currentPage { progress?.pageChanged(to: currentPage) }
    }
  }
  /// How far the current page is, if its dot shows that.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
      recordWrite("currentProgress")
    }
  }
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
  public enum Direction: Int, Sendable {
    case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  public enum InteractionState: Int, Sendable {
    case none = 0, discrete, continuous
  }
  /// An app's extension may take its place.
  open dynamic override func sizeToFit() { super.sizeToFit() }
  open var direction: Direction = .natural { didSet { recordWrite("direction") } }
  open var interactionState: InteractionState { .none }
  open var hidesForSinglePage = false
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { recordWrite("backgroundStyle") } }
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage? { didSet { recordWrite("indicatorImages") } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { recordWrite("indicatorImages") } }
  private var indicatorImages: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    recordWrite("indicatorImages")
  }
  private var currentIndicatorImages: [Int: UIImage] = [:]
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    recordWrite("indicatorImages")
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }
  open var pageIndicatorTintColor: UIColor? { didSet { recordWrite("pageIndicatorTintColor") } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { recordWrite("currentPageIndicatorTintColor") } }
  private var indicatorText: String? {
    let named = [("all", preferredIndicatorImage), ("current", preferredCurrentPageIndicatorImage)]
      .compactMap { name, image in image.map { "\(name): \($0.description)" } }
    let own = indicatorImages.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.description)" }
    return named.isEmpty && own.isEmpty ? nil : (named + own).joined(separator: ", ")
  }
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16 + 8, height: 26) }
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let new = min(max(0, currentPage + (touch.location(in: self).x >= bounds.midX ? 1 : -1)), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendValueChanged(event)
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    guard !(hidesForSinglePage && numberOfPages <= 1) else { return }
    describeSelf(
      .progress,
      [
        ("numberOfPages", "\(numberOfPages)"), ("currentPage", "\(currentPage)"),
        ("pageIndicatorTintColor", pageIndicatorTintColor?.description),
        ("currentPageIndicatorTintColor", currentPageIndicatorTintColor?.description),
        ("backgroundStyle", backgroundStyle == .automatic ? nil : "\(backgroundStyle)"),
        ("indicatorImages", indicatorText), ("currentProgress", progress.map { UIView.text(CGFloat($0.currentProgress)) }),
      ] + controlProperties, interactive: isEnabled, into: &builder)
  }
}
