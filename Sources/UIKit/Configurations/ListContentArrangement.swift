import CoreGraphics
import Foundation
import HeadlessCore

/// Where the parts of list content stand.
@MainActor struct ListContentArrangement {
  var content: UIListContentConfiguration
  var margins: NSDirectionalEdgeInsets
  var text: UILabel?
  var secondary: UILabel?
  var image: UIImageView?
  var scale: CGFloat

  /// Frames of the parts that are shown.
  struct Frames {
    var image: CGRect?
    var text: CGRect?
    var secondary: CGRect?
  }

  private struct Sizes {
    var image: CGSize = .zero
    /// The room the image takes from the text.
    var imageRoom: CGFloat = 0
    var imageHeight: CGFloat = 0
    var text: CGSize = .zero
    var secondary: CGSize = .zero
    var isSideBySide = false
    var textHeight: CGFloat = 0
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let sizes = sizes(forWidth: width)
    return round(margins.top + max(sizes.imageHeight, sizes.textHeight) + margins.bottom)
  }

  /// The width in which no text is broken that does not break itself: what the content takes where nobody gives it a width.
  var naturalWidth: CGFloat {
    let sizes = sizes(forWidth: 1_000_000)
    let texts =
      sizes.isSideBySide
      ? sizes.text.width + content.textToSecondaryTextHorizontalPadding + sizes.secondary.width
      : max(sizes.text.width, sizes.secondary.width)
    return round(margins.leading + sizes.imageRoom + texts + margins.trailing)
  }

  func frames(in bounds: CGRect, rightToLeft: Bool) -> Frames {
    let sizes = sizes(forWidth: bounds.width)
    let inner = CGRect(
      x: margins.leading, y: margins.top, width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    var frames = Frames()
    if image != nil {
      let room = max(0, sizes.imageRoom - content.imageToTextPadding)
      frames.image = CGRect(
        x: inner.minX + pixel((room - sizes.image.width) / 2), y: inner.minY + pixel((inner.height - sizes.image.height) / 2),
        width: sizes.image.width, height: sizes.image.height)
    }
    let left = inner.minX + sizes.imageRoom
    let width = max(0, inner.maxX - left)
    let top = inner.minY + pixel((inner.height - sizes.textHeight) / 2)
    if sizes.isSideBySide {
      frames.text = CGRect(x: left, y: top, width: sizes.text.width, height: sizes.text.height)
      frames.secondary = CGRect(
        x: inner.maxX - sizes.secondary.width, y: top, width: sizes.secondary.width, height: sizes.secondary.height)
    } else {
      if text != nil { frames.text = CGRect(x: left, y: top, width: width, height: sizes.text.height) }
      if secondary != nil {
        let offset = text == nil ? 0 : sizes.text.height + content.textToSecondaryTextVerticalPadding
        frames.secondary = CGRect(x: left, y: top + offset, width: width, height: sizes.secondary.height)
      }
    }
    if rightToLeft {
      func mirrored(_ frame: CGRect?) -> CGRect? {
        frame.map { CGRect(x: bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
      }
      frames = Frames(image: mirrored(frames.image), text: mirrored(frames.text), secondary: mirrored(frames.secondary))
    }
    return frames
  }

  private func sizes(forWidth width: CGFloat) -> Sizes {
    var sizes = Sizes()
    let available = max(0, width - margins.leading - margins.trailing)
    if let image, let picture = image.image {
      sizes.image = shownSize(picture)
      let reserved = content.imageProperties.reservedLayoutSize
      let standard = pixel(content.textProperties.font.pointSize * 28 / 17)
      func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
        if reserved > 0 { return reserved }
        return picture.isSymbolImage ? max(standard, own) : own
      }
      sizes.imageRoom =
        room(reserved.width, sizes.image.width) + (text == nil && secondary == nil ? 0 : content.imageToTextPadding)
      sizes.imageHeight = reserved.height > 0 && reserved.height < 1e6 ? reserved.height : sizes.image.height
    }
    let room = max(0, available - sizes.imageRoom)
    if content.prefersSideBySideTextAndSecondaryText, let text, let secondary {
      let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let first = text.sizeThatFits(unlimited)
      let second = secondary.sizeThatFits(unlimited)
      if first.width + content.textToSecondaryTextHorizontalPadding + second.width <= room {
        sizes.text = first
        sizes.secondary = second
        sizes.isSideBySide = true
        sizes.textHeight = max(first.height, second.height)
        return sizes
      }
    }
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    if let text { sizes.text = text.sizeThatFits(limit) }
    if let secondary { sizes.secondary = secondary.sizeThatFits(limit) }
    let gap = text != nil && secondary != nil ? content.textToSecondaryTextVerticalPadding : 0
    sizes.textHeight = sizes.text.height + gap + sizes.secondary.height
    return sizes
  }

  private func shownSize(_ picture: UIImage) -> CGSize {
    var size = picture.size
    if picture.isSymbolImage {
      var configuration = content.imageProperties.preferredSymbolConfiguration
      if let own = picture.symbolConfiguration { configuration = configuration?.applying(own) ?? own }
      size = picture.symbolSize(in: configuration)
    }
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
    return CGSize(width: round(size.width * factor), height: round(size.height * factor))
  }

  private func round(_ value: CGFloat) -> CGFloat { CGFloat(TextMetrics.roundUpToPixel(Double(value), scale: Double(scale))) }
  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5001).rounded(.down) / scale }
}
