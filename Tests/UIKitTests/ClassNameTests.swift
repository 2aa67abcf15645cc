import SelectorDispatch
import Testing
import UIKit

/// What a class is called where apps ask it: reuse identifiers and entities of Core Data go by that.
@Suite("Names of classes") @MainActor struct ClassNameTests {
  private final class PlainCell: UITableViewCell {}
  private final class Note: NSObject {}
  private final class Draft: NSObject {}

  @Test("A class is called by its module and its name")
  func ofModule() {
    #expect(PlainCell.description().hasPrefix("UIKitTests."))
    #expect(PlainCell.description().hasSuffix("PlainCell"))
  }

  @Test("A class that has a name for Objective-C is called by that alone, and no other one is")
  func ofObjectiveC() {
    AppClasses.add("XCNote") { Note.self }
    #expect(Note.description() == "XCNote")
    #expect(Draft.description().hasSuffix("Draft"))
  }
}
