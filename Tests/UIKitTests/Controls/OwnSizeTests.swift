import Foundation
import Testing
import UIKit

@MainActor @Suite("sizes of controls that an app overrides") struct OwnSizeTests {
  private final class Field: UITextField {
    override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 300)) }
  }
  private final class Segments: UISegmentedControl {
    override var intrinsicContentSize: CGSize {
      CGSize(width: sizeThatFits(UIView.layoutFittingExpandedSize).width, height: 50)
    }
  }
  private final class Pages: UIPageControl {
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var intrinsicContentSize: CGSize { super.sizeThatFits(.zero) }
  }

  @Test("a control's own size asks for no override, whichever of the two is overridden with the other")
  func overrides() {
    let field = Field()
    field.text = "Milk"
    let plain = UITextField()
    plain.text = "Milk"
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize && plain.sizeThatFits(.zero) == plain.intrinsicContentSize)
    let segments = Segments(items: ["Open", "Done"])
    #expect(segments.intrinsicContentSize.height == 50 && segments.frame.height == 32)
    let pages = Pages()
    pages.numberOfPages = 3
    #expect(pages.sizeThatFits(.zero) == CGSize(width: 56, height: 26))
  }
}
