import Foundation
import HeadlessCore
import Testing

@testable import UIKit

/// Values that go through archives, registers and decoders.
@MainActor @Suite("Values that are kept and read again", .serialized) struct KeptValueTests {
  init() { RunState.begin() }

  private func again(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test("A colour comes out of an archive as it went in: by its name, or by its components")
  func colours() throws {
    let mixed = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(try again(mixed) == mixed && again(.systemTeal) == .systemTeal)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try again(own) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let wrong = try NSKeyedArchiver.archivedData(withRootObject: NSString("no colour"), requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: wrong)) == nil)
  }

  @Test("A picture comes out of an archive as it went in")
  func pictures() throws {
    func again(_ image: UIImage) throws -> UIImage? {
      let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    }
    let star = try #require(UIImage(systemName: "star")?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal))
    let kept = try #require(try again(star))
    #expect(kept.identity == star.identity && kept.isSymbol && kept.tint == .systemTeal && kept.renderingMode == .alwaysOriginal)
    let photo = try #require(UIImage(named: "harbour"))
    #expect(try again(photo)?.size == photo.size && again(photo)?.identity == photo.identity)
    let wrong = try NSKeyedArchiver.archivedData(withRootObject: NSString("no picture"), requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: wrong)) == nil)
  }

  private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test("A transformer is found by the name that it was given")
  func transformers() {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue(21) as? Int == 42)
    #expect(ValueTransformer(forName: name)?.reverseTransformedValue(42) as? Int == 21)
    #expect(ValueTransformer.valueTransformerNames() == [name])
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  private final class Person: NSObject, Codable {
    var name: String
    init(name: String) { self.name = name }
  }
  private func made<T: NSObject>(_ type: T.Type) -> T { T() }

  @Test("A subclass of NSObject is Codable by itself, and classes that are values still make objects")
  func codable() throws {
    let data = try JSONEncoder().encode([Person(name: "Ann"), Person(name: "Bo")])
    #expect(try JSONDecoder().decode([Person].self, from: data).map(\.name) == ["Ann", "Bo"])
    #expect(type(of: made(UILabel.self)) == UILabel.self)
  }

  @Test("A checker of spelling completes the words that it was taught, and takes every word for a right one")
  func spelling() {
    let whole = NSRange(location: 0, length: 3)
    let checker = UITextChecker()
    #expect(checker.completions(forPartialWordRange: whole, in: "swi", language: "en") == nil)
    UITextChecker.learnWord("SwiftUI")
    UITextChecker.learnWord("swipe")
    #expect(checker.completions(forPartialWordRange: whole, in: "swi", language: "en") == ["SwiftUI", "swipe"])
    UITextChecker.unlearnWord("swipe")
    #expect(UITextChecker.hasLearnedWord("SwiftUI") && !UITextChecker.hasLearnedWord("swipe"))
    let found = checker.rangeOfMisspelledWord(in: "qzx", range: whole, startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
  }

  @Test("A controller goes on with what the user did elsewhere, and a dragged row can hold it")
  func activity() {
    final class Page: UIViewController {
      override func restoreUserActivityState(_ activity: NSUserActivity) { title = activity.title }
    }
    let (page, activity) = (Page(), NSUserActivity(activityType: "read"))
    activity.title = "Chapter 2"
    let restoring: [any UIUserActivityRestoring] = [page]
    for object in restoring { object.restoreUserActivityState(activity) }
    #expect(page.title == "Chapter 2")
    let provider = NSItemProvider(object: activity)
    #expect(!provider.registeredTypeIdentifiers.isEmpty)
  }

  @Test("Types of files have their old names, and addresses get the extension that a type has")
  func types() {
    #expect(kUTTypePlainText as String == UTType.plainText.identifier && UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeText, kUTTypeImage))
    let folder = URL(fileURLWithPath: "/photos")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/photos/a.png")
    #expect(URL(fileURLWithPath: "/a.png").appendingPathExtension(for: .png).path == "/a.png")
  }
}
