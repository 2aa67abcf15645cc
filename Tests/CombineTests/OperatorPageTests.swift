import Foundation
import Testing

@Suite("The page of operators") struct OperatorPageTests {
  @Test("every operator has its row, with what the tests compare", arguments: OperatorCase.all)
  func rows(_ operation: OperatorCase) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page.contains(operation.row + "\n"), "write the row into Compatibility-Combine.md: \(operation.row)")
  }

  @Test("there is no row of an operator that is not tested")
  func onlyRows() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == OperatorCase.all.count)
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellHarness/CellHarness.docc/Compatibility-Combine.md")
}

extension OperatorCase {
  fileprivate var row: String {
    let own = subscription == "Noted" ? "the upstream's" : "`\(subscription)`"
    let demand = "`\(asked.joined(separator: " "))`, `\(answer)`"
    return "| `\(name)` | \(own) | `\(values.joined(separator: " "))` | \(demand) "
      + "| `\(failing.joined(separator: " "))` | \(isFreed ? "freed" : "kept") |"
  }
}
