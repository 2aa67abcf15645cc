import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UISwitch.fixedSize)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var value = false
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    recordWrite("isOn")
  }
  open var onTintColor: UIColor? { didSet { recordWrite("onTintColor") } }
  open var thumbTintColor: UIColor? { didSet { recordWrite("thumbTintColor") } }
  open var title: String?
  open var style: Style { .sliding }
  open var preferredStyle: Style = .automatic

  open override var intrinsicContentSize: CGSize { UISwitch.fixedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.fixedSize }
  private static let fixedSize = CGSize(width: 51, height: 31)

  override var firesPrimaryActionOnTouchUp: Bool { true }
  override func triggerPrimaryAction(_ event: UIEvent?) {
    setOn(!value, animated: true)
    sendValueChanged(event)
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { [.button, .toggleButton] }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .toggle,
      [
        ("isOn", value ? "true" : "false"), ("onTintColor", value ? onTintColor?.description : nil),
        ("thumbTintColor", thumbTintColor?.description),
      ] + controlProperties, interactive: isEnabled, into: &builder)
  }
}
