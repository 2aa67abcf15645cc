import CellDetectors
import CellReports
import CellTrace

/// Reports by hand.
enum Sample {
  static let place = SourcePlace(fileID: "Scenarios/Notes.swift", line: 12)

  /// The leak of the notes screen.
  static func finding(_ change: (inout Finding) -> Void = { _ in }) -> Finding {
    var finding = Finding(
      detector: "leaked-view-state", severity: .error,
      summary: "state 'isExpanded' of NoteRow, written for \"Asthma\", is shown for \"Gout\"", item: ItemID(key: "H"),
      itemTitle: "Gout", sourceItem: ItemID(key: "A"), sourceItemTitle: "Asthma", cellType: "UIKit.UICollectionViewListCell",
      cell: CellID(2), property: "NoteRow.isExpanded", observed: "true", expected: "false", originStep: 1,
      originPlace: SourcePlace(fileID: "Notes/NoteRow.swift", line: 9), seenStep: 2,
      seen: "\"Gout\" has Button.text \"Less\"; in a fresh cell it has \"More\"", element: "NoteRow/Button", reuse: 3,
      blame: .confirmed,
      evidence: [
        "'isExpanded' became \"true\" for \"Asthma\" in step 1 (tap \"More\" in \"Asthma\")",
        "in a fresh cell 'isExpanded' is \"false\"",
      ], profiles: ["iOS17"], count: 2)
    change(&finding)
    return finding
  }

  /// The run in which it was seen.
  static func trace() -> Trace {
    func step(_ index: Int, _ title: String, _ events: [TraceEvent.Kind] = []) -> StepTrace {
      StepTrace(
        index: index, interaction: index == 0 ? .open : .scrollToEnd, title: title,
        events: events.enumerated().map { TraceEvent(sequence: $0.offset + 1, kind: $0.element) })
    }
    let (a, h) = (ItemID(key: "A"), ItemID(key: "H"))
    return Trace(
      screen: "Notes.NotesScreen", configuration: RunConfiguration(profile: .iOS17),
      steps: [
        step(0, "show the screen"), step(1, "tap \"More\" in \"Asthma\""),
        step(
          2, "scroll to \"Gout\"",
          [
            .cellReused(CellID(1), reuse: 2, from: ItemID(key: "B"), to: ItemID(key: "G")),
            .cellReused(CellID(2), reuse: 3, from: a, to: h),
          ]),
        step(3, "scroll to the top"),
      ])
  }

  static func reported(_ finding: Finding = finding(), known: Bool = false, because reason: String? = nil, expected: Bool = false)
    -> ReportedFinding
  {
    let fingerprint = Fingerprint.of(finding)
    var reported = ReportedFinding(
      finding: finding, fingerprint: fingerprint, replay: "ch1:notes/expanded:\(fingerprint)",
      steps: ReportedFinding.ladder(of: finding, in: trace()), isKnown: known, isExpected: expected)
    reported.knownReason = reason
    return reported
  }

  static func profile(
    _ name: String = "iOS17", steps: Int = 3, evaluated: [String] = ["leaked-view-state", "crash"],
    inconclusive: [ProfileReport.Inconclusive] = [], cellStates: [ProfileReport.CellStateRow] = [],
    policies: [ProfileReport.PolicyRow] = [], skipped: String? = nil, pending: [String]? = nil
  ) -> ProfileReport {
    ProfileReport(
      profile: name, runs: 7, steps: steps, reuses: 5, end: .finished, evaluated: evaluated, inconclusive: inconclusive,
      cellStates: cellStates, skipped: skipped, policies: policies, pending: pending)
  }

  static func scenario(
    _ name: String = "notes/expanded", expected: [String] = [], profiles: [ProfileReport] = [profile()],
    findings: [ReportedFinding] = [], error: String? = nil
  ) -> ScenarioReport {
    ScenarioReport(
      name: name, screen: "Notes.NotesScreen", place: place, expected: expected, profiles: profiles, findings: findings,
      error: error)
  }

  static func report(_ scenarios: [ScenarioReport]) -> Report {
    Report(toolVersion: "0.1.0", toolchain: "Swift 6.3", seed: 1, scenarios: scenarios)
  }

  /// A document with every section and a verdict with several reasons.
  static func document() -> ReportDocument { ReportDocument(full(), times: ScenarioTimes(["notes/expanded": 1.25])) }

