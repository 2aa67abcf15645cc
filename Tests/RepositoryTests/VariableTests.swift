import Foundation
import Testing

@Suite("Variables of the environment") struct VariableTests {
  @Test("the page names each variable that is read, once, with what it does; and none besides")
  func page() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("Sources/CellHarness/CellHarness.docc/Variables.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `(CELLHARNESS_[A-Z_]+)` \| (.+) \|$/)
    let named = rows.map { String($0.output.1) }
    #expect(Set(named).count == named.count)
    #expect(rows.allSatisfy { $0.output.2.split(separator: " ").count > 3 })
    var read: Set<String> = []
    let files =
      try ["Sources", "Tests", ".ci"].flatMap {
        try Repository.files(below: $0, extensions: ["swift", "c", "h", "yml", "sh", ""])
      }
      + [TextFile(path: "Package.swift", text: Repository.manifestText())]
    for file in files where !file.path.hasSuffix("VariableTests.swift") {
      for match in file.text.matches(of: /CELLHARNESS_[A-Z]+(?:_[A-Z]+)*/) { read.insert(String(match.output)) }
    }
    #expect(read.count > 15)
    expectNone(
      read.subtracting(named).sorted().map { "\($0) is read and the page Variables does not name it" }
        + Set(named).subtracting(read).sorted().map { "\($0) is on the page Variables and nothing reads it" })
  }
}
