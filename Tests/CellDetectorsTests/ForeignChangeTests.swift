import CellTrace
import Testing

@testable import CellDetectors

@Suite("what the data and the cells disagree about") struct ForeignChangeTests {
  private static func rows(_ texts: [String], written: Int = 1) -> [Appearance] {
    zip(["A", "B", "C"], texts).enumerated().map { place, pair in
      row(
        pair.0, at: place, cell: place + 1,
        [label(pair.0), label(pair.1, path: "\(content)/UILabel[1]", by: provenance(pair.0, written))])
    }
  }

  /// B becomes a favourite in the model; the live cells show `live` then, and cells made anew `model`.
  static func set(
    live: [String], model: [String] = ["☆", "★", "☆"], written: Int = 1,
    by interaction: Interaction = .tap(.resolved(item("B")), nil)
  ) -> RunSet {
    let before = rows(["☆", "☆", "☆"], written: 0)
    let steps = [
      step(0, "show the screen", before), step(1, "tap \"B\"", by: interaction, rows(live, written: written)),
    ]
    return runs(main: steps, rebuilt: [before, rows(model)])
  }

  /// The same done to A as well, and to B once more: the live cells show `live` then, and cells made anew `model`.
  private static func repeated(
    _ set: RunSet, live: [String] = ["☆", "☆", "☆"], model: [String] = ["★", "☆", "☆"]
  ) -> RunSet {
    var set = set
    let tap = { Interaction.tap(.resolved(item($0)), nil) }
    for request in StaleContent.foreignRequests(in: set) {
      #expect(request.script == [tap("B"), tap("A"), tap("B")])
      #expect(request.purpose == "the run with step 1 (tap \"B\") done to \"A\" as well, and then once more as it was")
      let reference = RebuildReference(step: 3, live: rows(live, written: 3), atStepEnd: nil, atStepStart: rows(model))
      set[request] = Trace(screen: "Notes", configuration: set.main.configuration, references: [reference])
    }
    return set
  }

  @Test("every cell takes over what the model changed at one row")
  func foreign() throws {
    let found = try #require(StaleContent.found(in: Self.repeated(Self.set(live: ["★", "★", "★"]))))
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.map(\.summary) == ["the model changed UILabel.text of \"B\", and the cell of \"A\" took the change over"])
    #expect(found.map(\.seen) == ["\"A\" has UILabel.text \"★\"; in a rebuilt cell it has \"☆\""])
    #expect(
      found.map(\.evidence) == [
        ["in step 1 (tap \"B\") the change was written into the cells of 2 other rows, for which the model has kept what it had"]
      ])
    #expect(
      found.map(\.fix) == [
        "let a cell take only what is meant for the item that it shows: compare the item's id with that of the change before writing."
      ])
  }

  @Test(
    "a gesture to all takes nothing from a row that has its own: no run tells whether it is meant; some rows alone are not all")
  func gesture() throws {
    func severity(_ set: RunSet) -> [Severity]? { StaleContent.found(in: set)?.map(\.severity) }
    let all = Self.set(live: ["★", "★", "★"])
    #expect(severity(Self.repeated(all, live: ["★", "★", "★"], model: ["★", "★", "☆"])) == [.warning])
    #expect(severity(Self.repeated(all, live: ["★", "★", "★"], model: ["☆", "★", "☆"])) == [.warning])
    #expect(severity(Self.set(live: ["★", "★", "★"], by: .mutate("B waves"))) == [.warning])
    #expect(severity(Self.set(live: ["★", "★", "☆"])) == [.error])
  }

  @Test("a change of all rows, one that the model does not have, and what was there before are not this")
  func silent() {
    #expect(StaleContent.found(in: Self.set(live: ["★", "★", "★"], model: ["★", "★", "★"])) == [])
    #expect(StaleContent.found(in: Self.set(live: ["★", "★", "★"], model: ["☆", "☆", "☆"])) == [])
    #expect(StaleContent.found(in: Self.set(live: ["★", "★", "★"], written: 0)) == [])
    #expect(StaleContent.found(in: Self.set(live: ["☆", "★", "☆"])) == [])
  }

  // MARK: Rows that the list was not told of

  private static func untold(_ told: [Int], _ asked: [Int]) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(["☆", "☆", "☆"])),
      step(1, "tap \"Clear\"", by: .tap(.showing("Clear"), nil), rows(["☆", "☆", "☆"])),
    ]
    var set = runs(main: steps, rebuilt: [steps[0].checkpoint])
    var reference = RebuildReference(step: 1, live: steps[1].checkpoint, atStepEnd: nil, atStepStart: [])
    reference.untold = UntoldRows(list: 0, told: told, asked: asked, source: "App.OffersViewController")
    set[.rebuild(of: set, after: 1)] = Trace(screen: "Notes", configuration: set.main.configuration, references: [reference])
    return set
  }

  @Test("rows that went from the data, and that the list still has")
  func untoldRows() throws {
    let found = try #require(StaleContent.found(in: Self.untold([12], [10])))
    #expect(found.map(\.summary) == ["rows came or went in step 1 (tap \"Clear\"), and the list was not told"])
    #expect(found.map(\.seen) == ["after step 1 (tap \"Clear\") the data source has 10 rows; the list was told of 12 rows"])
    #expect(found.map(\.evidence) == [["the list shows what it was told of, and the next insertion or deletion will not add up"]])
    #expect(found.map(\.observed) == ["12 rows"] && found.map(\.expected) == ["10 rows"])
    #expect(found.map(\.cellType) == ["App.OffersViewController"] && found.map(\.shape) == [["untold"]])
    #expect(
      found.map(\.fix) == [
        "insert or delete the rows in the list where the data change, or reload it: the data and the list have to change together."
      ])
  }

  @Test("sections are told one by one, or counted")
  func untoldSections() {
    #expect(
      StaleContent.found(in: Self.untold([3, 1], [3, 2]))?.map(\.seen) == [
        "after step 1 (tap \"Clear\") the data source has [3, 2] rows in its sections; the list was told of [3, 1]"
      ])
    #expect(
      StaleContent.found(in: Self.untold([3, 1], [3]))?.map(\.seen) == [
        "after step 1 (tap \"Clear\") the data source has 3 rows; the list was told of 4 rows in 2 sections"
      ])
  }

  @Test("only where all shown rows are still there can they be asked for again")
  func keepsAllRows() {
    func keeps(_ told: [Int], _ asked: [Int]) -> Bool { UntoldRows(list: 0, told: told, asked: asked, source: "").keepsAllRows }
    #expect(keeps([2, 1], [2, 3]) && !keeps([2, 1], [1, 3]) && !keeps([2], [2, 1]))
  }
}
