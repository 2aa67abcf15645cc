import CoreGraphics
import Foundation

/// What Auto Layout asks of views beyond their public API.
extension UIView {
  /// The intrinsic size without a limit to the width.
  var unwrappedIntrinsicSize: CGSize { intrinsicContentSize }

  /// True if the height follows the width.
  var wrapsContent: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0 }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    return self is UIListContentView
  }

  /// The intrinsic size once the width is known. Subclasses that add a margin to a label's size keep it.
  func wrappedIntrinsicSize(width: Double) -> CGSize {
    guard let label = self as? UILabel else {
      return CGSize(width: unwrappedIntrinsicSize.width, height: heightThatFits(width: CGFloat(width)))
    }
    let unlimited = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let natural = label.intrinsicContentSize
    let extra = CGSize(width: natural.width - unlimited.width, height: natural.height - unlimited.height)
    let text = label.sizeThatFits(CGSize(width: max(1, CGFloat(width) - extra.width), height: .greatestFiniteMagnitude))
    return CGSize(width: text.width + extra.width, height: text.height + extra.height)
  }

  /// The font by which baselines are found.
  var textFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }

  /// Distance from the top to the first baseline; nil if the view has no text, whose baseline is its bottom.
  var firstBaselineFromTop: CGFloat? {
    if forFirstBaselineLayout !== self, let inner = forFirstBaselineLayout.firstBaselineFromTop {
      return forFirstBaselineLayout.convert(CGPoint(x: 0, y: inner), to: self).y
    }
    guard let font = textFont else { return nil }
    return onPixel(font.ascender) + textInset
  }

  var lastBaselineFromBottom: CGFloat {
    if forLastBaselineLayout !== self {
      let inner = forLastBaselineLayout
      let bottom = inner.convert(CGPoint(x: 0, y: inner.bounds.height - inner.lastBaselineFromBottom), to: self).y
      return bounds.height - bottom
    }
    guard let font = textFont else { return 0 }
    return onPixel(-font.descender) + textInset
  }

  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = effectiveScale
    return (value * scale).rounded() / scale
  }

  /// Room above and below the text in controls that centre it.
  private var textInset: CGFloat {
    guard self is UITextField || self is UIButton, let font = textFont else { return 0 }
    return max(0, (intrinsicContentSize.height - font.lineHeight) / 2)
  }
}
