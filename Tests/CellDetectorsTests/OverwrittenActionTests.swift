import CellTrace
import Testing

@testable import CellDetectors

@Suite("what an answer for another row takes back") struct OverwrittenActionTests {
  private static func rows(_ a: String, _ b: String, _ c: String? = "loud") -> [Appearance] {
    [
      row("A", [label("Oak"), label(a, path: "\(content)/UILabel[1]")]),
      row("B", at: 1, cell: 2, [label("Elm"), label(b, path: "\(content)/UILabel[1]")]),
    ] + (c.map { [row("C", at: 2, cell: 3, [label("Fir"), label($0, path: "\(content)/UILabel[1]")])] } ?? [])
  }

  /// A is asked and, before its answer, B is muted: what B says then, at the end, where every step waits, and if A is not asked.
  private static func set(
    done: String = "muted", waits: Bool = false, end: String = "loud", patient: String = "muted", alone: String = "muted",
    later: String = "muted",
    second: String = "followed", third: String = "loud", thirdPatient: String = "muted", note: String? = nil,
    usualNote: String? = nil, hasThird: Bool = true
  ) -> RunSet {
    let own: String? = hasThird ? "loud" : nil
    var main = [
      step(0, "show the screen", rows("followed", "loud", own)),
      step(1, "hurry", by: .hurry(0.1), rows("followed", "loud", own)),
      step(2, "tap \"Oak\"", by: .tap(.resolved(item("A"))), rows("asked", "loud", own)),
      step(3, "hurry", by: waits ? .wait(0) : .hurry(0.1), rows("asked", "loud", own)),
      step(4, "tap \"Elm\"", by: .tap(.resolved(item("B"))), rows("asked", done, own)),
      step(5, "wait", by: .wait(2), rows("followed", end, own)),
    ]
    main[5].beside = note.map { [$0] }
    var set = runs(main: main, fresh: main)
    var usual = (0...5).map { step($0, "", by: .wait(1), rows("followed", patient, own)) }
    usual[5].beside = usualNote.map { [$0] }
    set[.patient(of: set)] = trace(usual)
    for request in OverwrittenAction.requests(in: set) {
      #expect(request.script.last == .wait(10))
      switch request.purpose {
      case "the run without step 2 (tap \"Oak\")": set[request] = trace([step(0, "", rows("followed", alone, own))])
      case "the other order, with step 2 (tap \"Oak\") last, each step waiting":
        #expect(!request.script.hurries)
        set[request] = trace([step(0, "", rows("followed", later, own))])
      case "the other order, with step 2 (tap \"Oak\") at last, without waiting":
        #expect(request.script.map(\.isHurry) == [false, true, false, true, false, false])
        set[request] = trace([step(0, "", rows(second, "muted", own))])
      default: Issue.record("\(request.purpose)")
      }
    }
    for _ in 1...2 {
      for request in OverwrittenAction.requests(in: set) where set[request] == nil {
        let isPatient = request.purpose.hasSuffix(", each step waiting")
        #expect(request.purpose.hasPrefix("the run with step 4 (tap \"Elm\") done to \"Fir\" instead"))
        #expect(request.script.contains(.tap(.resolved(item("C")))) && request.script.hurries == !isPatient)
        set[request] = trace([step(0, "", rows("followed", "loud", isPatient ? thirdPatient : third))])
      }
    }
    return set
  }

  @Test("the whole data are written back as they were when the answer was asked for")
  func found() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(
      found.map(\.summary) == ["what the tap did to \"Elm\" is taken back when the answer for \"Oak\" comes"])
    #expect(found.map(\.seen) == ["\"Elm\" has UILabel.text \"loud\"; where each step waits it has \"muted\""])
    #expect(
      found.map(\.evidence) == [
        [
          "without what was done to \"Oak\" it stays: that answer writes all data back as they were when it was asked for"
        ]
      ])
    #expect(found.map(\.originStep) == [2] && found.map(\.seenStep) == [5])
  }

  @Test("what stays, what nobody saw, what waits for nobody either, and what goes without the other action too are not this")
  func silent() {
    for set in [
      Self.set(end: "muted"), Self.set(done: "loud"), Self.set(patient: "loud"), Self.set(alone: "loud"), Self.set(later: "loud"),
    ] {
      #expect(LateAsyncResult.found(in: set) == [])
    }
  }

  @Test("what a server locks is told beside the rows, and is not everything; where no third row tells, it is a warning")
  func locked() {
    #expect(LateAsyncResult.found(in: Self.set(note: "Elm can't be muted now")) == [])
    #expect(LateAsyncResult.found(in: Self.set(note: "Oak is full"))?.map(\.severity) == [.error])
    #expect(LateAsyncResult.found(in: Self.set(note: "Elm", usualNote: "Elm"))?.map(\.severity) == [.error])
    #expect(LateAsyncResult.found(in: Self.set(third: "muted")) == [])
    #expect(LateAsyncResult.found(in: Self.set(thirdPatient: "loud"))?.map(\.severity) == [.warning])
    #expect(LateAsyncResult.found(in: Self.set(hasThird: false))?.map(\.severity) == [.warning])
  }

  @Test("what a busy server refuses is taken back by right: it refuses the other action where that comes second")
  func refused() { #expect(LateAsyncResult.found(in: Self.set(second: "asked")) == []) }

  @Test("an action whose step waits has the answer in it, and shows nothing of itself any more")
  func waits() {
    #expect(LateAsyncResult.found(in: Self.set(done: "loud", waits: true))?.map(\.severity) == [.error])
    #expect(LateAsyncResult.found(in: Self.set(done: "loud", waits: true, alone: "loud")) == [])
    #expect(LateAsyncResult.found(in: Self.set(done: "loud", waits: true, later: "loud")) == [])
  }
}
