import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Tables of objects")
@MainActor
struct TableOfObjectsTests {
  private final class Name: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    override func isEqual(_ object: Any?) -> Bool { (object as? Name)?.text == text }
    override var hash: Int { text.hashValue }
  }

  @Test("a weak table forgets objects that are gone; equal ones are one, unless identity counts")
  func hashTable() {
    let weak = NSHashTable<Name>.weakObjects()
    let kept = Name("kept")
    do {
      let gone = Name("gone")
      withExtendedLifetime(gone) {
        weak.add(gone)
        weak.add(kept)
        #expect(weak.allObjects.map(\.text) == ["gone", "kept"])
      }
    }
    #expect(weak.count == 1 && weak.anyObject === kept)
    weak.add(Name("kept"))
    #expect(weak.count == 1 && weak.member(Name("kept")) === kept && weak.contains(kept))
    let identical = NSHashTable<Name>(options: [.objectPointerPersonality])
    let other = Name("kept")
    identical.add(kept)
    identical.add(other)
    identical.add(kept)
    #expect(identical.count == 2 && identical.setRepresentation.count == 1)
    identical.remove(kept)
    #expect(identical.allObjects.first === other)
    #expect((identical.objectEnumerator().nextObject() as? Name) === other)
    identical.removeAllObjects()
    #expect(identical.anyObject == nil)
  }

  @Test("a pair of a map is gone when its weak part is")
  func mapTable() {
    let map = NSMapTable<NSString, Name>.strongToWeakObjects()
    let kept = Name("kept")
    map.setObject(kept, forKey: "a")
    map.setObject(Name("gone"), forKey: "b")
    #expect(map.object(forKey: "a") === kept && map.object(forKey: "b") == nil && map.count == 1)
    map.setObject(nil, forKey: "a")
    #expect(map.count == 0)
    let strong = NSMapTable<NSString, Name>.strongToStrongObjects()
    strong.setObject(Name("one"), forKey: "a")
    strong.setObject(Name("two"), forKey: "a")
    strong.setObject(Name("three"), forKey: "b")
    #expect(strong.object(forKey: "a")?.text == "two" && strong.count == 2)
    #expect((strong.keyEnumerator().allObjects as? [NSString]) == ["a", "b"])
    #expect((strong.objectEnumerator()?.allObjects as? [Name])?.map(\.text) == ["two", "three"])
    strong.removeObject(forKey: "a")
    #expect(strong.object(forKey: "a") == nil)
    strong.removeAllObjects()
    #expect(strong.count == 0)
  }
}
