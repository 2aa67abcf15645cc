import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Policies over whole histories", .serialized)
@MainActor
struct PolicyHistoryTests {
  /// A stream of numbers that is the same in every process.
  private struct Stream {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Every call the list made, step by step, in the run of a random script.
  private func history(_ configuration: RunConfiguration, script: UInt64) -> [[TraceEvent.Kind]] {
    var stream = Stream(state: script)
    var rows = Array(0..<30)
    var next = 30
    var steps: [[TraceEvent.Kind]] = []
    let screen = ListScreen(rows: rows, height: 90, run: configuration)
    steps.append([])
    for _ in 0..<25 {
      let events = recording {
        switch stream.next(below: 7) {
        case 0, 1, 2: screen.scroll(to: CGFloat(stream.next(below: max(1, rows.count * 90 - 400))))
        case 3:
          rows.insert(next, at: stream.next(below: rows.count + 1))
          next += 1
          screen.show(rows)
        case 4 where rows.count > 8:
          rows.remove(at: stream.next(below: rows.count))
          screen.show(rows)
        case 5:
          let row = rows.remove(at: stream.next(below: rows.count))
          rows.insert(row, at: stream.next(below: rows.count + 1))
          screen.show(rows)
        default:
          screen.show(rows, reconfiguring: [rows[stream.next(below: rows.count)]])
          screen.show(rows, reloading: [rows[stream.next(below: rows.count)]])
        }
      }.events
      steps.append(events)
    }
    return steps
  }

  /// What the app is asked and told, without which object it is.
  private func calls(_ steps: [[TraceEvent.Kind]]) -> [[String]] {
    steps.map { events in
      events.compactMap { event in
        switch event {
        case .cellConfigured(_, let item, let slot, let reason, _): "\(reason.rawValue) \(item.key) at \(slot)"
        case .preparedForReuse(_, let item): "prepareForReuse for \(item.key)"
        case .cellReused(_, let reuse, _, let item): "reuse#\(reuse) for \(item.key)"
        case .willDisplay(_, let item, let slot): "show \(item.key) at \(slot)"
        case .didEndDisplaying(_, let item, let slot): "end \(item.key) at \(slot)"
        case .cellPooled: "pool"
        default: nil
        }
      }
    }
  }

  private static let scripts: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]

  @Test("LC-15 under fresh, a list makes exactly the calls of its base policy", arguments: Policy.all)
  func freshMakesTheSameCalls(_ policy: Policy) {
    for script in Self.scripts {
      let base = RunConfiguration().under(policy)
      let reused = calls(history(base, script: script))
      #expect(reused.joined().contains { $0.hasPrefix("reuse#") })
      #expect(calls(history(base.withFreshCells, script: script)) == reused)
    }
  }

  @Test("LC-15 the orders of the pool make the same calls with other objects")
  func ordersDiffer() {
    for policy in [Policy.fifo, .random(seed: 1), .random(seed: 2), .adversarial] {
      var differing = 0
      for script in Self.scripts {
        let lifo = history(RunConfiguration(), script: script)
        let other = history(RunConfiguration().under(policy), script: script)
        #expect(calls(lifo) == calls(other))
        if lifo != other { differing += 1 }
      }
      #expect(differing > 0, "\(policy) never handed out another cell than lifo")
    }
  }

  @Test("LC-08 LC-14 policies that change the calls do so")
  func callsDiffer() {
    for policy in [Policy.preparedAhead, .keptBehind, .recycleFirst] {
      let differing = Self.scripts.count { script in
        calls(history(RunConfiguration(), script: script)) != calls(history(RunConfiguration().under(policy), script: script))
      }
      #expect(differing > 0, "\(policy) never made another call than lifo")
    }
  }

  @Test("a script that never asks a policy's question has the same history under it", arguments: Policy.all)
  func unaskedMakesNoDifference(_ policy: Policy) {
    for script in Self.scripts {
      let lifo = history(RunConfiguration(), script: script)
      guard !RunState.current.consulted.concerns(policy) else { continue }
      // A late order may come with an order of the pool, which is another policy's matter.
      let isLate = policy.completions != .inOrder
      let same = isLate ? history(RunConfiguration().under(Policy("", order: policy.order)), script: script) : lifo
      #expect(history(RunConfiguration().under(policy), script: script) == same)
    }
    let still = { (configuration: RunConfiguration) in
      recording { ListScreen(rows: [1, 2, 3], run: configuration) }.events
    }
    let lifo = still(RunConfiguration())
    #expect(!RunState.current.consulted.concerns(policy))
    #expect(still(RunConfiguration().under(policy)) == lifo)
  }

  @Test("the same seed makes the same choices, another seed others")
  func seeds() {
    let one = history(RunConfiguration().under(.random(seed: 1)), script: 5)
    #expect(history(RunConfiguration().under(.random(seed: 1)), script: 5) == one)
    #expect((2...6).contains { history(RunConfiguration().under(.random(seed: $0)), script: 5) != one })
  }
}

@Suite("The orders of the pool", .serialized)
@MainActor
struct PoolOrderTests {
  /// The rows on screen after two cells that showed 0 and 1 waited for 4 and 5.
  private func donors(_ policy: ReusePolicy) -> [String] {
    let screen = ListScreen(rows: Array(0..<20), height: 200, policy: policy)
    let (_, events) = recording {
      screen.scroll(to: 400)
      screen.scroll(to: 800)
    }
    return lines(events).filter { $0.hasPrefix("reuse#") }
  }

  @Test("LC-15 last in first out, first in first out")
  func inOrder() {
    #expect(donors(.lifo) == ["reuse#1 2 1→4", "reuse#2 1 0→5"])
    #expect(donors(.fifo) == ["reuse#1 1 0→4", "reuse#2 2 1→5"])
  }

  @Test("LC-15 the adversarial order hands out the look that differs most; of equals the first that came in")
  func adversarial() {
    func look(_ lines: String...) -> CellLook { CellLook(lines: Set(lines)) }
    let plain = look("label", "label text=a")
    let badge = look("label", "label text=b", "badge", "badge text=3")
    #expect(CellLook.place(ofFarthest: [plain, badge, plain], from: nil) == 1)
    #expect(CellLook.place(ofFarthest: [plain, badge], from: badge) == 0)
    #expect(CellLook.place(ofFarthest: [badge, plain], from: look()) == 0)
    #expect(CellLook.place(ofFarthest: [plain, plain], from: nil) == 0)
    #expect(CellLook.place(ofFarthest: [CellLook(), plain], from: plain) == 0)
  }

  @Test("LC-15 an item that comes back gets the cell that looks least like it did")
  func adversarialOnScreen() {
    let screen = ListScreen(rows: Array(0..<20), height: 200, policy: .adversarial, cell: UICollectionViewListCell.self) {
      cell, _, item in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = item % 3 == 0 ? "Three" : "Other"
      content.secondaryText = item == 1 ? "has a second line" : nil
      cell.contentConfiguration = content
    }
    let events = recording { for y in [900, 0, 900, 0] { screen.scroll(to: CGFloat(y)) } }.events
    let reuses = events.compactMap { event -> (from: String, to: String)? in
      guard case .cellReused(_, _, let from?, let to) = event else { return nil }
      return (from.key, to.key)
    }
    #expect(reuses.first { $0.from == "1" } != nil)
    #expect(RunState.current.consulted.poolOrder > 0)
    let first = reuses.firstIndex { $0.from == "1" } ?? .max
    #expect(first == 0, "the cell with the second line is the first that is handed out: \(reuses.prefix(3))")
  }
}
