import CellTrace
import Testing

@testable import CellDetectors

@Suite("a touch in a filtered list that marks another row of it") struct FilteredMarkTests {
  private static let all = ["A", "B", "C", "D"]
  private static let shown = ["B", "C", "D"]

  private static func rows(_ titles: [String], on marked: [String] = []) -> [Appearance] {
    titles.enumerated().map { place, title in
      row(
        title, at: place, cell: place + 1,
        [label(title), label(marked.contains(title) ? "on" : "off", path: "\(content)/UILabel[1]")])
    }
  }

  /// D plays, "Unheard" hides A, and C is tapped; `hit` are the rows that are on since. `first` are those where C is tapped before, and `twice` those where it
  /// is tapped once more.
  private static func set(
    _ hit: [String] = ["B"], first: [String] = ["C"], twice: [String] = ["B"],
    by filter: Interaction = .tap(.showing("Unheard"), nil)
  ) -> RunSet {
    let tap = Interaction.tap(.resolved(item("C")), nil)
    let steps = [
      step(0, "show the screen", rows(all, on: ["D"])), step(1, "tap \"Unheard\"", by: filter, rows(shown, on: ["D"])),
      step(2, "tap \"C\"", by: tap, rows(shown, on: hit)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for _ in 0..<2 {
      for request in FilteredMarkReference.requests(in: set) where set[request] == nil {
        if request.script.count == 3 {
          #expect(request.script == [filter, tap, tap])
          set[request] = trace([step(3, "", rows(shown, on: twice))])
        } else {
          #expect(request.script == [.scrollTo(.showing("C")), .tap(.showing("C"), nil)])
          set[request] = trace([step(2, "", rows(all, on: first))])
        }
      }
    }
    return set
  }

  @Test("the row with the same number in the whole list is on, and before the filter the own one is")
  func found() throws {
    let set = Self.set()
    #expect(ReferenceSuspicions.names(in: set.main).contains("marks another in a filter"))
    let found = try FilteredMarkReference.all(in: set).map { $0.finding(in: set.main) }
    #expect(
      found.map(\.summary) == [
        "the tap on \"C\" changes \"B\", which has the same number in the data behind the shown rows"
      ])
    #expect(found.map(\.seen) == ["\"C\" is as it was, and \"B\" has changed"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("a touch that does the same before the filter is right, and so is one that goes on in turn")
  func right() throws {
    #expect(try FilteredMarkReference.all(in: Self.set(first: ["B"])).isEmpty)
    #expect(try FilteredMarkReference.all(in: Self.set(first: ["B", "C"])).isEmpty)
    #expect(try FilteredMarkReference.all(in: Self.set(twice: ["D"])).isEmpty)
    #expect(try FilteredMarkReference.all(in: Self.set(twice: [])).count == 1)
  }

  @Test("no run is made where the own row changes, where none or several do, or where nothing filters the list")
  func unsuspected() {
    for set in [
      Self.set(["C"]), Self.set(["B", "C"]), Self.set(["D"]), Self.set([]), Self.set(by: .scrollBy(10)),
    ] {
      #expect(FilteredMarkReference.requests(in: set).isEmpty)
    }
  }
}
