import CellTrace
import Testing

@testable import CellDetectors

@Suite("a number within a section that is used in the array of all") struct SectionRemovalTests {
  private static func rows(without gone: [String] = []) -> [Appearance] {
    [["Vase", "Mask"], ["Urn", "Bust", "Bowl"]].enumerated().flatMap { section, names in
      names.filter { !gone.contains($0) }.enumerated().map { place, name in
        var result = row(name, at: place, cell: section * 10 + place, [label(name)])
        result.slot = Slot(section: section, item: place)
        return result
      }
    }
  }

  private static func swipe(_ key: String) -> Interaction { .swipe(.resolved(item(key)), .trailing) }
  private static let remove = Interaction.tapAction("Remove")

  private static func steps(_ names: [(String, [String])], beside: String? = nil) -> [StepTrace] {
    var (steps, gone) = ([step(0, "show the screen", rows())], [] as [String])
    for (name, taken) in names {
      let offered = TraceEvent.Kind.actionsOffered(item(name), .trailing, titles: ["Remove"], generation: 0)
      steps.append(step(steps.count, "swipe", by: swipe(name), events: [offered], rows(without: gone)))
      gone += taken
      steps.append(step(steps.count, "tap", by: remove, rows(without: gone)))
    }
    for index in steps.indices { steps[index].beside = beside.map { [$0] } }
    return steps
  }

  /// "Remove" on a row takes `taken` away, and on its neighbour `neighbour`; `emptied`: what goes once nothing stands in front; `shifted`: where the
  /// first row of all is gone.
  private static func set(
    _ name: String = "Urn", taken: String = "Vase", neighbour: String = "Mask", emptied: [String] = ["Urn"],
    shifted: [String] = ["Mask"], beside: String? = nil
  ) -> RunSet {
    let main = steps([(name, [taken])], beside: beside)
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<3 {
      for request in SectionRemovalReference.requests(in: set) where set[request] == nil {
        if request.script.count == 2 {
          set[request] = trace(steps([("Bust", [neighbour])]))
        } else if request.script.count == 4 {
          #expect(request.script == [swipe("Vase"), remove, swipe(name), remove])
          set[request] = trace(steps([("Vase", ["Vase"]), (name, shifted)]))
        } else {
          #expect(request.script == [swipe("Vase"), remove, swipe("Mask"), remove, swipe(name), remove])
          set[request] = trace(steps([("Vase", ["Vase"]), ("Mask", ["Mask"]), (name, emptied)]))
        }
      }
    }
    return set
  }

  @Test("the row with the same number counted over all sections goes, and the row itself once nothing is in front of its section")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try SectionRemovalReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.summary.hasSuffix("on \"Urn\" removes \"Vase\" of another section") && finding.severity == .error)
    #expect(finding.observed == "removed \"Vase\"" && finding.expected == "removed \"Urn\"")
    #expect(SectionRemovalReference.isSuspected(in: set.main))
  }

  @Test("bays that are emptied stay, and a queue is served in turn")
  func silent() throws {
    #expect(try SectionRemovalReference.all(in: Self.set(emptied: [])).isEmpty)
    #expect(try SectionRemovalReference.all(in: Self.set(emptied: ["Bust"])).isEmpty)
    #expect(try SectionRemovalReference.all(in: Self.set(neighbour: "Vase")).isEmpty)
    // A pair is a pair whatever stands in front of it.
    #expect(try SectionRemovalReference.all(in: Self.set(shifted: ["Urn"])).isEmpty)
    #expect(try SectionRemovalReference.all(in: Self.set(shifted: [])).isEmpty)
    #expect(try SectionRemovalReference.all(in: Self.set(neighbour: "Bust")).isEmpty)
  }

  @Test("no run is made where the row itself goes, another number does, or who goes is named beside the rows")
  func unsuspected() {
    #expect(SectionRemovalReference.suspicions(in: Self.set(taken: "Urn").main).isEmpty)
    #expect(SectionRemovalReference.suspicions(in: Self.set(taken: "Mask").main).isEmpty)
    #expect(SectionRemovalReference.suspicions(in: Self.set(beside: "Next: Vase").main).isEmpty)
  }
}
