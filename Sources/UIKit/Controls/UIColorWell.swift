import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A well that shows a colour. A tap opens the sheet of colours, and each one chosen there is its value (COL-02).
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String? { didSet { recordWrite("title") } }
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { recordWrite("selectedColor") } }
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize { CGSize(width: 28, height: 28) }

  override var firesPrimaryActionOnTouchUp: Bool { true }
  override func triggerPrimaryAction(_ event: UIEvent?) {
    super.triggerPrimaryAction(event)
    openSheet()
  }

  private func openSheet() {
    var responder: UIResponder? = self
    while let present = responder, !(present is UIViewController) { responder = present.next }
    guard let presenter = responder as? UIViewController, presenter.presentedViewController == nil else { return }
    let sheet = UIColorPickerViewController()
    sheet.title = title
    sheet.supportsAlpha = supportsAlpha
    if let selectedColor { sheet.selectedColor = selectedColor }
    sheet.chosen = { [weak self] in self?.take($0) }
    presenter.present(sheet, animated: true)
  }

  private func take(_ color: UIColor) {
    selectedColor = color
    sendValueChanged()
  }

  /// A finger opens the sheet, chooses and closes it again. False for a name that is no colour.
  func pick(_ name: String) -> Bool {
    guard let color = UIColor.picked(name) else { return false }
    take(color)
    return true
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .button, [("title", title), ("selectedColor", selectedColor?.description), ("picks", "colors")] + controlProperties,
      interactive: isEnabled, into: &builder)
  }
}
