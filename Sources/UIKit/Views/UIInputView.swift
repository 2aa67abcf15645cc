import CoreGraphics
import Foundation
import HeadlessCore

/// A view that stands where the keyboard does or above it, with the keyboard's ground behind it or none.
///
/// The host shows no keyboard and nothing in its place: the view is one like others wherever an app puts it, and says what ground it has.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  /// Whether constraints say how high the view is at the keyboard's place, where nothing is here: what is set is kept.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    let ground: String? =
      switch inputViewStyle {
      case .default: nil
      case .keyboard: "keyboard"
      }
    describeSelf(.background, [("inputViewStyle", ground)], onlyIfPerceivable: true, into: &builder)
    describeChildren(into: &builder)
  }
}
