import Foundation
import Testing

/// What required symbols lack is said where a reader looks for it.
@Suite("Symbols that are recorded only") struct RecordedOnlyTests {
  private static let catalog = "Sources/CellHarness/CellHarness.docc"

  private static func words(of line: Substring) -> [String] { line.matches(of: /`(\w+)`/).map { String($0.1) } }

  @Test("every required symbol that is recorded only stands in the table that says why it can have no effect, and no other does")
  func reasons() throws {
    let symbols = try #require(
      try lines(of: "Compatibility-Symbols.md").first { $0.hasPrefix("Required and recorded only: ") })
    let table = try lines(of: "Compatibility-SwiftUI.md").drop { !$0.hasPrefix("## Recorded only among") }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }
    let explained = table.flatMap { Self.words(of: $0.split(separator: "|").first ?? "") }
    #expect(Self.words(of: symbols).sorted() == explained.sorted())
    #expect(table.allSatisfy { ($0.split(separator: "|").dropFirst().first?.count ?? 0) > 15 })
  }

  private func lines(of page: String) throws -> [Substring] {
    try #require(try Repository.files(below: Self.catalog, extensions: ["md"]).first { $0.path.hasSuffix("/" + page) }).lines
  }
}
