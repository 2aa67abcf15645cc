import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Glass, vibrancy and writing direction") struct GlassTests {
  private final class Cell: UIView {
    let binding = CellBindingState(cell: CellID(1))
    override var cellBinding: CellBindingState? { binding }
  }

  private func effect(_ effect: UIVisualEffect) -> String? {
    let root = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIVisualEffectView(effect: effect)
    view.frame = root.bounds
    root.addSubview(view)
    var builder = AppearanceBuilder()
    builder.within("Cell") { root.describe(into: &$0) }
    return builder.elements.compactMap { $0["effect"] }.first
  }

  @Test("a glass effect is described with its style, its tint and whether it reacts")
  func glass() {
    #expect(effect(UIGlassEffect()) == "glass regular")
    #expect(effect(UIGlassEffect(style: .clear)) == "glass clear")
    let tinted = UIGlassEffect(style: .regular)
    tinted.isInteractive = true
    tinted.tintColor = .systemRed
    let plain = UIGlassEffect(style: .regular)
    plain.isInteractive = true
    #expect(effect(plain) == "glass regular interactive")
    #expect(effect(tinted) == "glass regular interactive tinted \(UIColor.systemRed)")
    #expect(effect(UIGlassContainerEffect()) == "glass container")
  }

  @Test("vibrancy is described with what it is for")
  func vibrancy() {
    let blur = UIBlurEffect(style: .dark)
    #expect(effect(UIVibrancyEffect(blurEffect: blur)) == "vibrancy")
    #expect(effect(UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)) == "vibrancy secondaryLabel")
  }

  @Test("buttons of glass differ from each other")
  func buttons() {
    let styles = [UIButton.Configuration.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(), .filled()].map(
      \.style)
    #expect(Set(styles).count == 5)
  }

  @Test("a paragraph's writing direction and hyphenation tell styles apart, also after copying")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.usesDefaultHyphenation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.usesDefaultHyphenation)
    #expect(copy != NSParagraphStyle.default)
    #expect(style.summary == "rightToLeft")
  }

  @Test("keyframes may be asked for in any mode and run")
  func keyframes() {
    let view = UIView()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, .overrideInheritedDuration]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
    }
    #expect(view.alpha == 0.5)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic != .calculationModePaced)
  }

  @Test("accessibility rectangles are told in the screen's coordinates")
  func screenCoordinates() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
        == CGRect(x: 11, y: 22, width: 3, height: 4))
  }
}
