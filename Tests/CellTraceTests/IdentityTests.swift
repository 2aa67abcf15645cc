import Testing

@testable import CellTrace

@Suite("who an item is") struct IdentityTests {
  @Test("several items with one text are told apart by a number, which is no part of the text")
  func numbered() {
    let keys = (1...3).map { ItemID.key("ave", number: $0) }
    #expect(keys == ["ave", "ave~2", "ave~3"])
    #expect(keys.map { ItemID(key: $0).identifierText } == ["ave", "ave", "ave"])
    #expect(["a~", "a~b", "~2"].map { String(ItemID(key: $0).identifierText) } == ["a~", "a~b", ""])
  }

  @Test("a row without an identifier goes by its place in the list's code, or among the rows")
  func structure() {
    #expect(ItemID(key: ItemID.structureKey(2)).isOfStructure && ItemID.structureKey(2) == "row 2")
    #expect(!ItemID(key: "row").isOfStructure && !ItemID(key: "row 2b").isOfStructure)
    #expect(ItemID(key: "#4").goesByPosition && !ItemID(key: "4").goesByPosition)
  }
}
