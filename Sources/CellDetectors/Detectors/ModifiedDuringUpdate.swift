import CellTrace

/// State is written, or a change is published, while SwiftUI updates views.
package enum ModifiedDuringUpdate: Detector {
  package static let id = "modified-during-update"
  package static let summary = "Fires when state is written or published while the view updates."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      A body, or something that it called, wrote @State or published a change of an observable object. SwiftUI logs it: a write \
      of @State is dropped, a published change comes late, and what is shown depends on the order of updates.
      """,
    example: """
      var body: some View {
        let _ = rows += 1                 // a write of @State in body
        Text(model.load(item))            // load publishes a change
      }
      """,
    fix: "write from an action, onAppear, onChange or task, never from body; compute what body needs without storing it.",
    silentFor: [
      "writes in actions, onAppear, onChange and task, which run after the update",
      "values that body computes and keeps nowhere, or in a cache that nobody observes",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] { findings(in: runs.main) }

  private struct Root: Hashable {
    var ledgerID: String
    var view: String?
  }

  private static func findings(in trace: Trace) -> [Finding] {
    var known: Set<Root> = []
    var result: [Finding] = []
    for step in trace.steps {
      var body: (item: ItemID?, view: String)?
      for event in step.events {
        if case .bodyEvaluated(let item, let view) = event.kind { body = (item, view) }
        guard case .warning(let row, let text) = event.kind, row == "ST-05" || row == "ST-14",
          known.insert(Root(ledgerID: row, view: body?.view)).inserted
        else { continue }
        result.append(finding(row, text, body, step, trace))
      }
    }
    return result
  }

  private static func finding(
    _ row: String, _ text: String, _ body: (item: ItemID?, view: String)?, _ step: StepTrace, _ trace: Trace
  ) -> Finding {
    let item = body?.item ?? .screen
    let title = body?.item.map { trace.title(of: $0, upTo: step.index) } ?? trace.screen
    let shown = trace.steps.lazy.compactMap { $0[item] }.first
    let words = FindingText.step(step.index, step.title)
    return Finding(
      detector: id, severity: severity, summary: FindingText.modifiedDuringUpdate(text: text, view: body?.view, step: words),
      item: item, itemTitle: title, cellType: shown?.cellType ?? trace.screen, cell: shown?.cell,
      property: body?.view ?? "body", observed: text, expected: FindingText.nothing, originStep: step.index, seenStep: step.index,
      seen: text, evidence: [FindingText.swiftUIRow(row)], shape: [row])
  }
}
