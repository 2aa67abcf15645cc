import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One of a few.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open nonisolated class var noSegment: Int { -1 }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    bounds.size = ownSize
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
    /// Zero: as wide as the others.
    var width: CGFloat = 0
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
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    segmentsDidChange()
  }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].title = action.title
    segments[segment].image = action.image
    segments[segment].action = action
    segmentsDidChange()
  }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Kept: content stands where it is drawn by default.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { contentOffsets[segment] = offset }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { contentOffsets[segment] ?? .zero }
  private var contentOffsets: [Int: CGSize] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages[state.rawValue] = backgroundImage
    recordWrite("backgroundImages")
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state.rawValue] }
  private var backgroundImages: [UInt: UIImage] = [:]
  /// Kept: no line is drawn between segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { recordWrite("dividerImages") }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    recordWrite("titleTextAttributes")
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest = segments.map { segment in
      segment.image.map { Double($0.size.width) } ?? TextMetrics.size(of: segment.title ?? "", font: font.details).width
    }.max()
    let equal = CGFloat(widest ?? 0) + 20
    return CGSize(width: segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : equal) }, height: 32)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let index = segment(at: touch.location(in: self).x)
    guard segments.indices.contains(index), segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(sender: self)
    sendValueChanged(event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Segments with a width of their own take it; the others share what is left.
  private func segment(at x: CGFloat) -> Int {
    let flexible = segments.count { $0.width <= 0 }
    let left = bounds.width - segments.reduce(0) { $0 + $1.width }
    var end: CGFloat = 0
    return segments.firstIndex {
      end += $0.width > 0 ? $0.width : max(0, left) / CGFloat(max(1, flexible))
      return x < end
    } ?? segments.count
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
