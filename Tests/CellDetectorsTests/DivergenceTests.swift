import CellTrace
import Testing

@testable import CellDetectors

@Suite("calls that diverge") struct DivergenceTests {
  static func red(_ key: String, _ by: WriteProvenance?) -> Appearance {
    row(key, reuse: 1, [label(key, [Property("textColor", by == nil ? "black" : "red", provenance: by)])])
  }

  /// The fresh run displays another row in step 1; H differs in `step`.
  static func diverging(leakAt leaking: Int) -> RunSet {
    func steps(_ fresh: Bool) -> [StepTrace] {
      (0...3).map { index in
        let events: [TraceEvent.Kind] =
          index == 1 ? [.willDisplay(CellID(1), item(fresh ? "H" : "I"), slot(1))] : []
        let by = !fresh && index == leaking ? provenance("A", 0) : nil
        return step(index, "step \(index)", events: events, items: ["H"], [red("H", by)])
      }
    }
    return runs(main: steps(false), fresh: steps(true))
  }

  @Test("the step in which calls diverge is still compared, and the evidence says how far")
  func diverging() {
    let findings = LeakedAppearance.found(in: Self.diverging(leakAt: 1))
    #expect(
      findings?.first?.evidence.last
        == "compared up to step 1 (step 1): there the calls of the run with fresh cells begin to differ")
  }

  @Test("steps after it are not")
  func after() { #expect(LeakedAppearance.found(in: Self.diverging(leakAt: 2)) == []) }

  @Test("calls of reference runs and internal events are no divergence")
  func irrelevantEvents() {
    let quiet = step(
      0, "", events: [.cellConfigured(CellID(1), item("A"), slot(0), .reference, generation: 1), .cellPooled(CellID(1))], [])
    #expect(CallSequence(quiet).calls.isEmpty)
    let loud = step(
      0, "",
      events: [
        .cellConfigured(CellID(1), item("A"), slot(0), .prepare, generation: 1), .willDisplay(CellID(1), item("A"), slot(0)),
        .didEndDisplaying(CellID(1), item("A"), slot(0)),
      ], [])
    #expect(CallSequence(loud).calls.map(\.kind) == [.configured, .willDisplay, .didEndDisplaying])
  }

  @Test("another order of the items ends the comparison too")
  func otherItems() {
    var set = Self.diverging(leakAt: 3)
    for index in set.main.steps.indices { set.main.steps[index].events = [] }
    set.fresh = set.main
    set.fresh?.steps[3].checkpoint = [Self.red("H", nil)]
    set.control = set.main
    #expect(LeakedAppearance.found(in: set)?.count == 1)
    set.fresh?.steps[2].items = [item("H"), item("I")]
    #expect(LeakedAppearance.found(in: set) == [])
  }
}
