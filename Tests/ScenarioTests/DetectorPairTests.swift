import CellDetectors
import CellHarness
import ScenarioCatalog
import Testing

/// Every detector is proved by screens: at least two that it must catch, and two correct ones that come close.
@Suite("Pairs of detectors")
struct DetectorPairTests {
  /// `detector/app`.
  private static func pair(_ scenario: Scenario) -> [Substring] { Array(scenario.name.split(separator: "/").prefix(2)) }

  @Test(
    "two buggy screens and two correct ones, of the same apps or in the detector's folder",
    arguments: DetectorCatalog.all.map { $0.id })
  func pairs(_ id: String) {
    let buggy = allScenarios.filter { $0.expected.contains(id) }
    let pairs = Set(buggy.map(Self.pair))
    let correct = allScenarios.filter {
      $0.expected.isEmpty && (pairs.contains(Self.pair($0)) || $0.name.hasPrefix("\(id)/"))
    }
    #expect(buggy.count >= 2, "\(id) has \(buggy.count) buggy screens")
    #expect(correct.count >= 2, "\(id) has \(correct.count) correct screens that come close")
  }

  @Test("scenarios expect detectors of the catalog only")
  func known() {
    let ids = Set(DetectorCatalog.all.map { $0.id })
    #expect(Set(allScenarios.flatMap(\.expected)).subtracting(ids).isEmpty)
  }
}
