import CellTrace
import Testing

@testable import HeadlessCore

/// What a module keeps of a run.
private final class Notes: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(Notes.self)
  var lines: [String] = []
  let seed: UInt64

  init() { seed = RunState.current.configuration.seed }
}

@MainActor @Suite("State of runs", .serialized) struct RunStateTests {
  @Test("a run begins with its configuration, with counters at zero and with nothing of the run before")
  func begins() {
    defer { RunState.begin() }
    RunState.begin(RunConfiguration(seed: 7))
    let first = RunState.current
    first.step = 3
    first.cellCount = 2
    first.reuseCount = 1
    _ = first.profile
    HostNetwork.script = { _ in nil }
    HostLoop.setNeedsFrame()
    AppResources.use(["/nowhere"])
    Provenance.with(Provenance(item: ItemID(key: "a"), cell: nil)) {
      RunState.begin(RunConfiguration(seed: 8, traits: HostTraits(isBoldText: true)))
      #expect(Provenance.current == nil)
    }
    let second = RunState.current
    #expect(second !== first && second.configuration.seed == 8)
    #expect([second.step, second.cellCount, second.reuseCount, second.consulted.profile] == [0, 0, 0, 0])
    #expect(HostNetwork.script == nil && !AppResources.isNamed && TextMetrics.isBoldText)
    #expect(!second.frames.areNeeded && HostLoop.frameSeries == 0)
    #expect(first.step == 3 && first.frames.areNeeded)
  }

  @Test("a module's part is made when it is first asked for, and replaced with the run; it may read the run's configuration")
  func parts() {
    defer { RunState.begin() }
    RunState.begin(RunConfiguration(seed: 7))
    let first = Notes.current
    first.lines.append("a")
    #expect(Notes.current === first)
    RunState.begin(RunConfiguration(seed: 8))
    #expect(Notes.current !== first && Notes.current.lines == [] && Notes.current.seed == 8)
  }

  @Test("bindings of a run before name nobody")
  func bindings() {
    defer { RunState.begin() }
    RunState.begin()
    let old = CellBinding.begin(ItemID(key: "a"), after: .nobody)
    let next = CellBinding.begin(ItemID(key: "b"), after: old)
    #expect([old.item?.key, next.item?.key] == ["a", "b"] && old.isOver && !next.isOver)
    RunState.begin()
    #expect(old.item == nil && !old.isOver)
    let new = CellBinding.begin(ItemID(key: "c"), after: .nobody)
    #expect(new.item?.key == "c" && next.item == nil && CellBinding.nobody.item == nil)
  }
}
