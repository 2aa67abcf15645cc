import CellDetectors
import CellHarness
import Testing

@Suite("Suppressions in scenarios") struct SuppressionProgramTests {
  private func run(_ scenario: CellScenario) throws -> (code: Int32, said: Said) {
    try withFolder { folder in
      program("run", "--policy", "lifo", "--profile", "iOS17", "--output", folder, scenarios: [scenario])
    }
  }

  @Test("an accepted leak passes and is shown with its reason")
  func accepted() throws {
    let result = try run(Shelf.leak.suppress("leaked-view-state", on: "BookRow.loans", because: "issue 12"))
    #expect(result.code == 0)
    #expect(result.said.out.hasPrefix("0 new · 1 known · "))
    #expect(result.said.out.contains("Known:     suppressed in its scenario: issue 12"))
    #expect(!result.said.err.contains("Replay:"))
  }

  @Test("a detector is named by a case, which the compiler knows: there is one for each, and it accepts what the id accepts")
  func typed() throws {
    #expect(DetectorID.allCases.map(\.rawValue) == DetectorCatalog.all.map { $0.id }.sorted())
    for id in DetectorID.allCases {
      // `leakedViewState` is `leaked-view-state`.
      let words = "\(id)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
      #expect(words == id.rawValue)
    }
    let result = try run(Shelf.leak.suppress(.leakedViewState, on: "BookRow.loans", because: "issue 12"))
    #expect(result.code == 0 && result.said.out.contains("Known:     suppressed in its scenario: issue 12"))
    let other = try run(Shelf.leak.suppress(.staleSize, on: "BookRow.loans", because: "issue 12"))
    #expect(other.code == 1 && other.said.out.contains("SuppressionProgramTests.swift:"), "the line is the author's")
  }

  @Test("an acceptance that nothing needs any more fails; one of no detector can't be run")
  func unused() throws {
    let unused = try run(Shelf.quiet[0].suppress("leaked-view-state", on: "BookRow.loans", because: "issue 12"))
    #expect(unused.code == 1)
    #expect(unused.said.out.contains("in shelf/quiet 1 (CellHarnessCLITests/SuppressionProgramTests.swift:"))
    let unknown = try run(Shelf.leak.suppress("leak", on: "BookRow.loans", because: "issue 12"))
    #expect(unknown.code == 3)
    #expect(unknown.said.out.contains("a suppression names the detector 'leak', which there is not"))
  }

  @Test("an acceptance without a reason ends the program")
  func noReason() async {
    await #expect(processExitsWith: .failure) { _ = Shelf.leak.suppress("leaked-view-state", on: "BookRow", because: " ") }
  }
}
