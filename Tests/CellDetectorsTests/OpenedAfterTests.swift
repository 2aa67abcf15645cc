import CellTrace
import Testing

@testable import CellDetectors

@Suite("what a screen noted by position when it was opened") struct OpenedAfterTests {
  private typealias Mark = @Sendable (Int, String) -> String?

  private static let old = ["Cats", "Dogs", "Fish", "Birds"]
  private static let new = ["Ants", "Cats", "Dogs", "Fish", "Birds"]
  private static let insert = Interaction.mutate("Ants come")

  /// Rows with the mark that `mark` gives to a place and a name.
  private static func rows(_ names: [String], _ mark: Mark) -> [Appearance] {
    names.enumerated().map { place, name in
      let image = mark(place, name).map { value in
        Element(
          path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
          properties: [Property("image", value)])
      }
      return row(name, at: place, cell: place + 1, [label(name)] + (image.map { [$0] } ?? []))
    }
  }

  private static func set(
    before: Mark, after: Mark, opened: Mark, lead: [Interaction] = [], by change: Interaction = insert
  ) -> RunSet {
    let first = [step(0, "show the screen", rows(old, before))]
    let leading = lead.enumerated().map { step($0 + 1, "look", by: $1, rows(old, before)) }
    let steps = first + leading + [step(lead.count + 1, "data: Ants come", by: change, rows(new, after))]
    var set = runs(main: steps, fresh: steps)
    for request in OpenedAfterReference.requests(in: set) {
      #expect(request.configuration.changesBeforeOpening == ["Ants come"] && request.script == lead)
      set[request] = trace([step(0, "show the screen", rows(new, opened))])
    }
    return set
  }

  private static let byPlace: Mark = { place, _ in place == 1 ? "checkmark" : nil }
  private static let byName: Mark = { _, name in name == "Dogs" ? "checkmark" : nil }

  @Test("a check mark stays at the second row, and is with its own item where the data moved first")
  func found() throws {
    let set = Self.set(before: Self.byPlace, after: Self.byPlace, opened: Self.byName)
    let all = try OpenedAfterReference.all(in: set)
    let finding = StaleIndexState.finding(try #require(all.first), set.main)
    #expect(finding.summary == "UIImageView of \"Dogs\" stayed at its position when the data moved, and is now at \"Cats\"")
    #expect(
      finding.seen == "\"Cats\" has image \"checkmark\", which \"Dogs\" had at the same place before step 1 (data: Ants come)")
    #expect(
      finding.evidence == [
        "opened after the same change, the screen gives it to \"Dogs\": what belongs to items is kept by their positions"
      ])
    #expect(finding.expected == "nothing" && finding.item == item("Cats") && finding.sourceItem == item("Dogs"))
  }

  @Test("what somebody looked at before does not matter")
  func looked() throws {
    let set = Self.set(before: Self.byPlace, after: Self.byPlace, opened: Self.byName, lead: [.scrollToEnd, .wait(1)])
    #expect(try OpenedAfterReference.all(in: set).count == 1)
  }

  @Test("ranks and stripes stand at the positions again")
  func positions() throws {
    let ranks: Mark = { place, _ in "\(place)" }
    let set = Self.set(before: ranks, after: ranks, opened: ranks)
    #expect(!OpenedAfterReference.requests(in: set).isEmpty)
    #expect(try OpenedAfterReference.all(in: set).isEmpty)
  }

  @Test("the spots of a stage have names, and keep the lights that were set for who stood there at first")
  func places() throws {
    let spots = ["Far left", "Near left", "Centre", "Near right", "Far right"]
    func rows(_ names: [String], _ lit: (Int, String) -> Bool) -> [Appearance] {
      names.enumerated().map { place, name in
        row(
          name, at: place, cell: place + 1,
          [
            label(name), label(spots[place], path: "\(content)/UILabel[1]"),
            label(lit(place, name) ? "on" : "off", path: "\(content)/UILabel[2]"),
          ])
      }
    }
    let steps = [
      step(0, "show the screen", rows(Self.old) { place, _ in place == 1 }),
      step(1, "data: Ants come", by: Self.insert, rows(Self.new) { place, _ in place == 1 }),
    ]
    var set = runs(main: steps, fresh: steps)
    let requests = OpenedAfterReference.requests(in: set)
    #expect(!requests.isEmpty)
    for request in requests {
      set[request] = trace([step(0, "show the screen", rows(Self.new) { _, name in name == "Dogs" })])
    }
    #expect(try OpenedAfterReference.all(in: set).isEmpty)
  }

  @Test("a screen that shows yet another mark when it is opened later says nothing")
  func other() throws {
    let fish: Mark = { _, name in name == "Fish" ? "checkmark" : nil }
    #expect(try OpenedAfterReference.all(in: Self.set(before: Self.byPlace, after: Self.byPlace, opened: fish)).isEmpty)
    let both: Mark = { place, name in name == "Dogs" || place == 1 ? "checkmark" : nil }
    #expect(try OpenedAfterReference.all(in: Self.set(before: Self.byPlace, after: Self.byPlace, opened: both)).isEmpty)
  }

  @Test("marks that go with their items, and changes after something was done, need no run")
  func noRun() {
    #expect(OpenedAfterReference.requests(in: Self.set(before: Self.byName, after: Self.byName, opened: Self.byName)).isEmpty)
    let touched = Self.set(
      before: Self.byPlace, after: Self.byPlace, opened: Self.byName, lead: [.tap(.resolved(item("Fish")))])
    #expect(OpenedAfterReference.requests(in: touched).isEmpty)
    let tapped = Self.set(
      before: Self.byPlace, after: Self.byPlace, opened: Self.byName, by: .tap(.resolved(item("Fish"))))
    #expect(OpenedAfterReference.requests(in: tapped).isEmpty)
  }
}