  /// A report with everything in it.
  static func full() -> Report {
    let size = Finding(
      detector: "stale-size", severity: .error,
      summary: "\"Asthma\" is cut off: its content grew and the cell kept its height", item: ItemID(key: "A"),
      itemTitle: "Asthma", cellType: "Notes.NoteCell", property: "cell.height", observed: "44 pt", expected: "88 pt",
      originStep: 1, seenStep: 1, seen: "\"Asthma\" is 44 pt high; measured again it is 88 pt high",
      profiles: ["iOS17", "iOS18"],
      shape: ["clipped"])
    let order = Finding(
      detector: "nondeterminism", severity: .warning,
      summary: "UILabel.text of \"a, b\" differs between two runs of the same script with the same seed",
      item: ItemID(key: "T"), itemTitle: "a, b", cellType: "Notes.TagCell", property: "UILabel.text", observed: "a, b",
      expected: "b, a", seenStep: 0, seen: "\"a, b\" has UILabel.text \"a, b\"; in a second run it has \"b, a\"",
      evidence: ["what differs is not compared by other detectors"], profiles: ["iOS18"])
    let cellStates = [
      ProfileReport.CellStateRow(flag: "disabled", updates: 5, handlers: 5, changed: 0, stuck: 0),
      ProfileReport.CellStateRow(flag: "highlighted", updates: 12, handlers: 5, changed: 5, stuck: 1),
    ]
    let policies = [
      ProfileReport.PolicyRow(policy: "fifo", runs: 1),
      ProfileReport.PolicyRow(policy: "kept-behind", runs: 0, skipped: "no cell left the screen"),
    ]
    let leak = finding { $0.policies = ["lifo", "fifo"] }
    let conditional = finding { finding in
      finding.severity = .warning
      finding.property = "NoteRow.isOpen"
      finding.policies = ["recycle-first"]
      finding.conditions = ["LC-14"]
    }
    var searched = scenario("tags/order", expected: ["nondeterminism"], findings: [reported(order, expected: true)])
    searched.search = search
    return report([
      scenario(findings: [
        reported(leak), reported(size, known: true, because: "filed as #12"), reported(conditional, known: true),
      ]),
      scenario(
        "notes/twin", expected: ["stale-content"],
        profiles: [
          profile(
            evaluated: ["crash"],
            inconclusive: [
              .init(detector: "leaked-view-state", reason: "the run with fresh cells is missing"),
              .init(detector: "leaked-appearance", reason: "the run with fresh cells is missing"),
              .init(detector: "stale-content", reason: "no step was rebuilt from the model"),
            ]),
          profile(
            "iOS18", steps: 1_200,
            inconclusive: [.init(detector: "stale-content", reason: "the run ended early", policy: "fifo")],
            cellStates: cellStates, policies: policies, skipped: "no cell was reused, so fresh cells make the same run",
            pending: ["step 1 (tap \"More\"): a timer of Notes.Clock"]),
        ]),
      searched,
      scenario("tags/broken", profiles: [], error: "the screen's type can't be looked up"),
    ])
  }

  /// Text that tries to break every format.
  static let hostile =
    "</script><b>&\"'\u{1B}[31m\u{0}\r\n::error file=x::y\u{2028}\u{202E}\u{FEFF}`$(x)` 👩‍👩‍👧 ]]> %0A | \\"

  /// A search of two parts.
  static let search = SearchRecord(
    walks: 2, course: [.init(steps: 10, states: 4), .init(steps: 25, states: 7)],
    kinds: [.init(kind: "tap", offered: 40, performed: 9, refused: 1)]
  ).joined(
    with: SearchRecord(
      walks: 1, course: [.init(steps: 12, states: 5)],
      kinds: [
        .init(kind: "tap", offered: 10, performed: 3, refused: 0), .init(kind: "scroll", offered: 2, performed: 1, refused: 0),
      ]))

  /// A report with hostile text wherever a text can be.
  static func hostileReport() -> Report {
    let bad = finding { finding in
      finding.detector = hostile
      finding.summary = hostile
      finding.item = ItemID(key: hostile)
      finding.itemTitle = hostile
      finding.sourceItem = ItemID(key: hostile)
      finding.sourceItemTitle = hostile
      finding.cellType = hostile
      finding.property = hostile
      finding.observed = hostile
      finding.expected = hostile
      finding.originPlace = SourcePlace(fileID: "::error::\(hostile)", line: 1)
      finding.seen = hostile
      finding.element = hostile
      finding.evidence = [hostile]
      finding.profiles = [hostile]
      finding.policies = [hostile]
      finding.conditions = [hostile]
      finding.shape = [hostile]
    }
    var reported = reported(bad)
    reported.replay = hostile
    reported.isKnown = true
    reported.knownReason = hostile
    reported.steps = [.init(index: 0, title: hostile, note: hostile), .init(index: 1, title: hostile)]
    var expected = reported
    expected.isExpected = true
    var new = reported
    new.isKnown = false
    new.acceptedBefore = hostile
    let row = ProfileReport.CellStateRow(flag: hostile, updates: 1, handlers: 1, changed: 1, stuck: 1)
    var scenario = scenario(
      hostile, expected: [hostile, "other" + hostile],
      profiles: [
        profile(
          hostile, inconclusive: [.init(detector: hostile, reason: hostile, policy: hostile)], cellStates: [row],
          policies: [.init(policy: hostile, runs: 1, skipped: hostile)], skipped: hostile, pending: [hostile])
      ],
      findings: [reported, new, expected], error: hostile)
    scenario.place.fileID = hostile
    scenario.screen = hostile
    scenario.search = SearchRecord(
      walks: 1, course: [.init(steps: 1, states: 1), .init(steps: 2, states: 2)],
      kinds: [.init(kind: hostile, offered: 1, performed: 1, refused: 1)])
    var report = report([scenario])
    report.toolVersion = hostile
    report.toolchain = hostile
    return report
  }
}
