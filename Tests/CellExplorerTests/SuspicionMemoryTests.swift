import Testing

@testable import CellExplorer
@testable import CellHarness

@Suite("Which suspicions are judged") struct SuspicionMemoryTests {
  private func suspicion(_ key: UInt32, _ kind: Suspicion.Kind = .reuse) -> Suspicion {
    Suspicion(kind: kind, place: ScreenDigest.Difference(cellType: 1, key: key))
  }

  @Test("one that was confirmed is told already, and so is what the same walk saw in the same kind of cell")
  func confirmed() {
    var memory = SuspicionMemory()
    memory.confirm(suspicion(1), among: [suspicion(1), suspicion(2), suspicion(3, .stale)])
    #expect(!memory.isOpen(suspicion(1)))
    #expect(!memory.isOpen(suspicion(2)))
    #expect(memory.isOpen(suspicion(3, .stale)))
    #expect(memory.isOpen(suspicion(4)))
  }

  @Test("one that came to nothing twice is what the screen does by right")
  func refuted() {
    var memory = SuspicionMemory()
    #expect(!memory.isDoubtful(suspicion(1)))
    memory.refute(suspicion(1))
    #expect(memory.isOpen(suspicion(1)))
    #expect(memory.isDoubtful(suspicion(1)))
    memory.refute(suspicion(1))
    #expect(!memory.isOpen(suspicion(1)))
    #expect(memory.isOpen(suspicion(2)))
  }

  @Test("a kind is given up after many scripts that came to nothing, not after many places of one script")
  func places() {
    var memory = SuspicionMemory()
    for key in 1...UInt32(100) { memory.refute(suspicion(key), again: key > 1) }
    #expect(memory.isOpen(suspicion(200)))
    for key in 101...UInt32(124) { memory.refute(suspicion(key)) }
    #expect(!memory.isOpen(suspicion(200)))
  }

  @Test(
    "what a run as a whole shows has one name for all rows: it may come to nothing more often, and is shortened the last time"
  )
  func runs() {
    var memory = SuspicionMemory()
    let named = Suspicion(kind: .singleRun, detail: "put back")
    for _ in 0..<3 {
      #expect(memory.isOpen(named))
      #expect(!memory.isDoubtful(named))
      memory.refute(named)
    }
    #expect(memory.isDoubtful(named))
    memory.refute(named)
    #expect(!memory.isOpen(named))
  }

  @Test("a whole script is judged whatever came of the last one")
  func whole() {
    var memory = SuspicionMemory()
    for _ in 0..<100 { memory.refute(Suspicion(kind: .none)) }
    #expect(memory.isOpen(Suspicion(kind: .none)))
  }
}
