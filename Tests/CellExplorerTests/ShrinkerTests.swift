import CellDetectors
import CellHarness
import CellTrace
import Testing

@testable import CellExplorer

@Suite("Shrinking") struct ShrinkerTests {
  private func mutations(_ names: String) -> [Interaction] { names.map { .mutate(String($0)) } }

  /// Shrinks a script of letters; a candidate shows the finding if it has `needed` in this order.
  private func shrink(_ script: String, needing needed: String, budget: Int = 1_000) throws -> Shrinker.Result {
    try Shrinker(budget: budget) { candidate in
      var rest = Substring(needed)
      for case .mutate(let name) in candidate where rest.first.map(String.init) == name { rest = rest.dropFirst() }
      return rest.isEmpty
    }.shrink(mutations(script))
  }

  @Test(
    "only what is needed is left, in its order",
    arguments: [
      ("abcdefgh", "d"), ("abcdefgh", "ah"), ("abcdefgh", "bcg"), ("aaaaabaaaa", "b"), ("abcabcabc", "cba"), ("a", "a"),
    ])
  func minimal(script: String, needed: String) throws {
    let result = try shrink(script, needing: needed)
    #expect(result.script == mutations(needed))
    #expect(result.isMinimal)
  }

  @Test("everything goes if the finding needs no step")
  func empty() throws {
    #expect(try shrink("abcdefgh", needing: "").script == [])
  }

  @Test("a budget that is used up leaves the best so far, and says that it is not known to be minimal")
  func budget() throws {
    let result = try shrink("abcdefghijklmnop", needing: "p", budget: 2)
    #expect(result.tried == 2)
    #expect(!result.isMinimal)
    #expect(result.script.count < 16)
    #expect(result.script.last == .mutate("p"))
  }

  @Test("fifty steps of which three are needed take few candidates")
  func cost() throws {
    let letters =
      String(repeating: "x", count: 15) + "a" + String(repeating: "x", count: 17) + "b" + String(repeating: "x", count: 15) + "c"
    let result = try shrink(letters, needing: "abc")
    #expect(result.script == mutations("abc"))
    #expect(result.tried <= 80)
  }

  @Test("an action that is opened and chosen gives way to a step that the script has anyway")
  func oneForTwo() throws {
    let row = ItemLocator.identity("1")
    func deletes(_ script: [Interaction]) -> Int {
      script.enumerated().count { index, step in
        step == .mutate("d") || step == .tapAction("Delete") && index > 0 && script[index - 1] == .swipe(row, .trailing)
      }
    }
    let found: [Interaction] = [.mutate("d"), .swipe(row, .trailing), .tapAction("Delete"), .mutate("d")]
    let result = try Shrinker(budget: 100) { deletes($0) >= 3 }.shrink(found)
    #expect(result.script == [.mutate("d"), .mutate("d"), .mutate("d")])
    #expect(result.isMinimal)
    // Where only the action does it, it stays.
    let needed = try Shrinker(budget: 100) { deletes($0) >= 3 && $0.contains(.tapAction("Delete")) }.shrink(found)
    #expect(needed.script == found)
  }

  @Test("arguments become simpler where the finding stays")
  func arguments() throws {
    let result = try Shrinker(budget: 100) { $0.contains(.scrollToEnd) || $0.contains(.scrollBy(2110)) }
      .shrink([.scrollToTop, .scrollBy(2110), .wait(3)])
    #expect(result.script == [.scrollToEnd])
  }

  @Test("an argument stays as it was where the simpler one does not show the finding")
  func argumentsThatMatter() throws {
    let result = try Shrinker(budget: 100) { $0.contains(.scrollBy(338)) }.shrink([.scrollBy(338), .wait(3)])
    #expect(result.script == [.scrollBy(338)])
  }

  @Test("a finding that the base shows is judged under the base alone; another under the base and the first policy that shows it")
  func neededPolicies() {
    let walk = JudgeConditions(profile: .iOS17, policies: [.lifo, .fifo, .adversarial], seed: 3, traits: .standard)
    func needed(_ policies: Policy...) -> [Policy] {
      var finding = Finding(
        detector: "stale-size", severity: .error, summary: "too low", item: CellItemID(key: "a"), itemTitle: "One",
        cellType: "Row", property: "height", observed: "44", expected: "88", seenStep: 1)
      finding.policies = policies.map(\.name)
      let conditions = walk.needed(for: finding)
      #expect(conditions.profile == .iOS17 && conditions.seed == 3 && conditions.traits == .standard)
      return conditions.policies
    }
    #expect(needed(.lifo, .fifo) == [.lifo])
    #expect(needed(.fifo, .adversarial) == [.lifo, .fifo])
    #expect(needed(.adversarial) == [.lifo, .adversarial])
    #expect(needed() == [.lifo])
  }
}
