import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Minus and plus.
@preconcurrency @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UIStepper.fixedSize)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedValue = 0.0
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      recordWrite("value")
    }
  }
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  /// Pictures in place of the signs, by state.
  private var pictures: [String: UIImage] = [:]
  private func picture(_ part: String, _ state: UIControl.State) -> UIImage? {
    pictures["\(part) \(state.rawValue)"] ?? pictures["\(part) 0"]
  }
  private func setPicture(_ part: String, _ image: UIImage?, _ state: UIControl.State) {
    pictures["\(part) \(state.rawValue)"] = image
    recordWrite(part)
  }
  open func setDecrementImage(_ image: UIImage?, for state: State) { setPicture("decrementImage", image, state) }
  open func decrementImage(for state: State) -> UIImage? { picture("decrementImage", state) }
  open func setIncrementImage(_ image: UIImage?, for state: State) { setPicture("incrementImage", image, state) }
  open func incrementImage(for state: State) -> UIImage? { picture("incrementImage", state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setPicture("backgroundImage", image, state) }
  open func backgroundImage(for state: State) -> UIImage? { picture("backgroundImage", state) }
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    setPicture("dividerImage", image, left)
  }
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    picture("dividerImage", left)
  }
  private var pictureProperties: [(String, String)] {
    ["decrementImage", "incrementImage", "backgroundImage"].compactMap { part in
      picture(part, state).map { (part, $0.description) }
    }
  }

  open override var intrinsicContentSize: CGSize { UIStepper.fixedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.fixedSize }
  private static let fixedSize = CGSize(width: 94, height: 32)

  /// The left half counts down, the right half up.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let isUp = touch.location(in: self).x >= bounds.midX
    var new = storedValue + (isUp ? stepValue : -stepValue)
    if wraps {
      if new > maximumValue { new = minimumValue }
      if new < minimumValue { new = maximumValue }
    }
    let old = storedValue
    value = new
    if storedValue != old { sendValueChanged(event) }
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    // The value itself is not shown; whether a half is dimmed is.
    describeSelf(
      .stepper,
      [
        ("canDecrement", storedValue > minimumValue || wraps ? "true" : "false"),
        ("canIncrement", storedValue < maximumValue || wraps ? "true" : "false"),
      ] + pictureProperties + controlProperties, interactive: isEnabled, into: &builder)
  }
}
