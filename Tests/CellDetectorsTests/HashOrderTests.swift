import CellTrace
import Testing

@testable import CellDetectors

@Suite("a screen that depends on hash order is still judged") struct HashOrderTests {
  /// A leak in the second step, in a run whose control has the rows in another order from the first step on.
  static func set(repeatedIsEqual: Bool) -> RunSet {
    var set = LeakedAppearanceTests.reuse(
      LeakedAppearanceTests.colored("#FF3B30", provenance("A", 0)), fresh: LeakedAppearanceTests.colored("#000000", nil))
    var other = set.main
    for index in other.steps.indices { other.steps[index].items.append(item("Z")) }
    set.control = other
    set.repeated = repeatedIsEqual ? set.main : other
    return set
  }

  @Test("where a run with the same seed is equal, everything that no order changes is compared")
  func repeatable() {
    let set = Self.set(repeatedIsEqual: true)
    #expect(LeakedAppearance.found(in: set)?.map(\.property) == ["UILabel.textColor"])
    let findings = judge(set).findings
    #expect(findings.map(\.detector) == ["leaked-appearance", "nondeterminism"])
    #expect(findings.last?.evidence.last == FindingText.sameSeed)
  }

  @Test("where it is not, nothing is compared from the first difference on")
  func notRepeatable() {
    let set = Self.set(repeatedIsEqual: false)
    #expect(LeakedAppearance.found(in: set) == [])
    #expect(judge(set).findings.map(\.detector) == ["nondeterminism"])
  }

  @Test("what differs in a text is not compared in either case")
  func masked() {
    var set = Self.set(repeatedIsEqual: true)
    set.control?.steps[1].checkpoint[0].elements = LeakedAppearanceTests.colored("#00FF00", provenance("A", 0))
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("the run that tells why is asked for once the control differs, under other policies too")
  func asked() {
    var set = Self.set(repeatedIsEqual: true)
    set.prepare()
    #expect(ReferenceRequest.controls(of: set) == [.control(of: set), .repeated(of: set)])
    var equal = LeakedAppearanceTests.reuse([label("Gout")], fresh: [label("Gout")])
    equal.prepare()
    #expect(ReferenceRequest.controls(of: equal) == [.control(of: equal)])
    var other = RunSet(main: trace(set.main.steps, policy: .fifo), controlled: set.main)
    other[.control(of: other)] = set.control
    other.prepare()
    #expect(ReferenceRequest.controls(of: other) == [.control(of: set), .repeated(of: set)])
  }
}
