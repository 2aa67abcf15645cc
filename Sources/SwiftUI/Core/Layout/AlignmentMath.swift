import Foundation

extension LayoutItem {
  /// The position of a guide in the item, from its leading or top edge.
  final func guide(_ guide: AlignmentGuide, _ size: LayoutSize, _ axis: Axis) -> Double {
    if let fraction = guide.fraction {
      if node.graph.usesAlignmentGuides, let explicit = explicitGuide(guide, size) { return explicit }
      return AlignmentMath.part(fraction, of: size[axis])
    }
    if let explicit = explicitGuide(guide, size) { return explicit }
    return Double(guide.id.defaultValue(in: ViewDimensions(size)))
  }

  /// Places the item in a rectangle so that its guides lie on the rectangle's.
  final func place(alignedIn rect: LayoutRect, _ alignment: Alignment, _ proposal: Proposal) {
    let size = size(proposal)
    let outer = rect.size
    let x =
      AlignmentMath.position(alignment.horizontal.key, outer, .horizontal) - guide(alignment.horizontal.key, size, .horizontal)
    let y = AlignmentMath.position(alignment.vertical.key, outer, .vertical) - guide(alignment.vertical.key, size, .vertical)
    let isMirrored = node.environment.builtin.layoutDirection == .rightToLeft
    place(AlignmentMath.left(x, of: size.width, in: rect, isMirrored: isMirrored), rect.y + y, proposal)
  }
}

/// Guides of bare rectangles.
enum AlignmentMath {
  /// The position of a guide in a rectangle without content.
  static func position(_ guide: AlignmentGuide, _ size: LayoutSize, _ axis: Axis) -> Double {
    if let fraction = guide.fraction { return part(fraction, of: size[axis]) }
    return Double(guide.id.defaultValue(in: ViewDimensions(size)))
  }

  /// The left edge of something that begins `start` after the leading edge of a container, which is the right one where people read
  /// from right to left.
  static func left(_ start: Double, of width: Double, in container: LayoutRect, isMirrored: Bool) -> Double {
    isMirrored ? container.x + container.width - start - width : container.x + start
  }

  /// Part of a length. The leading edge of something that has no end is where it begins, not nowhere.
  static func part(_ fraction: Double, of length: Double) -> Double { fraction == 0 ? 0 : fraction * length }
}
