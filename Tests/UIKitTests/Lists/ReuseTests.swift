import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Cell lifecycle and reuse", .serialized)
@MainActor
struct ReuseTests {
  init() { RunState.begin() }

  private func lifecycle(_ events: [TraceEvent.Kind]) -> [String] {
    lines(events).filter { !$0.hasPrefix("update") && !$0.hasPrefix("snapshot") }
  }

  /// A line without the number of the cell, its second word.
  private func withoutCell(_ line: String) -> String {
    var words = line.split(separator: " ")
    words.remove(at: 1)
    return words.joined(separator: " ")
  }

  @Test("LC-01 LC-02 the first pass prepares and shows what is visible, one cell at a time")
  func firstPass() {
    let (screen, events) = recording { ListScreen(rows: Array(0..<20), height: 200) }
    #expect(screen.cells == ["0@1", "1@2"])
    #expect(
      lifecycle(events) == [
        "create 1", "prepare 1 0 at 0-0", "show 1 0 at 0-0", "create 2", "prepare 2 1 at 0-1", "show 2 1 at 0-1",
      ])
  }

  @Test("LC-03 LC-05 LC-14 LC-15 prepareForReuse runs inside the next dequeue, never on a new cell")
  func reuseOnScroll() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    let (_, first) = recording { screen.scroll(to: 100) }
    #expect(lifecycle(first) == ["create 3", "prepare 3 2 at 0-2", "show 3 2 at 0-2"])
    let (_, second) = recording { screen.scroll(to: 300) }
    #expect(
      lifecycle(second) == ["create 4", "prepare 4 3 at 0-3", "show 4 3 at 0-3", "end 1 0 at 0-0", "pool 1"])
    let (_, third) = recording { screen.scroll(to: 500) }
    #expect(
      lifecycle(third) == [
        "reuse#1 1 0→4", "prepareForReuse 1 for 4", "prepare 1 4 at 0-4", "show 1 4 at 0-4", "end 2 1 at 0-1", "pool 2",
      ])
    #expect(screen.cells == ["2@3", "3@4", "4@1"])
  }

  @Test("fresh makes the same calls as lifo; only the object differs")
  func freshPolicy() {
    func run(_ policy: ReusePolicy) -> [String] {
      let (_, events) = recording {
        let screen = ListScreen(rows: Array(0..<20), height: 200, policy: policy)
        for y in [100, 300, 500, 700, 100] { screen.scroll(to: CGFloat(y)) }
      }
      return lifecycle(events).filter { !$0.hasPrefix("create") }.map(withoutCell)
    }
    #expect(run(.fresh) == run(.lifo))
    #expect(run(.lifo).contains { $0.hasPrefix("reuse#3") })
  }

  @Test("one replaced reuse hands out a new object in that reuse only")
  func replacedReuse() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    RunState.current.configuration.replacedReuses = [1]
    screen.scroll(to: 300)
    let (_, events) = recording { screen.scroll(to: 500) }
    #expect(lifecycle(events).prefix(3) == ["create 5", "reuse#1 5 0→4", "prepareForReuse 5 for 4"])
    screen.scroll(to: 700)
    #expect(RunState.current.reuseCount == 2)
    #expect(screen.cells == ["3@4", "4@5", "5@2"])
  }

  @Test("LC-05 LC-23 reconfigure runs the provider on the same cell, without prepareForReuse")
  func reconfigure() {
    let screen = ListScreen(rows: [0, 1, 2], height: 200)
    let (_, events) = recording { screen.show([0, 1, 2], reconfiguring: [1, 2]) }
    #expect(lines(events) == ["snapshot 2 +0 -0 ~0 c2 r0", "reconfigure 2 1 at 0-1"])
  }

  @Test("LC-22 reload asks for another cell and pools the old one")
  func reload() {
    let screen = ListScreen(rows: [0, 1, 2], height: 200)
    let (_, events) = recording { screen.show([0, 1, 2], reloading: [1]) }
    #expect(
      lifecycle(events) == ["create 3", "reload 3 1 at 0-1", "show 3 1 at 0-1", "end 2 1 at 0-1", "pool 2"])
  }

  @Test("DIF-06 surviving items keep their cells; LC-18 deleted ones end with their old index path")
  func applying() {
    let screen = ListScreen(rows: [0, 1, 2, 3, 4], height: 100)
    #expect(screen.cells == ["0@1", "1@2", "2@3", "3@4"])
    let (_, events) = recording { screen.show([9, 0, 3, 2, 4]) }
    #expect(
      lifecycle(events) == [
        "create 5", "prepare 5 9 at 0-0", "show 5 9 at 0-0", "end 2 1 at 0-1", "pool 2",
      ])
    #expect(screen.cells == ["9@5", "0@1", "3@4", "2@3"])
  }

  @Test("LC-20 DIF-12 reload data pools every cell first and reuses them")
  func reloadData() {
    let screen = ListScreen(rows: [0, 1], height: 200)
    let (_, events) = recording {
      screen.source.applySnapshotUsingReloadData(screen.source.snapshot())
      HostLoop.runFrames()
    }
    #expect(
      lifecycle(events) == [
        "end 1 0 at 0-0", "pool 1", "end 2 1 at 0-1", "pool 2", "reuse#1 2 1→0", "prepareForReuse 2 for 0",
        "prepare 2 0 at 0-0", "show 2 0 at 0-0", "reuse#2 1 0→1", "prepareForReuse 1 for 1", "prepare 1 1 at 0-1",
        "show 1 1 at 0-1",
      ])
  }

  @Test("a million rows open and scroll; only what is visible is asked for")
  func millionRows() {
    let screen = ListScreen(rows: Array(0..<1_000_000), height: 44)
    screen.scroll(to: 20_000_000)
    #expect(screen.cells.count < 40)
    #expect(screen.cells.first?.hasPrefix("454545@") == true)
  }
}

