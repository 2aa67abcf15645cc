import CellTrace
import Testing

@testable import CellDetectors

@Suite("a choice that the rows only follow when the screen appears again") struct FollowedAtReturnTests {
  private static let all = ["A", "B", "C"]
  private static let unread = ["B"]

  private static func shown(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  private static func tap(_ title: String) -> Interaction { .tap(.showing(title), nil) }

  private static func made(_ index: Int, by act: Interaction?, _ keys: [String], _ value: String? = nil) -> StepTrace {
    var made = act.map { step(index, "", by: $0, shown(keys)) } ?? step(index, shown(keys))
    made.choices = value.map { [ShownChoice(kind: .segments, titles: ["All", "Unread"], value: $0)] } ?? []
    return made
  }

  /// "Unread" is chosen, and all rows stay. `back` are there once another screen was in front, `unchosen` the same before the choice. In the
  /// run that tells it, `covered` are there while the other screen is in front, and with "All" chosen again and a second return `again`.
  private static func set(
    after: [String] = all, covered: [String] = all, back: [String] = unread, unchosen: [String] = all, again: [String] = all,
    saysChoice: Bool = true, act: Interaction = tap("Unread"),
    mark: String? = nil
  ) -> RunSet {
    var steps = [
      made(0, by: nil, all, saysChoice ? "All" : nil), made(1, by: act, after, saysChoice ? "Unread" : nil),
    ]
    if let mark {
      for place in steps[1].checkpoint.indices {
        steps[1].checkpoint[place].elements.append(label(mark, path: "\(content)/UILabel[1]"))
      }
    }
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    set.change(0) { $0.loadedAgain = shown(unchosen) }
    set.change(1) { $0.loadedAgain = shown(back) }
    let comingBack: [Interaction] = [.coverScreen, .uncoverScreen, .wait(10)]
    // The second run is asked for once the first has told something.
    for _ in 1...2 {
      for request in FollowedAtReturnReference.requests(in: set) {
        if request.script == [act] + comingBack {
          #expect(request.purpose.hasPrefix("the run in which another screen comes and goes after step 1"))
          set[request] = trace([
            made(1, by: act, all), made(2, by: .coverScreen, covered), made(3, by: .uncoverScreen, back),
            made(4, by: .wait(10), back),
          ])
        } else {
          #expect(request.script == [act] + comingBack + [tap("All")] + comingBack)
          set[request] = trace([made(8, by: .wait(10), again)])
        }
      }
    }
    return set
  }

  private static func found(_ set: RunSet) throws -> Finding? {
    try FollowedAtReturnReference.all(in: set).first.map { StaleContent.finding($0, set.main) }
  }

  @Test("a control with segments says one thing, and its rows come with the next appearance")
  func found() throws {
    let finding = try #require(try Self.found(Self.set()))
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 1)
    #expect(finding.summary.hasPrefix("the list only follows step 1"))
    #expect(finding.summary.hasSuffix("when the screen appears the next time"))
    #expect(finding.item == item("A") && finding.expected == "not in the list")
    #expect(finding.seen == "\"A\" stays as it was; after another screen has covered this one, the rows are others")
    #expect(
      finding.evidence == [
        "another screen that comes and goes before that step changes no row, and after it the rows change when this screen appears again"
      ])
    #expect(
      finding.fix
        == "load the rows again when the choice changes: in the control's action, with onChange(of:), or by a task(id:) that has the "
        + "choice as its id.")
  }

  @Test("what a touch means that no control shows, no run tells: it is a warning")
  func warning() throws {
    #expect(try Self.found(Self.set(saysChoice: false))?.severity == .warning)
    #expect(try Self.found(Self.set(again: ["C"]))?.severity == .warning)
  }

  @Test("what ends while the screen is covered, what changes with each appearance and what a row's own touch does is right")
  func right() throws {
    #expect(try Self.found(Self.set(covered: Self.unread)) == nil)
    #expect(try Self.found(Self.set(unchosen: Self.unread)) == nil)
    #expect(try Self.found(Self.set(back: Self.all)) == nil)
    #expect(try Self.found(Self.set(act: .tap(.resolved(item("A"))))) == nil)
  }

  @Test("a choice that the rows follow is not looked at")
  func unsuspected() {
    #expect(FollowedAtReturnReference.requests(in: Self.set(after: Self.unread)).isEmpty)
    #expect(FollowedAtReturnReference.requests(in: Self.set(mark: "read")).isEmpty)
  }

  @Test("what shows in the rows at once, as that all are read, is followed")
  func shows() throws {
    let read = Self.all.enumerated().map {
      row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element), label("read", path: "\(content)/UILabel[1]")])
    }
    let steps = [Self.made(0, by: nil, Self.all), step(1, "", by: Self.tap("Mark all"), read)]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    set.change(0) { $0.loadedAgain = Self.shown(Self.all) }
    set.change(1) { $0.loadedAgain = [] }
    #expect(FollowedAtReturnReference.requests(in: set).isEmpty)
  }
}
