import CellTrace
import Testing

@testable import CellDetectors

@Suite("a form that is still the first row's when it is opened for the next") struct FormerFormTests {
  private static func menu(_ key: String) -> Interaction { .openMenu(.resolved(item(key))) }
  private static let edit = Interaction.chooseMenuItem(["Edit"])
  private static let cancel = Interaction.tap(.showing("Cancel"), nil)
  private static let save = Interaction.tap(.showing("Save"), nil)
  private static func type(_ list: Int) -> Interaction {
    .type("!", .resolved(ItemID(list: list, key: "name")), nil, clearing: false)
  }

  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { place, text in row(["A", "B", "C"][place], at: place, cell: place + 1, [label(text)]) }
  }

  private static func field(_ list: Int, _ text: String) -> [Appearance] {
    var result = row("name", cell: 20 + list, [label(text)])
    result.item = ItemID(list: list, key: "name")
    return [result]
  }

  private static let crew = rows(["Agnes", "Bruno", "Cleo"])

  private static func opened(_ index: Int, _ key: String, _ list: Int, says texts: [String]) -> [StepTrace] {
    let shown = TraceEvent.Kind.screenShown(ShownScreen(type: "Form", texts: texts))
    return [
      step(index, "open the menu", by: menu(key), events: [.menuOpened(item(key), titles: ["Edit"], generation: 0)], crew),
      step(index + 1, "choose \"Edit\"", by: edit, events: [shown], crew + field(list, texts[0])),
    ]
  }

  /// The form of A is opened and given up, and that of B is saved, after which rows are `after`.
  private static func steps(_ after: [String], closing: Interaction = cancel, says texts: [String]) -> [StepTrace] {
    [step(0, "show the screen", crew)] + opened(1, "A", 1, says: ["Agnes"]) + [step(3, "tap \"Cancel\"", by: closing, crew)]
      + opened(4, "B", 2, says: texts) + [
        step(6, "type", by: type(2), crew + field(2, "Agnes!")), step(7, "tap \"Save\"", by: save, rows(after)),
      ]
  }

  private static func set(
    _ after: [String] = ["Agnes!", "Bruno", "Cleo"], closing: Interaction = cancel,
    without: [String] = ["Agnes", "Bruno!", "Cleo"], pulledDown: [String] = ["Agnes!", "Bruno", "Cleo"],
    says texts: [String] = ["Agnes"]
  ) -> RunSet {
    let main = steps(after, closing: closing, says: texts)
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<2 {
      for request in FormerFormReference.requests(in: set) where set[request] == nil {
        if request.script.count == 4 {
          // The form's list is the first one that comes then.
          #expect(request.script == [menu("B"), edit, type(1), save])
          set[request] = trace(opened(1, "B", 1, says: ["Bruno", "Captain"]) + [step(4, "", by: save, rows(without))])
        } else {
          #expect(request.script[2] == .pullDownSheet)
          set[request] = trace([step(7, "", by: save, rows(pulledDown))])
        }
      }
    }
    return set
  }

  @Test("what is done on the second row's form happens to the first row, whose form was given up as it was")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try FormerFormReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(
      finding.summary == "tap \"Save\" on the form that was opened for \"Bruno\" changes \"Agnes\", whose form was opened before")
    #expect(finding.severity == .error && finding.observed == "changed \"Agnes\"" && finding.expected == "changed \"Bruno\"")
    #expect(try FormerFormReference.all(in: Self.set(closing: .pullDownSheet)).count == 1)
    #expect(FormerFormReference.isSuspected(in: set.main))
  }

  @Test("a form that says more than either, as that the first row has to be finished before, goes on with that one on purpose")
  func resumed() throws {
    #expect(try FormerFormReference.all(in: Self.set(says: ["Agnes", "Finish this one first"])).isEmpty)
    // Some of the second row's form may be there already.
    #expect(try FormerFormReference.all(in: Self.set(says: ["Agnes", "Captain"])).count == 1)
  }

  @Test("what happens to the first row without its form, what a button takes along, and what changes both is right")
  func silent() throws {
    #expect(try FormerFormReference.all(in: Self.set(without: ["Agnes!", "Bruno", "Cleo"])).isEmpty)
    #expect(try FormerFormReference.all(in: Self.set(without: ["Agnes", "Bruno", "Cleo"])).isEmpty)
    #expect(try FormerFormReference.all(in: Self.set(pulledDown: ["Agnes", "Bruno!", "Cleo"])).isEmpty)
    #expect(!FormerFormReference.isSuspected(in: Self.set(["Agnes", "Bruno!", "Cleo"]).main))
    #expect(!FormerFormReference.isSuspected(in: Self.set(["Agnes!", "Bruno!", "Cleo"]).main))
  }
}
