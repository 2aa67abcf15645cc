import CellTrace
import Testing

@testable import CellDetectors

@Suite("numbers in texts beside the rows") struct NumberTextTests {
  private static func all(_ texts: String...) -> [NumberText] {
    var one = step(0, [])
    one.beside = texts
    return one.numberTexts
  }

  @Test("points and commas group digits, or begin a fraction")
  func values() {
    let texts = Self.all("12 tasks", "1,234.50 €", "1.234,5", "12,500 steps", "3 of 8", "v2.", "none", "10:45")
    #expect(texts.map(\.numbers) == [[12], [1234.5], [1234.5], [12500], [3, 8], [2], [10, 45]])
  }

  @Test("one and many are the same text, and equal ones are told apart by their order")
  func keys() {
    let texts = Self.all("1 task", "2 tasks", "3 letters")
    #expect(texts[0].key.words == texts[1].key.words && texts[0].key.place == 0 && texts[1].key.place == 1)
    #expect(texts[2].key.words != texts[0].key.words)
  }

  @Test("a change is of one number")
  func changes() throws {
    let (old, new) = (try #require(Self.all("3 of 8 done").first), try #require(Self.all("4 of 8 done").first))
    #expect(new.change(from: old) == NumberText.Change(place: 0, old: 3, new: 4))
    #expect(new.change(from: new) == nil)
    #expect(try #require(Self.all("4 of 9 done").first).change(from: old) == nil)
    #expect(try #require(Self.all("4 of 8").first).change(from: old) == nil)
  }
}
