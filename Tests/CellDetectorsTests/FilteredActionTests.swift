import CellTrace
import Testing

@testable import CellDetectors

@Suite("actions in a filtered list, and state by row number") struct FilteredActionTests {
  /// Rows by position, as a table that only reloads has them.
  static func rows(_ titles: [String], marked: String? = nil, section: Int = 0) -> [Appearance] {
    titles.enumerated().map { index, title in
      var result = row(
        "#\(section * 10 + index)", at: index, cell: section * 10 + index + 1,
        [label(title, title == marked ? [Property("accessory", "checkmark")] : [])])
      result.slot = Slot(section: section, item: index)
      return result
    }
  }

  /// Open, search, choose "Beans", clear the search; then the same with the choice first, without it, and with it twice.
  static func set(end: [Appearance], first: [Appearance], without: [Appearance], twice: [Appearance]? = nil) -> RunSet {
    let all = rows(["Apples", "Bread", "Carrots", "Beans"])
    let act = Interaction.select(.resolved(item("#1")))
    let main = [
      step(0, "show the screen", all), step(1, "data: search", by: .mutate("search"), rows(["Bread", "Beans"])),
      step(2, "select \"Beans\"", by: act, rows(["Bread", "Beans"])), step(3, "data: clear", by: .mutate("clear"), end),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<2 {
      for request in FilteredActionReference.requests(in: set) where set[request] == nil {
        let rows = request.purpose.hasPrefix("the run without") ? without : first
        set[request] = trace([step(0, "", request.purpose.hasSuffix("done twice") ? twice ?? end : rows)])
      }
    }
    return set
  }

  static let all = ["Apples", "Bread", "Carrots", "Beans"]

  @Test("a row of the whole list is hit by the number of a filtered one")
  func filtered() {
    let set = Self.set(
      end: Self.rows(Self.all, marked: "Bread"), first: Self.rows(Self.all, marked: "Beans"), without: Self.rows(Self.all))
    let found = FilteredFindings.of(set)
    #expect(found.map(\.summary).count == 1)
    #expect(found.first?.itemTitle == "Bread" && found.first?.sourceItemTitle == "Beans")
    #expect(found.first?.seen == "\"Beans\" is as it was, and \"Bread\" has changed")
  }

  @Test("a turn that goes on to another row the next time is nobody's index")
  func takesTurns() {
    var both = Self.rows(Self.all, marked: "Bread")
    both[2] = Self.rows(Self.all, marked: "Carrots")[2]
    let set = Self.set(
      end: Self.rows(Self.all, marked: "Bread"), first: Self.rows(Self.all, marked: "Beans"), without: Self.rows(Self.all),
      twice: both)
    #expect(FilteredFindings.of(set).isEmpty)
  }

  @Test("a row that is gone in place of the one that was acted on")
  func removed() {
    let set = Self.set(
      end: Self.rows(["Apples", "Bread", "Beans"]), first: Self.rows(["Apples", "Bread", "Carrots"]),
      without: Self.rows(Self.all))
    #expect(FilteredFindings.of(set).map(\.itemTitle) == ["Carrots"])
  }

  @Test("what also happens without the action, or to another row in both orders, is nobody's index")
  func silent() {
    let marked = Self.rows(Self.all, marked: "Bread")
    #expect(FilteredFindings.of(Self.set(end: marked, first: Self.rows(Self.all, marked: "Beans"), without: marked)).isEmpty)
    #expect(FilteredFindings.of(Self.set(end: marked, first: marked, without: Self.rows(Self.all))).isEmpty)
    let own = Self.set(end: Self.rows(Self.all, marked: "Beans"), first: [], without: [])
    #expect(FilteredActionReference.requests(in: own).isEmpty)
  }

  // MARK: In an order that another action made

  /// "Beans" is marked and comes first; then "Bread" is marked. The same without the first mark, and without the second.
  private static func reordered(
    end: [String], alone: [String], without: [String] = ["Beans"], mark: String = "checkmark", markAlone: String = "checkmark"
  ) -> RunSet {
    func list(_ titles: [String], _ marked: [String], _ mark: String = "checkmark") -> [Appearance] {
      titles.enumerated().map { index, title in
        row(title, at: index, cell: index + 1, [label(title, marked.contains(title) ? [Property("accessory", mark)] : [])])
      }
    }
    let sorted = ["Beans", "Apples", "Bread", "Carrots"]
    let main = [
      step(0, "show the screen", list(all, [])),
      step(1, "tap \"Beans\"", by: .tap(.resolved(item("Beans"))), list(sorted, ["Beans"])),
      step(2, "tap \"Bread\"", by: .tap(.resolved(item("Bread"))), list(sorted, end, mark)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<2 {
      for request in FilteredActionReference.requests(in: set) where set[request] == nil {
        let isWithout = request.purpose.hasPrefix("the run without")
        let isTwice = request.purpose.hasSuffix("done twice")
        set[request] = trace([
          step(0, "", isTwice ? main[2].checkpoint : isWithout ? list(sorted, without) : list(all, alone, markAlone))
        ])
      }
    }
    return set
  }

  @Test("a row is hit by its number in the order that another action made")
  func reordered() throws {
    let set = Self.reordered(end: ["Beans", "Carrots"], alone: ["Bread"])
    #expect(
      FilteredActionReference.requests(in: set).map(\.purpose) == [
        "the run with step 2 (tap \"Bread\") before anything gave the list another order",
        "the run without step 2 (tap \"Bread\")",
      ])
    let found = try #require(FilteredFindings.of(set).first)
    #expect(
      found.summary
        == "the tap on \"Bread\" changes \"Carrots\", which has the same number in the data behind the shown rows")
    #expect(found.seen == "\"Bread\" is as it was, and \"Carrots\" has changed")
    #expect(
      found.evidence == ["step 1 (tap \"Beans\") gave the list another order; without it the tap changes \"Bread\""])
    #expect(found.property == "action" && found.shape == ["reordered", "changed"])
    #expect(
      found.fix == "find the item by its id in the array that is changed: the shown rows are another array, with other numbers.")
  }

  @Test("a row that changes itself, one that does nothing alone either, and one choice in place of another are no number")
  func reorderedSilent() {
    #expect(FilteredFindings.of(Self.reordered(end: ["Beans", "Bread"], alone: ["Bread"])).isEmpty)
    #expect(FilteredFindings.of(Self.reordered(end: ["Beans", "Carrots"], alone: [])).isEmpty)
    #expect(FilteredFindings.of(Self.reordered(end: ["Bread"], alone: ["Bread"])).isEmpty)
    // The second one chosen is something else than the first.
    #expect(FilteredFindings.of(Self.reordered(end: ["Beans", "Carrots"], alone: ["Bread"], markAlone: "first")).isEmpty)
    #expect(
      FilteredFindings.of(Self.reordered(end: ["Beans", "Carrots"], alone: ["Bread"], without: ["Beans", "Carrots"])).isEmpty)
  }

  // MARK: State by row number

  /// A tap on "South two", which marks some rows. `longer`: the second section has one more row. `configured`: the rows of which the app told
  /// its list.
  static func numbered(
    _ marked: [String], neighbour: [String], longer: Bool = false, configured: [String] = []
  ) -> RunSet {
    func list(_ marked: [String]) -> [Appearance] {
      ["North", "South"].enumerated().flatMap { section, name in
        (["one", "two", "three"] + (longer && section == 1 ? ["fourth"] : [])).enumerated().map { index, number in
          var row = rows(["\(name) \(section == 0 ? number : "place \(number.count)")"], section: section)[0]
          let key = "\(name) \(number)"
          row.item = item(key)
          row.slot = Slot(section: section, item: index)
          if marked.contains(key) { row.elements[0].properties.append(Property("accessory", "checkmark")) }
          return row
        }
      }
    }
    let act = Interaction.tap(.resolved(item("South two")))
    let told = configured.map { TraceEvent.Kind.cellConfigured(CellID(1), item($0), slot(0), .reconfigure, generation: 1) }
    let main = [
      step(0, "show the screen", list([])), step(1, "tap \"South two\"", by: act, events: told, list(marked)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in SameNumberReference.requests(in: set) { set[request] = trace([step(0, list([])), step(1, list(neighbour))]) }
    return set
  }

  @Test("rows with the same number in another section change with the one that was touched")
  func sameNumber() throws {
    let set = Self.numbered(["South two", "North two"], neighbour: ["South one", "North one"])
    let found = try SameNumberReference.all(in: set)
    #expect(found.map(\.twin.item) == [item("North two")] && found.map(\.row.item) == [item("South two")])
  }

  @Test("an app that tells its list of just these rows means them, however many rows the sections have")
  func sections() throws {
    func severities(longer: Bool = false, configured: [String] = []) throws -> [Severity] {
      let set = Self.numbered(
        ["South two", "North two"], neighbour: ["South one", "North one"], longer: longer, configured: configured)
      return try SameNumberReference.all(in: set).map { StaleIndexState.finding($0, set.main).severity }
    }
    #expect(try severities(configured: ["South two", "North two"]).isEmpty)
    #expect(try severities() == [.error])
    #expect(try severities(longer: true) == [.error])
    #expect(try severities(longer: true, configured: ["South two", "North two", "North one"]) == [.error])
  }

  @Test("one row by itself, or a pair that another row has not, is no number")
  func otherPairs() throws {
    #expect(try SameNumberReference.all(in: Self.numbered(["South two"], neighbour: [])).isEmpty)
    #expect(try SameNumberReference.all(in: Self.numbered(["South two", "North one"], neighbour: [])).isEmpty)
    #expect(try SameNumberReference.all(in: Self.numbered(["South two", "North two"], neighbour: ["South one"])).isEmpty)
  }
}

/// What the detector says of a filtered list alone.
private enum FilteredFindings {
  static func of(_ set: RunSet) -> [Finding] {
    ((try? FilteredActionReference.all(in: set)) ?? []).map { StaleIndexAction.finding($0, set.main) }
  }
}
