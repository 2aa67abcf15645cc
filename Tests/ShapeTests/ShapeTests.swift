import Foundation
import TestSupport
import Testing

/// Apple's declarations against ours, as the compiler sees them.
@Suite("Shapes of declarations") struct ShapeTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CellHarness/CellHarness.docc/Compatibility-Shapes.md")

  @Test("every line of the tables is a declaration, and none stands twice")
  func tables() throws {
    let (tables, broken) = try AppleShape.tables()
    #expect(broken == [])
    let rows = tables.flatMap(\.rows)
    #expect(rows.count > 4_500)
    let lines = rows.map { "\($0.type) \($0.declaration)" }
    #expect(Dictionary(grouping: lines) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    for source in [AppleShape.Source.page, .list, .quoted] { #expect(rows.contains { $0.source == source }) }
    for type in ["UICollectionView", "UITableView", "UIView", "UIViewController", "UICollectionViewDelegate"] {
      #expect(rows.filter { $0.type == type }.count > 20, "\(type)")
    }
  }

  @Test("what differs from Apple's shape stands on the page, with a reason, and nothing else does")
  func shapes() throws {
    let (tables, _) = try AppleShape.tables()
    let shapes = try ModuleShapes(["UIKit", "SwiftUI"])
    #expect(!shapes.isEmpty)
    let misses = tables.flatMap(\.rows).compactMap { $0.miss(in: shapes) }
    // Most of the table is here: otherwise the compiler was not asked what this test means to ask.
    #expect(misses.count < 1_000)
    for miss in misses where AcceptedMiss.group(of: miss) == nil {
      Issue.record("\(miss.apple.title) has another shape, and AcceptedMiss has no reason for it: \(miss.explanation)")
    }
    let known = (try? String(contentsOf: Self.page, encoding: .utf8)) ?? ""
    for miss in misses where !Self.isKnown(miss, on: known) {
      Issue.record("\(miss.apple.title) has another shape than before: \(miss.explanation)")
    }
    Golden.expect(ShapePage(tables: tables, misses: misses).text, in: Self.page)
  }

  private static func isKnown(_ miss: ShapeMiss, on page: String) -> Bool {
    guard miss.differences == [.missing] else { return page.contains(ShapePage.line(miss)) }
    let name = miss.apple.shape.kind == .type ? "the type" : "`\(miss.apple.shape.name)`"
    return page.split(separator: "\n").contains { $0.hasPrefix("| `\(miss.apple.type)` | ") && $0.contains(name) }
  }
}

extension ShapeMiss {
  /// What Apple's shape is and what ours is.
  var explanation: String {
    let own = ours.map { "\($0.access) \($0.declaration)" } ?? "nothing of that name"
    return "\(kinds); Apple's (\(apple.source.rawValue)): \(apple.declaration); ours: \(own)"
  }
}
