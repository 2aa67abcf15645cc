import Testing

/// Ids of ledger rows stand in comments and in names of tests; whoever meets one must be able to look it up.
@Suite("Pages of ledger rows") struct LedgerPageTests {
  private static let catalog = "Sources/CellHarness/CellHarness.docc"

  /// The ids that the pages explain.
  private static func rows() throws -> Set<String> {
    let pages = try Repository.files(below: catalog, extensions: ["md"]).filter { $0.path.contains("/Ledger-") }
    return Set(
      pages.flatMap(\.lines).compactMap { line in
        line.wholeMatch(of: /\| (?<id>[A-Z]{2,4}-X?[0-9]{2}[a-z]?) \| .*/).map { String($0.id) }
      })
  }

  @Test("every row that code or a test cites is on a page")
  func citedRowsAreExplained() throws {
    let rows = try Self.rows()
    #expect(rows.count > 400)
    let areas = Set(rows.map { String($0.prefix { $0 != "-" }) })
    var unknown: Set<String> = []
    for folder in ["Sources", "Tests"] {
      for file in try Repository.files(below: folder, extensions: ["swift", "c", "h"]) {
        for cited in file.text.matches(of: /\b(?<area>[A-Z]{2,4})-X?[0-9]{2}[a-z]?\b/) where areas.contains(String(cited.area)) {
          let id = String(cited.output.0)
          // "LC-05a" cites a part of LC-05.
          let row = id.last?.isLetter == true ? String(id.dropLast()) : id
          if !rows.contains(id), !rows.contains(row) { unknown.insert("\(file.path): \(id)") }
        }
      }
    }
    #expect(unknown.sorted() == [])
  }

  @Test("every row has a test of its name, or a page about compatibility says what is here instead")
  func rowsAreTestedOrExplained() throws {
    func ids(in text: some StringProtocol) -> [String] {
      String(text).matches(of: /\b[A-Z]{2,4}-X?[0-9]{2}[a-z]?\b/).map { String($0.output) }
    }
    let names = try Repository.files(below: "Tests").flatMap { file in
      file.text.matches(of: /@Test\(\s*"(?<name>[^"]*)/).flatMap { ids(in: $0.name) }
    }
    let pages = try Repository.files(below: Self.catalog, extensions: ["md"]).filter { $0.path.contains("/Compatibility") }
    let known = Set(names).union(pages.flatMap { ids(in: $0.text) })
    #expect(try Self.rows().subtracting(known).sorted() == [])
  }
}
