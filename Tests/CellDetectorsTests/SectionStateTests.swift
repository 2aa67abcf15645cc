import CellTrace
import Testing

@testable import CellDetectors

@Suite("what is done to a section by its header, and stays at the number") struct SectionStateTests {
  private static let fold = Interaction.tap(.resolved(item("header 2")), .path("\(content)/UIButton"))
  private static let add = Interaction.mutate("a valley comes")

  /// One section: its name, whether it is folded, and whether a mark says so.
  struct Valley {
    var name: String
    var isFolded = false
    var mark: String?
  }

  static func step(_ index: Int, _ title: String, by interaction: Interaction, _ valleys: [Valley]) -> StepTrace {
    var rows: [Appearance] = []
    var headers: [Appearance] = []
    for (number, valley) in valleys.enumerated() {
      var mark: [Element] = []
      if let text = valley.mark { mark = [label(text, path: "\(content)/UILabel[1]")] }
      var header = row("header \(number + 1)", cell: 20 + number, type: "App.Header", [label(valley.name)] + mark)
      header.slot = Slot(section: number, item: -1)
      headers.append(header)
      if valley.isFolded { continue }
      var village = row("\(valley.name) village", cell: number + 1, [label("\(valley.name) village")])
      village.slot = Slot(section: number, item: 0)
      rows.append(village)
    }
    var step = CellDetectorsTests.step(index, title, by: interaction, rows)
    step.supplementary = headers
    return step
  }

  /// East is folded, then Upper comes first; `other` is what the other order leads to.
  static func set(_ folded: [Valley], _ after: [Valley], other: [Valley]) -> RunSet {
    let steps = [
      step(0, "show the screen", by: .open, [Valley(name: "North"), Valley(name: "East"), Valley(name: "South")]),
      step(1, "tap \"Fold\" in \"East\"", by: fold, folded), step(2, "data: a valley comes", by: add, after),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in SectionStateReference.requests(in: set) {
      #expect(request.script == [add, .tap(.resolved(item("header 3")), .path("\(content)/UIButton"))])
      set[request] = trace([step(0, "", by: .open, other)])
    }
    return set
  }

  private static let folded = [Valley(name: "North"), Valley(name: "East", isFolded: true), Valley(name: "South")]
  private static let right = [
    Valley(name: "Upper"), Valley(name: "North"), Valley(name: "East", isFolded: true), Valley(name: "South"),
  ]
  private static let wrong = [
    Valley(name: "Upper"), Valley(name: "North", isFolded: true), Valley(name: "East"), Valley(name: "South"),
  ]

  @Test("the section that has taken the number is folded, and the one that was folded is not")
  func rows() throws {
    let found = try #require(StaleIndexState.found(in: Self.set(Self.folded, Self.wrong, other: Self.right)))
    #expect(
      found.map(\.summary) == [
        "what was done to the section \"East\" stayed at its number when the data moved, and is now at \"North\""
      ])
    #expect(found.map(\.seen) == ["rows of the section of \"North\": hidden; with the data changed first: shown"])
    #expect(
      found.map(\.evidence) == [
        [
          "it came in step 1 (tap \"Fold\" in \"East\"), when \"East\" was section 1, which \"North\" is now",
          "with the data changed first, the same action shows at \"East\" and nowhere else",
        ]
      ])
    #expect(found.map(\.originStep) == [1] && found.map(\.seenStep) == [2] && found.map(\.shape) == [["section"]])
  }

  @Test("a header that only looks otherwise is judged alike")
  func look() throws {
    func marked(_ name: String) -> [Valley] {
      ["Upper", "North", "East", "South"].map { Valley(name: $0, mark: $0 == name ? "Done" : "Open") }
    }
    let steps = [
      Self.step(0, "show the screen", by: .open, ["North", "East", "South"].map { Valley(name: $0, mark: "Open") }),
      Self.step(
        1, "tap", by: Self.fold, ["North", "East", "South"].map { Valley(name: $0, mark: $0 == "East" ? "Done" : "Open") }),
      Self.step(2, "data", by: Self.add, marked("North")),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in SectionStateReference.requests(in: set) {
      set[request] = trace([Self.step(0, "", by: .open, marked("East"))])
    }
    let found = try #require(StaleIndexState.found(in: set))
    #expect(found.map(\.property) == ["UILabel.text"] && found.map(\.observed) == ["Done"] && found.map(\.expected) == ["Open"])
  }

  @Test("a section that keeps what was done to it, and one that is folded in both orders, are right")
  func silent() {
    #expect(SectionStateReference.requests(in: Self.set(Self.folded, Self.right, other: Self.right)).isEmpty)
    #expect(StaleIndexState.found(in: Self.set(Self.folded, Self.wrong, other: Self.wrong)) == [])
  }

  @Test("a drawer stays shut whatever is in it: its header says which one it is")
  func places() {
    func drawers(_ valleys: [Valley]) -> [Valley] {
      zip(valleys, ["Top", "Middle", "Bottom", "Side"]).map { Valley(name: $0.name, isFolded: $0.isFolded, mark: "\($1) drawer") }
    }
    let steps = [
      Self.step(0, "show the screen", by: .open, drawers([Valley(name: "North"), Valley(name: "East"), Valley(name: "South")])),
      Self.step(1, "tap", by: Self.fold, drawers(Self.folded)), Self.step(2, "data", by: Self.add, drawers(Self.wrong)),
    ]
    #expect(SectionStateReference.requests(in: runs(main: steps, rebuilt: steps.map(\.checkpoint))).isEmpty)
  }

  @Test("searches ask the full plan at once")
  func suspected() {
    let set = Self.set(Self.folded, Self.wrong, other: Self.right)
    #expect(ReferenceSuspicions.names(in: set.main) == ["folded by number"])
  }
}
