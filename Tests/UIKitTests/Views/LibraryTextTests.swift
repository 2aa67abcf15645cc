import CoreGraphics
import Foundation
import Testing
import UIKit

/// What libraries for attributed texts and pictures ask for.
@Suite("Attributes and pictures of libraries") @MainActor struct LibraryTextTests {
  @Test("An attributed string keeps strokes, shadows, slants, widths and effects on its way from UIKit's and back")
  func attributes() {
    let (shadow, attachment) = (NSShadow(), NSTextAttachment())
    let effect = NSAttributedString.TextEffectStyle.letterpressStyle
    let text = AttributedString(
      NSAttributedString(
        string: "a",
        attributes: [
          .strokeWidth: 2.0, .strokeColor: UIColor.red, .shadow: shadow, .obliqueness: 0.5, .expansion: 0.25, .ligature: 0,
          .textEffect: effect.rawValue, .attachment: attachment,
        ]))
    #expect(text.strokeWidth == 2 && text.strokeColor == .red && text.obliqueness == 0.5 && text.expansion == 0.25)
    #expect(text.ligature == 0 && text.textEffect == effect && text.shadow === shadow && text.attachment === attachment)
    let back = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(back[.strokeWidth] as? CGFloat == 2 && back[.strokeColor] as? UIColor == .red)
    #expect(back[.textEffect] as? String == effect.rawValue && back[.shadow] as? NSShadow === shadow)
  }

  @Test("A shadow is copied: who changes the copy leaves the text alone that has the other")
  func shadows() throws {
    let shadow = NSShadow()
    (shadow.shadowBlurRadius, shadow.shadowOffset, shadow.shadowColor) = (3, CGSize(width: 1, height: 2), UIColor.red)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy !== shadow && copy == shadow && copy.hash == shadow.hash)
    copy.shadowBlurRadius = 42
    #expect(shadow.shadowBlurRadius == 3 && copy != shadow && copy.shadowColor as? UIColor == .red)
  }

  @Test("A picture keeps how it is stretched and aligned, also in another colour")
  func fitting() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.capInsets == .zero && image.resizingMode == .tile)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fitted = image.resizableImage(withCapInsets: insets, resizingMode: .stretch).withAlignmentRectInsets(insets)
    let tinted = fitted.withTintColor(.red).withRenderingMode(.alwaysOriginal)
    #expect(tinted.capInsets == insets && tinted.resizingMode == .stretch && tinted.alignmentRectInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
  }

  @Test("Words given to a view that is known as an object only are the view's")
  func words() {
    let view = UIView()
    let object: UIResponder = view
    object.accessibilityLabel = "a"
    object.accessibilityTraits = .button
    object.accessibilityCustomActions = []
    object.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "a" && view.accessibilityTraits == .button && view.isAccessibilityElement)
    #expect(view.accessibilityCustomActions?.isEmpty == true)
    view.accessibilityValue = "b"
    #expect(object.accessibilityValue == "b")
  }

  @Test("Writing directions and font features have the numbers that files and fonts have")
  func numbers() {
    #expect(NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue == 3)
    #expect(kStylisticAltTwentyOnSelector == 40 && kContextualAlternatesType == 36)
    let (style, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    style.lineSpacing = 3
    other.setParagraphStyle(style)
    #expect(other.lineSpacing == 3 && other == style)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    #expect(CTFontCopyFeatures(CTFontCreateWithName("Helvetica", 12, nil)) == nil)
  }
}
