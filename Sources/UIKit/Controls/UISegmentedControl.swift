import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One of a few.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public class var noSegment: Int { -1 }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    bounds.size = intrinsicContentSize
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }
  private var segments: [Segment] = []

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { recordWrite("selectedSegmentIndex") } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor? { didSet { recordWrite("selectedSegmentTintColor") } }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    segmentsDidChange()
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    segmentsDidChange()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segmentsDidChange()
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    segmentsDidChange()
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    recordWrite("segments")
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    recordWrite("titleTextAttributes")
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest = segments.map { segment in
      segment.image.map { Double($0.size.width) } ?? TextMetrics.size(of: segment.title ?? "", font: font.details).width
    }.max()
    return CGSize(width: (CGFloat(widest ?? 0) + 20) * CGFloat(segments.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let index = Int(touch.location(in: self).x / bounds.width * CGFloat(segments.count))
    guard segments.indices.contains(index), segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    recordWrite("segments")
    invalidateIntrinsicContentSize()
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    let titles = segments.map { ($0.title ?? $0.image?.description ?? "") + ($0.isEnabled ? "" : " (disabled)") }
    describeSelf(
      .button,
      [
        ("segments", titles.joined(separator: " | ")), ("selectedSegmentIndex", "\(selectedSegmentIndex)"),
        ("selectedSegmentTintColor", selectedSegmentTintColor?.description),
      ] + controlProperties, interactive: isEnabled, into: &builder)
  }
}

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      recordWrite("numberOfPages")
      invalidateIntrinsicContentSize()
    }
  }
  open var currentPage = 0 { didSet { recordWrite("currentPage") } }
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
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
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let new = min(max(0, currentPage + (touch.location(in: self).x >= bounds.midX ? 1 : -1)), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: .valueChanged, event)
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
        ("indicatorImages", indicatorText),
      ] + controlProperties, interactive: isEnabled, into: &builder)
  }
}
