import Testing
import UIKit

@Suite("Values of attributed strings")
@MainActor struct AttributeValueTests {
  @Test("addAttribute over a value of the same kind replaces it", arguments: 0..<5)
  func replaces(_ index: Int) {
    let (key, old, new) = Self.pairs[index]
    let text = NSMutableAttributedString(string: "highlighted", attributes: [key: old])
    text.addAttribute(key, value: new, range: NSRange(location: 0, length: 4))
    text.addAttribute(key, value: new, range: NSRange(location: 2, length: 4))
    #expect(text.attribute(key, at: 5, effectiveRange: nil) as AnyObject? === new)
    #expect(text.attribute(key, at: 6, effectiveRange: nil) as AnyObject? === old)
  }

  @Test("equal fonts make one run")
  func equal() {
    let text = NSMutableAttributedString(string: "highlighted", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
    var run = NSRange()
    _ = text.attribute(.font, at: 0, longestEffectiveRange: &run, in: NSRange(location: 0, length: 11))
    #expect(run == NSRange(location: 0, length: 11))
  }

  private static var centred: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }

  private static var blurred: NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    return shadow
  }

  private static var pairs: [(NSAttributedString.Key, NSObject, NSObject)] {
    [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)),
      (.foregroundColor, UIColor.label, UIColor.systemRed),
      (.paragraphStyle, NSParagraphStyle(), centred),
      (.shadow, NSShadow(), blurred),
      (.attachment, NSTextAttachment(), NSTextAttachment(data: nil, ofType: "public.png")),
    ]
  }

  @Test("Fixing attributes gives each paragraph the style of its first character")
  func fixedAttributes() {
    let (narrow, wide) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    wide.lineSpacing = 9
    let text = NSMutableAttributedString(string: "one two\nthree\nfour")
    text.addAttribute(.paragraphStyle, value: narrow, range: NSRange(location: 0, length: 3))
    text.addAttribute(.paragraphStyle, value: wide, range: NSRange(location: 3, length: 8))
    text.fixAttributes(in: NSRange(location: 5, length: 4))
    func spacing(_ place: Int) -> CGFloat? {
      (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing
    }
    #expect([0, 4, 7, 8, 12, 14].map(spacing) == [0, 0, 0, 9, 9, nil])
  }
}
