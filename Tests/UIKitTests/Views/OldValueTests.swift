import CoreGraphics
import Foundation
import QuartzCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Values of Objective-C's times that apps still write.
@MainActor @Suite("Older values") struct OldValueTests {
  private final class Listener: NSObject {}

  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  @Test("A list of pointers has a gap where an object is gone, until it is compacted; a strong one keeps its objects")
  func pointers() {
    let (weak, strong) = (NSPointerArray.weakObjects(), NSPointerArray.strongObjects())
    let kept = Listener()
    do {
      let gone = Listener()
      withExtendedLifetime(gone) {
        weak.addPointer(pointer(gone))
        weak.addPointer(pointer(kept))
        #expect(weak.count == 2 && weak.pointer(at: 0) == pointer(gone))
      }
      let listened = Listener()
      withExtendedLifetime(listened) { strong.addPointer(pointer(listened)) }
    }
    strong.insertPointer(pointer(kept), at: 0)
    #expect(weak.count == 2 && weak.pointer(at: 0) == nil && weak.allObjects.count == 1)
    weak.compact()
    #expect(weak.count == 1 && weak.allObjects.first as? Listener === kept)
    #expect(strong.allObjects.count == 2)
    strong.removePointer(at: 0)
    weak.replacePointer(at: 0, withPointer: nil)
    #expect(strong.count == 1 && weak.allObjects.isEmpty)
  }

  @Test("Geometry as a text, and out of one")
  func geometry() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}" && NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
    #expect(NSCoder.string(for: rect.size) == "{30, 40}" && NSCoder.cgSize(for: "{30, 40}") == rect.size)
    #expect(NSCoder.string(for: rect.origin) == "{1, 2.5}" && NSCoder.cgPoint(for: "{1,2.5}") == rect.origin)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets && NSCoder.cgRect(for: "none") == .zero)
  }

  @Test("A transform in a value is itself again; equal ones are equal values")
  func transforms() {
    let (turned, moved) = (CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(1, 2, 3))
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    #expect(NSValue(caTransform3D: turned) == NSValue(caTransform3D: turned))
    #expect(NSValue(caTransform3D: turned) != NSValue(caTransform3D: moved))
  }

  @Test("Text is put together with a format")
  func format() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d of %@", 3, "b")
    #expect(text as String == "a3 of b")
    // A text that begins with nothing.
    let bytes = NSMutableString()
    for byte: UInt8 in [0, 171] { bytes.appendFormat("%02x", byte) }
    #expect(bytes as String == "00ab")
  }

  @Test("What an app writes for its extensions is there again, for each group by itself")
  func groups() throws {
    let manager = FileManager.default
    let place = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
    try Data("kept".utf8).write(to: place.appending(path: "note"))
    let again = manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
    #expect(try Data(contentsOf: #require(again).appending(path: "note")) == Data("kept".utf8))
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.b") != place)
    try manager.removeItem(at: place.appending(path: "note"))
  }

  @Test("A text view shows its text with either engine")
  func engines() {
    let (old, new) = (UITextView(usingTextLayoutManager: false), UITextView(usingTextLayoutManager: true))
    for view in [old, new] { view.text = "some words" }
    #expect(old.sizeThatFits(CGSize(width: 200, height: 100)) == new.sizeThatFits(CGSize(width: 200, height: 100)))
    #expect(new.sizeThatFits(CGSize(width: 40, height: 100)).height > new.sizeThatFits(CGSize(width: 200, height: 100)).height)
  }
}
