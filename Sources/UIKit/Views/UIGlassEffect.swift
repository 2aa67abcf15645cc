import CoreGraphics

/// Glass over what is behind a view. Nothing is refracted here: appearances name the glass with its tint.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0, clear
  }

  private let style: Style
  public override init() {
    style = .regular
    super.init()
  }
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open var isInteractive = false
  open var tintColor: UIColor?

  override var name: String {
    (["glass \(style)"] + (isInteractive ? ["interactive"] : []) + (tintColor.map { ["tinted \($0)"] } ?? []))
      .joined(separator: " ")
  }
}

/// Glass that several views share.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
  override var name: String { "glass container" }
}

/// What vibrant content over a blur is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
