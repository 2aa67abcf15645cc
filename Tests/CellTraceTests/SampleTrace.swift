import CellTrace

/// A trace with a value in every field, by hand.
enum SampleTrace {
  static let ends: [RunEnd] = [
    .finished, .trapped(step: 1, signal: 11, report: "r"), .exception(step: 2, ledgerID: "DIF-02", text: "t"),
    .exception(
      step: 2, ledgerID: "BAT-X03", text: "t",
      cause: FaultCause(
        list: 1, call: "c",
        problem: .itemCount(section: 0, counts: .init(before: 5, after: 5, inserted: 0, deleted: 1, countedLate: true)))),
    .exception(
      step: 2, ledgerID: "SIZ-10", text: "t",
      cause: FaultCause(call: "c", problem: .layoutLoop([.init(call: "a", target: "b", source: "d", count: 3)]))),
    .exception(
      step: 2, ledgerID: "LC-X13", text: "t",
      cause: FaultCause(call: "c", problem: .outOfBounds(Slot(section: 2, item: 0), count: nil, sections: 1))),
    .stepFailed(step: 3, reason: "no such item"), .inconclusive(step: 4, reason: "URLSession"),
  ]

  static let interactions: [Interaction] = [
    .open, .scrollTo(.identity("a")), .scrollBy(-0.5), .scrollToTop, .scrollToEnd, .tap(.showing("é"), nil),
    .tap(.resolved(item), .path("a/b")), .select(.resolved(item)), .swipe(.resolved(item), .leading), .tapAction("Delete"),
    .type("text", .resolved(item), .showing("Name"), clearing: true), .mutate("x"), .wait(1.5), .setEditing(true),
    .cycleCellStates, .setState(nil, [.selected, .pinned], false),
  ]

  private static let item = ItemID(key: "Asthma")
  private static let slot = Slot(section: 0, item: 2)

  static var full: Trace {
    let place = SourcePlace(fileID: "App/Row.swift", line: 12)
    let provenance = WriteProvenance(item: item, step: 1, flags: [.selected, .editing])
    let events: [TraceEvent.Kind] = [
      .cellCreated(CellID(1), type: "App.Cell"), .cellReused(CellID(1), reuse: 1, from: nil, to: item),
      .cellConfigured(CellID(1), item, slot, .prepare, generation: 2), .willDisplay(CellID(1), item, slot),
      .configurationUpdated(CellID(1), item, [.highlighted], handled: true),
      .handlerAssigned(CellID(1), name: "onTap", item: nil, place),
      .stateWritten(CellID(1), writer: item, path: "Row/Text", property: "isOn", old: "false", new: "a \"b\"\n/é"),
      .actionsOffered(item, .trailing, titles: ["Delete"], generation: 3), .mutated("a condition arrives"),
      .warning(ledgerID: "LC-03", text: "…"),
      .snapshotApplied(
        list: 0, generation: 1, inserted: 3, deleted: 0, moved: 0, reconfigured: 0, reloaded: 0),
    ]
    let appearance = Appearance(
      item: item, slot: slot, cell: CellID(1), cellType: "App.Cell", reuse: 1,
      frame: TraceRect(x: 0, y: 88, width: 390, height: 44), idealHeight: 44.5, flags: [.selected],
      elements: [
        Element(
          path: "Cell/UILabel[1]", role: .text, frame: TraceRect(x: 16, y: 1.0 / 3, width: 100, height: 20),
          properties: [Property("text", "Asthma", provenance: provenance)], isInteractive: true, provenance: provenance)
      ],
      stateCells: [
        StateCell(
          path: "Row", viewType: "Row", property: "open", value: "true", birth: provenance, lastWrite: provenance, place: place)
      ],
      isUnsettled: true, evidence: [Evidence(path: "Cell", property: "isHidden", provenance: provenance)])
    let steps = [
      StepTrace(index: 0, interaction: .open, title: "open", items: [item]),
      StepTrace(
        index: 1, interaction: .tap(.showing("Asthma"), .path("Cell/UILabel[1]")), title: "tap \"More\" in \"Asthma\"",
        events: events.enumerated().map { TraceEvent(sequence: $0.offset + 1, kind: $0.element) },
        checkpoint: [appearance], items: [item, ItemID(list: 1, key: "#2")], time: 0.25),
      StepTrace(index: 2, interaction: .setState(nil, [.pinned], true), title: "pin"),
    ]
    var configuration = RunConfiguration(
      profile: .iOS17, policy: .fresh, seed: 7, hashSeed: .max, replacedReuses: [3], unrecordedSteps: 1, windowSize: [320, 568])
    configuration.list.keptBehind = 2
    configuration.list.standardRowHeight = 50
    var consulted = ConsultedChoices()
    consulted.poolOrder = 3
    var again = RebuildReference(step: 2, live: [], atStepEnd: nil, atStepStart: [appearance])
    again.evaluated = [appearance]
    again.reappeared = []
    again.loadedAgain = [appearance]
    again.untold = UntoldRows(list: 1, told: [2], asked: [3], source: "")
    return Trace(
      screen: "Conditions", configuration: configuration, steps: steps,
      references: [
        RebuildReference(step: 1, live: [appearance], atStepEnd: nil, atStepStart: [appearance]),
        RebuildReference(step: 2, live: [appearance], atStepEnd: [], atStepStart: []),
        again,
      ], consulted: consulted,
      end: .trapped(step: 2, signal: 4, report: "App/Row.swift:12: Fatal error: x"))
  }
}
