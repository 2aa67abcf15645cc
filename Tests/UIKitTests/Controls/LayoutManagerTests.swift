import Testing

@_spi(CellHarness) @testable import UIKit

/// The three objects that labels with tappable links put together.
@MainActor @Suite("Layout managers") struct LayoutManagerTests {
  private func layout(_ text: String, width: CGFloat, lines: Int = 0) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test("The character below a finger is the one whose box is there, on every line")
  func tappedLink() {
    let text = "By signing up you accept our terms of use and the privacy policy of the shop"
    let (storage, manager, container) = layout(text, width: 200)
    #expect(manager.textStorage === storage && storage.layoutManagers.count == 1)
    let link = (text as NSString).range(of: "privacy")
    let box = manager.boundingRect(forGlyphRange: link, in: container)
    #expect(box.minY > 0 && box.maxX <= 200)
    for offset in 0..<link.length {
      let letter = manager.boundingRect(forGlyphRange: NSRange(location: link.location + offset, length: 1), in: container)
      let found = manager.characterIndex(
        for: CGPoint(x: letter.midX, y: letter.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == link.location + offset)
    }
  }

  @Test("A stretch over two lines has a rectangle on each; selected, the first goes on to the edge")
  func enclosingRectangles() {
    let text = "one two three four"
    let (storage, manager, container) = layout(text, width: 90)
    defer { withExtendedLifetime(storage) {} }
    var lines: [NSRange] = []
    let all = NSRange(location: 0, length: (text as NSString).length)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in lines.append(range) }
    let stretch = NSRange(location: lines[0].length - 3, length: 6)
    func rects(_ selected: NSRange) -> [CGRect] {
      var found: [CGRect] = []
      manager.enumerateEnclosingRects(forGlyphRange: stretch, withinSelectedGlyphRange: selected, in: container) { rect, _ in
        found.append(rect)
      }
      return found
    }
    let plain = rects(NSRange(location: NSNotFound, length: 0))
    #expect(plain.count == 2 && plain[0].minX > 0 && plain[0].maxX < 90 && plain[1].minX == 0 && plain[1].minY == plain[0].maxY)
    let selected = rects(all)
    #expect(selected.count == 2 && selected[0].minX == plain[0].minX && selected[0].maxX == 90)
    #expect(rects(NSRange(location: 0, length: 1)).isEmpty)
  }

  @Test("Lines break at blanks and line feeds, no line is wider than the container, and together they are the text")
  func lines() {
    let text = "one two three four five six seven\neight nine"
    let (storage, manager, container) = layout(text, width: 90)
    defer { withExtendedLifetime(storage) {} }
    var parts: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: (text as NSString).length)) {
      whole, used, _, range, _ in
      #expect(used.width <= 90 && whole.width == 90 && whole.minY == used.minY)
      parts.append((text as NSString).substring(with: range))
    }
    #expect(parts.joined() == text && parts.count > 3)
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix(" ") || $0.hasSuffix("\n") })
    let used = manager.usedRect(for: container)
    #expect(
      used.width <= 90
        && used.height == manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container).height
          * CGFloat(parts.count)
    )
  }

  @Test("A limit of lines leaves the rest out, and centred text begins where the room that is left is halved")
  func limits() {
    let (text, manager, container) = layout("one two three four five six seven", width: 90, lines: 2)
    withExtendedLifetime(text) { #expect(manager.glyphRange(for: container).length < 33) }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let storage = NSTextStorage(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let other = NSLayoutManager()
    let room = NSTextContainer(size: CGSize(width: 300, height: 100))
    other.addTextContainer(room)
    storage.addLayoutManager(other)
    let box = other.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: room)
    withExtendedLifetime(storage) { #expect(abs(box.midX - 150) < 0.01) }
  }

  @Test("A text storage tells its delegate of edits, those between begin and end at once")
  func edits() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var heard: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) { heard.append("\(textStorage.string) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "->")
    #expect(listener.heard == ["axyzc 1+3 2"])
    storage.endEditing()
    #expect(listener.heard.count == 2 && listener.heard.last?.hasPrefix("->xyzc") == true)
  }
}
