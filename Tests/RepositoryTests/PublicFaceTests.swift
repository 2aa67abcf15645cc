import Foundation
import Testing

/// What an app's tests see of the harness is small, and grows only on purpose.
@Suite("The public face")
struct PublicFaceTests {
  /// Public declarations of the modules that are the harness's own, and how many there may be. Decision 0042 says what bounds them.
  private static let limits = [
    "CellTrace": 55, "HeadlessCore": 1, "CellHarness": 66, "CellDetectors": 1, "CellReports": 55, "CellRuns": 2,
    "CellExplorer": 0, "CellHarnessTesting": 122, "CellHarnessCLI": 1,
  ]

  /// Names that apps have for types of their own: none of ours that an app's test sees may be one.
  private static let names: Set = [
    "Profile", "Policy", "Element", "Edge", "Side", "Slot", "Trace", "Property", "Scenario", "Mutation", "Interaction", "Screen",
    "Host", "Orientation", "ItemID", "Finding", "Report", "Item", "Script", "Step", "Event", "Appearance", "Runner", "Zygote",
  ]

  @Test("no module declares more than it should", arguments: limits.keys.sorted())
  func count(module: String) throws {
    let declarations = try publicDeclarations(of: module)
    let limit = try #require(Self.limits[module])
    #expect(
      declarations.count <= limit,
      "\(module) has \(declarations.count) public declarations, more than \(limit). What only this package uses is `package`")
  }

  @Test("no public type has a name that apps use", arguments: limits.keys.sorted())
  func clashes(module: String) throws {
    let pattern = /^public .*\b(?:struct|enum|class|protocol|typealias) (\w+)/
    let types = try publicDeclarations(of: module).compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
    #expect(Self.names.intersection(types).isEmpty)
  }

  private func publicDeclarations(of module: String) throws -> [String] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated\s+|final\s+|static\s+|indirect\s+|override\s+)*(?:public|open(?=\s+(?:class|func|var|override)))\s/
    return try Repository.files(below: "Sources/\(module)").flatMap(\.lines).map(String.init).filter {
      $0.firstMatch(of: pattern) != nil
    }
  }
}
