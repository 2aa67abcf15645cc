import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that other letters find as they were") struct FormerHitTests {
  private static let swipe = Interaction.swipe(.resolved(item("B")), .trailing)
  private static let remove = Interaction.tapAction("Leaves")

  private static func type(_ text: String, clearing: Bool = false) -> Interaction {
    .type(text, .showing("Find"), nil, clearing: clearing)
  }

  private static func rows(_ keys: [String], starred: Bool = false) -> [Appearance] {
    keys.enumerated().map { place, key in
      let star = label(starred && key == "B" ? "★" : "☆", path: "\(content)/UILabel[1]")
      return row(key, at: place, cell: place + 1, [label(key), star])
    }
  }

  private static func made(_ index: Int, _ act: Interaction, _ rows: [Appearance]) -> StepTrace { step(index, "", by: act, rows) }

  /// "ma" finds B and C; something is done to B, and "r" leads to `then`. Where "mar" is typed only afterwards, it finds `later`.
  private static func set(
    _ act: Interaction = remove, after: [Appearance] = rows(["C"]), then: [Appearance] = rows(["B", "C"]),
    later: [Appearance] = rows(["C"]), last: Interaction = type("r")
  ) -> RunSet {
    let all = rows(["A", "B", "C", "D"])
    let steps = [
      made(0, .open, all), made(1, type("ma"), rows(["B", "C"])), made(2, swipe, rows(["B", "C"])), made(3, act, after),
      made(4, last, then),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in FormerHitReference.requests(in: set) {
      let typed = (last == type("", clearing: true) ? ["ma", ""] : [last == type("r") ? "mar" : "m"]).map {
        type($0, clearing: true)
      }
      #expect(request.script == [swipe, act] + typed)
      set[request] = trace(
        [steps[0], made(1, swipe, all), made(2, act, all)] + typed.enumerated().map { made($0.offset + 3, $0.element, later) })
    }
    return set
  }

  @Test("a row that was removed is found again")
  func removed() throws {
    let set = Self.set()
    let reference = try #require(try FormerHitReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 3 && finding.seenStep == 4)
    #expect(finding.summary == "\"B\" is found in step 4, although it was removed")
    #expect(ReferenceSuspicions.names(in: set.main).contains("found as before"))
    #expect(try FormerHitReference.all(in: Self.set(last: Self.type("m", clearing: true))).count == 1)
  }

  @Test("a row that has changed is found as it was")
  func changed() throws {
    let starred = Self.rows(["B", "C"], starred: true)
    let set = Self.set(.tapAction("Star"), after: starred, later: starred)
    let reference = try #require(try FormerHitReference.all(in: set).first)
    #expect(!reference.isRemoval)
    #expect(StaleContent.finding(reference, set.main).summary == "\"B\" is found in step 4 as it was before it changed")
  }

  @Test("a search through more than the list has finds it afterwards, too; what the letters end by themselves is right")
  func right() throws {
    #expect(try FormerHitReference.all(in: Self.set(later: Self.rows(["B", "C"]))).isEmpty)
    let open = Self.rows(["B", "C"], starred: true)
    #expect(try FormerHitReference.all(in: Self.set(.tapAction("Star"), after: open, later: Self.rows(["B", "C"]))).isEmpty)
  }

  @Test("where the field is empty in the end, it was filled in and emptied: what that ends is right")
  func emptied() throws {
    let (open, folded, emptied) = (
      Self.rows(["B", "C"], starred: true), Self.rows(["A", "B", "C", "D"]), Self.type("", clearing: true)
    )
    #expect(
      try FormerHitReference.all(in: Self.set(.tapAction("Star"), after: open, then: folded, later: folded, last: emptied))
        .isEmpty)
    let starred = Self.rows(["A", "B", "C", "D"], starred: true)
    #expect(
      try FormerHitReference.all(in: Self.set(.tapAction("Star"), after: open, then: folded, later: starred, last: emptied)).count
        == 1)
  }

  @Test("no run is made where it is not found, where it stays as it has become, or something else was done")
  func unsuspected() {
    #expect(FormerHitReference.suspicions(in: Self.set(then: Self.rows(["C"])).main).isEmpty)
    let starred = Self.rows(["B", "C"], starred: true)
    #expect(FormerHitReference.suspicions(in: Self.set(.tapAction("Star"), after: starred, then: starred).main).isEmpty)
    #expect(FormerHitReference.suspicions(in: Self.set(last: .tap(.showing("Undo"), nil)).main).isEmpty)
  }
}
