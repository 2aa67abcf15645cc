import CoreGraphics
import Foundation
import HeadlessCore

/// How large a button is and where its image and title are.
extension UIButton {
  var measured: CGSize {
    if let configuration { return configuration.measured(title: shownTitle, image: shownImage) }
    let title = shownTitle ?? ""
    let font = currentAttributedTitle?.largestFont(label.font) ?? label.font ?? .systemFont(ofSize: 15)
    let text = TextMetrics.size(of: title, font: font.details)
    let image = shownImage?.size ?? .zero
    let hasEdges = contentEdgeInsets != .zero
    // Room above and below is for a title alone.
    let room: CGFloat = title.isEmpty || image != .zero ? 0 : 6
    let pad = hasEdges ? contentEdgeInsets : UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    var height = max(CGFloat(text.height), image.height)
    // An empty title that is set is as tall as a line: a picture lower than that makes the button no lower.
    if shownTitle == "", image != .zero || hasEdges, storedType == .custom || storedType == .system {
      height = max(CGFloat(TextMetrics.size(of: " ", font: font.details).height).rounded(.up), image.height)
    }
    var size = CGSize(
      width: CGFloat(text.width) + image.width + pad.left + pad.right, height: height + pad.top + pad.bottom)
    switch storedType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      size = CGSize(width: max(size.width, 25), height: max(size.height, 25))
    case .close: size = CGSize(width: 30, height: 30)
    case .custom, .system: if title.isEmpty, image == .zero, !hasEdges { size = CGSize(width: 30, height: 34) }
    }
    return size
  }

  /// Places image and title where the rectangles that a subclass may override say.
  func arrange() {
    let title = shownTitle
    if title != nil || !label.isHidden { label.text = title }
    let content = contentRect(forBounds: bounds)
    if let image = shownImage {
      picture.image = image
      picture.frame = moved(imageRect(forContentRect: content), by: imageEdgeInsets)
    }
    label.frame = moved(titleRect(forContentRect: content), by: titleEdgeInsets)
  }

  /// Edge insets push without changing the size.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: x = insets.left
    case .right, .trailing: x = -insets.right
    case .center: x = (insets.left - insets.right) / 2
    }
    return frame.offsetBy(dx: x, dy: (insets.top - insets.bottom) / 2)
  }

  var contentSpace: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Image and title beside each other, or one above the other, in a rectangle.
  func arrangement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let hasImage = shownImage != nil
    let image = shownImage?.size ?? .zero
    let text = label.intrinsicContentSize
    let gap = hasImage && shownTitle != nil ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    if placement.contains(.top) || placement.contains(.bottom) {
      let height = image.height + gap + text.height
      let top = rect.midY - height / 2
      let imageTop = placement.contains(.top) ? top : top + text.height + gap
      let textTop = placement.contains(.top) ? top + image.height + gap : top
      return (
        CGRect(x: x(image.width, rect), y: imageTop, width: image.width, height: image.height),
        CGRect(x: x(text.width, rect), y: textTop, width: min(text.width, rect.width), height: text.height)
      )
    }
    let width = min(rect.width, text.width + image.width + gap)
    let start = x(width, rect)
    let titleWidth = max(0, min(text.width, width - image.width - gap))
    let isTrailing = placement.contains(.trailing) != isRightToLeft
    let imageX = isTrailing ? start + titleWidth + gap : start
    let titleX = isTrailing ? start : start + image.width + gap
    return (
      CGRect(x: imageX, y: rect.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(x: titleX, y: rect.midY - text.height / 2, width: titleWidth, height: text.height)
    )
  }

  /// Where something of a width begins, by the button's alignment.
  private func x(_ width: CGFloat, _ rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - width
    case .center: rect.minX + (rect.width - width) / 2
    }
  }
}
