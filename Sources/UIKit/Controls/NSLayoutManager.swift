import CoreGraphics
import Foundation
import HeadlessCore

/// Lays out a text in a container, as labels with tappable links use it: where a character is, and which one is at a point.
///
/// A character is a glyph here. All lines are as high as the largest font of the text makes them, and a text that has several fonts is
/// measured in that one.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // MARK: What is laid out, and where

  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: index)
  }
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange { lines(in: container).shown }
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  // MARK: Characters and glyphs

  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places

  open func usedRect(for container: NSTextContainer) -> CGRect { lines(in: container).used }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    lines(in: container).rect(of: glyphRange)
  }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first else { return .zero }
    let rect = lines(in: container).rect(of: NSRange(location: glyphIndex, length: 1))
    return CGPoint(x: rect.minX, y: rect.maxY)
  }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    let lines = lines(in: container)
    let line = lines.line(of: glyphIndex)
    if lines.ranges.indices.contains(line) { effectiveRange?.pointee = lines.ranges[line] }
    return CGRect(x: 0, y: CGFloat(line) * lines.height, width: container.size.width, height: lines.height)
  }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    let lines = lines(in: container)
    let line = lines.line(of: glyphIndex)
    guard lines.ranges.indices.contains(line) else { return .zero }
    effectiveRange?.pointee = lines.ranges[line]
    return lines.rect(of: lines.ranges[line])
  }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let lines = lines(in: container)
    var stop = ObjCBool(false)
    for (number, range) in lines.ranges.enumerated() where NSIntersectionRange(range, glyphRange).length > 0 {
      let whole = CGRect(x: 0, y: CGFloat(number) * lines.height, width: container.size.width, height: lines.height)
      block(whole, lines.rect(of: range), container, range, &stop)
      if stop.boolValue { return }
    }
  }
  /// Rectangles around the glyphs, one a line. With a selection those of its part in the range, up to the container's edges where it
  /// goes on.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let lines = lines(in: textContainer)
    let isSelection = selectedRange.location != NSNotFound
    let wanted = isSelection ? NSIntersectionRange(glyphRange, selectedRange) : glyphRange
    var stop = ObjCBool(false)
    for range in lines.ranges {
      let part = NSIntersectionRange(range, wanted)
      guard part.length > 0 else { continue }
      var rect = lines.rect(of: part)
      if isSelection, selectedRange.upperBound > range.upperBound { rect.size.width = textContainer.size.width - rect.minX }
      if isSelection, selectedRange.location < range.location {
        rect = rect.union(CGRect(x: 0, y: rect.minY, width: 0, height: 0))
      }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { lines(in: container).index(at: point).index }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container).index(at: point)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Drawing

  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    let shown = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: textStorage.length))
    textStorage.content.attributedSubstring(from: shown).draw(at: origin)
  }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  private func lines(in container: NSTextContainer) -> LaidOutLines {
    LaidOutLines(textStorage, in: container)
  }
}

/// Asked while a text is laid out: never, for lines and glyphs are the system's here.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
