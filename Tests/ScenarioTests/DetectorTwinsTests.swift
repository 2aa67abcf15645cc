import CellDetectors
import CellHarness
import ScenarioCatalog
import Testing

/// Every detector is proved by screens: at least two that it must catch, and two correct ones of the same families.
@Suite("Twins of detectors")
struct DetectorTwinsTests {
  private static func family(_ scenario: Scenario) -> Substring { scenario.name.prefix { $0 != "/" } }

  @Test("two buggy screens and two correct twins", arguments: DetectorCatalog.all.map { $0.id })
  func twins(_ id: String) {
    let buggy = allScenarios.filter { $0.expected.contains(id) }
    let families = Set(buggy.map(Self.family))
    let correct = allScenarios.filter { $0.expected.isEmpty && families.contains(Self.family($0)) }
    #expect(buggy.count >= 2, "\(id) has \(buggy.count) buggy screens")
    #expect(correct.count >= 2, "\(id) has \(correct.count) correct screens in the families of its buggy ones")
  }

  @Test("scenarios expect detectors of the catalog only")
  func known() {
    let ids = Set(DetectorCatalog.all.map { $0.id })
    #expect(Set(allScenarios.flatMap(\.expected)).subtracting(ids).isEmpty)
  }
}