@Suite("Options of the cell lifecycle", .serialized)
@MainActor
struct LifecyclePolicyTests {
  init() { RunState.begin() }

  private func history(_ screen: ListScreen, _ body: () -> Void) -> [String] {
    lines(recording(body).events).filter { !$0.hasPrefix("update") }
  }

  @Test("LC-05 LC-07 LC-08 LC-09 a kept cell comes back for its item without provider or prepareForReuse")
  func keptBehind() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    screen.list.host.policy.keptBehind = 1
    #expect(
      history(screen) { screen.scroll(to: 200) } == ["create 3", "prepare 3 2 at 0-2", "show 3 2 at 0-2", "end 1 0 at 0-0"])
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    #expect(screen.cells == ["1@2", "2@3"])
    #expect(history(screen) { screen.scroll(to: 0) } == ["show 1 0 at 0-0", "end 3 2 at 0-2"])
  }

  @Test("LC-02 LC-08 LC-10 LC-11 LC-12 the next cell may be prepared and wait, unless prefetching is off")
  func preparedAhead() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    screen.list.host.policy.preparedAhead = 1
    #expect(
      history(screen) { screen.scroll(to: 10) } == [
        "create 3", "prepare 3 2 at 0-2", "show 3 2 at 0-2", "create 4", "prepare 4 3 at 0-3",
      ])
    #expect(screen.list.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
    #expect(screen.list.visibleCells.count == 3)
    #expect(history(screen) { screen.scroll(to: 210) }.prefix(1) == ["show 4 3 at 0-3"])
    screen.list.isPrefetchingEnabled = false
    #expect(history(screen) { screen.scroll(to: 220) } == ["pool 1"] || screen.list.visibleCells.count == 3)
  }

  @Test("LC-14 recycling before requesting lets an incoming cell take the one that leaves")
  func recycleFirst() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    screen.list.host.policy.recyclesBeforeRequesting = true
    #expect(
      history(screen) { screen.scroll(to: 400) } == [
        "end 1 0 at 0-0", "pool 1", "end 2 1 at 0-1", "pool 2", "reuse#1 2 1→2", "prepareForReuse 2 for 2",
        "prepare 2 2 at 0-2", "show 2 2 at 0-2", "reuse#2 1 0→3", "prepareForReuse 1 for 3", "prepare 1 3 at 0-3",
        "show 1 3 at 0-3",
      ])
  }

  @Test("LC-X06 a view dequeued and not returned ends the app on iOS 18, and is lost on iOS 17")
  func stray() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = ListScreen(rows: [0])
        _ = screen.list.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        screen.list.setNeedsLayout()
        HostLoop.runFrames()
      }
    }
    #expect(said("Expected dequeued view to be returned to the collection view in preparation for display.", ended))
  }
}
