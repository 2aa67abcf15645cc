import CellTrace
import Foundation
import Testing

@Suite("Causes of exceptions") struct FaultCauseTests {
  @Test("an end written before causes were known still reads")
  func older() throws {
    let line = #"{"exception":{"ledgerID":"DIF-X01","step":2,"text":"t"}}"#
    let end = try JSONDecoder().decode(RunEnd.self, from: Data(line.utf8))
    #expect(end == .exception(step: 2, ledgerID: "DIF-X01", text: "t", cause: nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(end), as: UTF8.self) == line)
  }

  @Test("what a data source must report after a batch")
  func expected() {
    let counts = FaultCause.Counts(before: 5, after: 0, inserted: 2, deleted: 1, movedIn: 4, movedOut: 3)
    #expect(counts.expected == 7)
  }
}
