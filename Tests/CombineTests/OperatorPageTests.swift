import Foundation
import Testing

@Suite("The page of operators") struct OperatorPageTests {
  @Test("every operator has its row, with what the tests compare", arguments: OperatorCase.all)
  func rows(_ operation: OperatorCase) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page.contains(operation.row + "\n"), "write the row into Compatibility-Combine.md: \(operation.row)")
  }

  @Test("every publisher that begins a pipeline has its row", arguments: PublisherCase.all)
  func rows(_ publisher: PublisherCase) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page.contains(publisher.row + "\n"), "write the row into Compatibility-Combine.md: \(publisher.row)")
  }

  @Test("there is no row of anything that is not tested")
  func onlyRows() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == OperatorCase.all.count + PublisherCase.all.count)
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellHarness/CellHarness.docc/Compatibility-Combine.md")
}

extension OperatorCase {
  fileprivate var row: String {
    let own = subscription == "Noted" ? "the upstream's" : subscription == Self.unnamed ? subscription : "`\(subscription)`"
    let demand = "`\(asked.joined(separator: " "))`, `\(answer)`"
    return "| `\(name)` | \(own) | `\(values.joined(separator: " "))` | \(demand) "
      + "| `\(failing.joined(separator: " "))` | \(isFreed ? "freed" : "kept") |"
  }
}

extension PublisherCase {
  fileprivate var row: String {
    func code(_ entries: [String]) -> String { entries.isEmpty ? "nothing" : "`\(entries.joined(separator: " "))`" }
    return "| `\(name)` | `\(subscription)` | \(code(values)) | \(code(first)) | \(code(rest)) |"
  }
}
