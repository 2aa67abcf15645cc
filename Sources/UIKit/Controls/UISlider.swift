import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A value on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var storedValue: Float = 0

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 { didSet { setValue(storedValue, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(storedValue, animated: false) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { recordWrite("minimumTrackTintColor") } }
  open var maximumTrackTintColor: UIColor? { didSet { recordWrite("maximumTrackTintColor") } }
  open var thumbTintColor: UIColor? { didSet { recordWrite("thumbTintColor") } }
  open var minimumValueImage: UIImage? { didSet { recordWrite("minimumValueImage") } }
  open var maximumValueImage: UIImage? { didSet { recordWrite("maximumValueImage") } }
  private var thumbImages: [UInt: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    recordWrite("thumbImage")
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] ?? thumbImages[0] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  private var trackImages: [String: UIImage] = [:]
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    trackImages["minimum \(state.rawValue)"] = image
    recordWrite("trackImage")
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    trackImages["maximum \(state.rawValue)"] = image
    recordWrite("trackImage")
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { trackImages["minimum \(state.rawValue)"] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { trackImages["maximum \(state.rawValue)"] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    return CGRect(x: rect.minX + part * max(0, rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    recordWrite("value")
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged(event) }
  }

  /// The host's finger always hits the thumb: the value goes where the finger is.
  private func follow(_ touch: UITouch) {
    guard bounds.width > 0 else { return }
    let place = touch.location(in: self).x
    // The thumb stops at the ends: a finger in the last point of the track is there.
    let part: Float = place <= 1 ? 0 : place >= bounds.width - 1 ? 1 : Float(place / bounds.width)
    let new = minimumValue + part * (maximumValue - minimumValue)
    guard new != storedValue else { return }
    setValue(new, animated: false)
    if isContinuous { sendValueChanged() }
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .slider,
      [
        ("value", UIView.text(CGFloat(storedValue))), ("minimumTrackTintColor", minimumTrackTintColor?.description),
        ("maximumTrackTintColor", maximumTrackTintColor?.description), ("thumbTintColor", thumbTintColor?.description),
        ("thumbImage", currentThumbImage?.description),
        (
          "trackImage",
          trackImages.isEmpty ? nil : trackImages.map { "\($0.key): \($0.value.description)" }.sorted().joined(separator: ", ")
        ), ("minimumValueImage", minimumValueImage?.description), ("maximumValueImage", maximumValueImage?.description),
      ] + controlProperties, interactive: isEnabled, into: &builder)
  }
}
