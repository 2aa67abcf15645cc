import CellTrace
import Testing

@testable import CellDetectors

@Suite("contents that a list keeps by position") struct SlotCacheTests {
  private typealias Picture = (Int, String) -> String

  private static let names = ["Ash", "Oak", "Elm", "Fir", "Yew", "Box", "Bay"]

  /// Rows from a place on, each with the picture that `picture` gives it.
  private static func rows(_ names: ArraySlice<String>, _ picture: Picture) -> [Appearance] {
    names.indices.map { place in
      let image = Element(
        path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
        properties: [Property("image", picture(place, names[place]))])
      return row(names[place], at: place, cell: place + 1, [label(names[place]), image])
    }
  }

  private static func step(
    _ index: Int, by interaction: Interaction, _ rows: [Appearance], of all: [String]
  ) -> StepTrace {
    StepTrace(index: index, interaction: interaction, title: "step", checkpoint: rows, items: all.map { item($0) })
  }

  private static let remove = Interaction.mutate("Ash is removed")

  /// Everything was shown, the list is back at the top, the first row goes, and the end is shown again. `unseen` is what the end
  /// shows in the run without the first scrolls.
  private static func set(
    picture: @escaping Picture, after: @escaping Picture, unseen: Picture? = nil, scrolls: Bool = true
  ) -> RunSet {
    let left = Array(names.dropFirst())
    let look = scrolls ? Interaction.scrollToEnd : .wait(1)
    let back = scrolls ? Interaction.scrollToTop : .wait(1)
    let steps = [
      step(0, by: .open, rows(names[0..<3], picture), of: names), step(1, by: look, rows(names[2..<7], picture), of: names),
      step(2, by: back, rows(names[0..<3], picture), of: names), step(3, by: remove, rows(left[0..<3], after), of: left),
      step(4, by: .scrollToEnd, rows(left[2..<6], after), of: left),
    ]
    var set = runs(main: steps, fresh: steps)
    for request in SlotCacheReference.requests(in: set) {
      #expect(request.script == [remove, .scrollToEnd])
      set[request] = trace([
        step(0, by: .open, [], of: names), step(1, by: remove, [], of: left),
        step(2, by: .scrollToEnd, rows(left[2..<6], unseen ?? after), of: left),
      ])
    }
    return set
  }

  @Test("rows show what their positions had shown, and their own where nobody had looked")
  func kept() throws {
    let set = Self.set(picture: { $1 }, after: { place, _ in Self.names[place] }, unseen: { $1 })
    let found = try SlotCacheReference.all(in: set)
    #expect(found.map(\.row.title) == ["Fir"] && found.map(\.former.title) == ["Elm"] && found.map(\.step) == [4])
    let finding = StaleIndexState.finding(found[0], set.main)
    #expect(finding.summary == "UIImageView.image of \"Elm\" stayed at its position when the data moved, and is now at \"Fir\"")
    #expect(
      finding.seen
        == "\"Fir\" has UIImageView.image \"Elm\", which \"Elm\" had there before step 3 (step); it had \"Fir\" itself")
    #expect(finding.evidence == ["at positions to which nobody had scrolled before the data moved, rows show their own"])
  }

  @Test("ranks belong to positions: they are the same where nobody had looked")
  func ranks() throws {
    let set = Self.set(picture: { place, _ in "\(place)" }, after: { place, _ in "\(place)" })
    #expect(!SlotCacheReference.requests(in: set).isEmpty)
    #expect(try SlotCacheReference.all(in: set).isEmpty)
  }

  @Test("own pictures, stripes, and a list that was not scrolled before need no run")
  func noRun() {
    #expect(SlotCacheReference.requests(in: Self.set(picture: { $1 }, after: { $1 })).isEmpty)
    let stripes: Picture = { place, _ in "\(place % 2)" }
    #expect(SlotCacheReference.requests(in: Self.set(picture: stripes, after: stripes)).isEmpty)
    let unmoved = Self.set(picture: { $1 }, after: { place, _ in Self.names[place] }, scrolls: false)
    #expect(SlotCacheReference.requests(in: unmoved).isEmpty)
  }

  // MARK: Without a scroll before the data moved

  private static let sorted = ["Fir", "Yew", "Box", "Bay", "Ivy", "Nut", "Ash", "Oak", "Elm"]
  private static let planted = ["Ash", "Oak", "Elm", "Fir", "Yew", "Box", "Bay", "Ivy", "Nut"]

  /// Six rows are on screen, the list is sorted, and its end is shown.
  private static func sort(picture: @escaping Picture, after: @escaping Picture) -> Trace {
    trace([
      step(0, by: .open, rows(planted[0..<6], picture), of: planted),
      step(1, by: .mutate("sort"), rows(sorted[0..<6], after), of: sorted),
      step(2, by: .scrollToEnd, rows(sorted[3..<9], after), of: sorted),
    ])
  }

  @Test("rows that come to positions that nobody had seen take their contents along, those at the others do not")
  func unseen() throws {
    let trace = Self.sort(picture: { "leaf of \($1)" }, after: { "leaf of \($0 < 6 ? Self.planted[$0] : $1)" })
    let told = try #require(SlotCacheReference.told(by: trace))
    #expect(told.row.title == "Fir" && told.former.title == "Ash" && told.change == 1 && told.step == 1)
    #expect(told.difference.observed == "leaf of Ash" && told.difference.expected == "leaf of Fir")
    #expect(try SlotCacheReference.all(in: RunSet(main: trace)).count == 1)
  }

  @Test("ranks go on where nobody had looked, and prizes for the first rows leave the other rows their own")
  func ranksGoOn() {
    #expect(SlotCacheReference.told(by: Self.sort(picture: { place, _ in "\(place)" }, after: { place, _ in "\(place)" })) == nil)
    let prize: Picture = { place, name in place < 3 ? "prize \(place)" : "leaf of \(name)" }
    #expect(SlotCacheReference.told(by: Self.sort(picture: prize, after: prize)) == nil)
    #expect(SlotCacheReference.told(by: Self.sort(picture: { "leaf of \($1)" }, after: { "leaf of \($1)" })) == nil)
  }
}
