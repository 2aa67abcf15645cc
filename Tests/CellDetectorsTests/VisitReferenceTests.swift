import CellTrace
import Testing

@testable import CellDetectors

@Suite("what a screen begins again at every appearance") struct VisitReferenceTests {
  private static let open = Interaction.tap(.showing("Inbox"))
  private static let back = Interaction.tap(.showing("Mail"))
  private static let mail = Interaction.mutate("mail arrives")

  private static func inbox(_ count: String) -> [Appearance] { [row("A", [label("Inbox", [Property("badge", count)])])] }

  /// Another screen is opened and left, then mail arrives. `without` is what the inbox counts if nobody had left, `pulledDown` what
  /// it counts if the screen was only pulled down: nil if it can't be.
  private static func set(
    _ after: String, without: String, onReturn: String = "0", opens: Bool = true, again: Bool = true, pulledDown: String? = nil,
    beside: String? = nil
  ) -> RunSet {
    let shown: [TraceEvent.Kind] = opens ? [.screenShown(ShownScreen(type: "Detail", texts: []))] : []
    let attached: [TraceEvent.Kind] = again ? [.attachedAgain("a subscription with sink", count: 2, nil)] : []
    var steps = [
      step(0, "show the screen", inbox("0")), step(1, "tap Inbox", by: open, events: shown, inbox("0")),
      step(2, "tap Mail", by: back, events: attached, inbox(onReturn)), step(3, "mail arrives", by: mail, inbox(after)),
    ]
    if let beside { for index in 2...3 { steps[index].beside = [beside] } }
    var set = runs(main: steps, fresh: steps)
    for request in VisitReference.requests(in: set) {
      #expect(request.script == [mail])
      set[request] = trace([step(0, "show the screen", inbox("0")), step(1, "mail arrives", by: mail, inbox(without))])
    }
    for request in VisitReference.requests(in: set) {
      #expect(request.script == [open, .pullDownSheet, mail])
      var there = trace([steps[0], steps[1], steps[2], step(3, "mail arrives", by: mail, inbox(pulledDown ?? ""))])
      if pulledDown == nil { there.end = .exception(step: 2, ledgerID: "", text: "") }
      set[request] = there
    }
    return set.rebuiltAsShown()
  }

  @Test("what is done several times after a visit, and once without, is an error")
  func found() throws {
    let found = try #require(UnbalancedLifecycle.found(in: Self.set("2", without: "1")))
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(
      finding.summary
        == "a subscription with sink is begun each time the screen appears and never ended: what it does is done several times, as "
        + "\"Inbox\" shows")
    #expect(finding.seen == "\"Inbox\" has UILabel.badge \"2\"; where nobody had left the screen it has \"1\"")
    #expect(finding.evidence == ["from step 2 (tap Mail) on there are 2 of them, made at one place"])
  }

  @Test("the same as without the visit is right, and so is what the visit itself changed")
  func silent() {
    #expect(UnbalancedLifecycle.found(in: Self.set("1", without: "1")) == [])
    #expect(UnbalancedLifecycle.found(in: Self.set("2", without: "1", onReturn: "1")) == [])
  }

  @Test("what does so as well where somebody only goes back is an error, and what was added there is right")
  func addedThere() {
    #expect(UnbalancedLifecycle.found(in: Self.set("2", without: "1", pulledDown: "2"))?.count == 1)
    #expect(UnbalancedLifecycle.found(in: Self.set("2", without: "1", pulledDown: "1")) == [])
    #expect(UnbalancedLifecycle.found(in: Self.set("2", without: "1", beside: "2 accounts")) == [])
  }

  @Test("no run is made where nothing is there twice, or nothing came in front")
  func unsuspected() {
    #expect(!VisitReference.isSuspected(in: Self.set("2", without: "1", again: false).main))
    #expect(!VisitReference.isSuspected(in: Self.set("2", without: "1", opens: false).main))
  }

  // MARK: Rows that are added

  private static func log(_ birds: [String]) -> [Appearance] {
    birds.enumerated().map { row("\($0.offset)", at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// A screen is opened in front, whose push nobody tells, and left; then birds are heard.
  private static func birds(_ heard: [String], without: [String] = ["Wren"], count: Int = 2) -> RunSet {
    let steps = [
      step(0, "show the screen", log(["Coot"])),
      step(1, "tap Inbox", by: open, log(["Coot, heard at 5"]).map { $0.inList(1) }),
      step(
        2, "tap Back", by: .tap(.showing("Back"), nil), events: [.attachedAgain("a subscription with sink", count: count, nil)],
        log(["Coot"])),
      step(3, "mail arrives", by: mail, log(["Coot"] + heard)),
    ]
    var set = runs(main: steps, fresh: steps)
    for request in VisitReference.requests(in: set) {
      #expect(request.script == [mail])
      set[request] = trace([
        step(0, "show the screen", log(["Coot"])), step(1, "mail arrives", by: mail, log(["Coot"] + without)),
      ])
    }
    return set.rebuiltAsShown()
  }

  @Test("a row that is added as often as there are subscriptions is an error")
  func added() throws {
    let found = try #require(UnbalancedLifecycle.found(in: Self.birds(["Wren", "Wren"])))
    #expect(found.map(\.severity) == [.error] && found.map(\.itemTitle) == ["Wren"])
    #expect(
      found.map(\.seen) == ["step 3 (mail arrives) adds \"Wren\" several times; where nobody had left the screen it adds it once"]
    )
  }

  @Test("one row, other rows, rows that come twice anyway, and more than there are subscriptions are not this")
  func addedRight() {
    for set in [
      Self.birds(["Wren"]), Self.birds(["Wren", "Siskin"]), Self.birds(["Wren", "Wren"], without: ["Wren", "Wren"]),
      Self.birds(["Wren", "Wren", "Wren"]),
    ] {
      #expect(UnbalancedLifecycle.found(in: set) == [])
    }
  }
}

extension Appearance {
  /// The same in another list.
  fileprivate func inList(_ list: Int) -> Appearance {
    var row = self
    row.item = ItemID(list: list, key: item.key)
    return row
  }
}
