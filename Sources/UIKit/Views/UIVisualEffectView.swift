import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What a view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }
  var name: String { "none" }
  open override var description: String { MainActor.assumeIsolated { name } }
}

/// A blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
  override var name: String { "blur \(style)" }
}

/// Vibrant colours over a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle?
  public init(blurEffect: UIBlurEffect) {
    style = nil
    super.init()
  }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }
  override var name: String { style.map { "vibrancy \($0)" } ?? "vibrancy" }
}

/// A view with an effect; content goes into ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    takeValues(from: coder, as: UIVisualEffectView.self)
  }

  open var effect: UIVisualEffect? { didSet { recordWrite("effect") } }
  open var contentView: UIView { content }
  private let content = UIView()

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.background, [("effect", effect?.name)], onlyIfPerceivable: true, into: &builder)
    describeChildren(into: &builder)
  }
}
