import CellDetectors
import CellTrace

extension ReportedFinding {
  /// The script up to the step where the finding was seen, with notes where the value was set, where a reuse carried it, and what
  /// an alert or a menu showed.
  package static func ladder(of finding: Finding, in trace: Trace) -> [StepLine] {
    trace.steps.filter { $0.index <= finding.seenStep }.map { step in
      var notes: [String] = []
      if step.index == finding.originStep, finding.originStep != finding.seenStep || finding.sourceItem != nil {
        notes.append(originNote(finding))
      }
      if let note = reuseNote(finding, step) { notes.append(note) }
      notes += step.events.compactMap { coverNote($0.kind) }
      return StepLine(index: step.index, title: step.title, note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }
  }

  private static func originNote(_ finding: Finding) -> String {
    var note = "set here: \(finding.property)"
    if let source = finding.sourceItemTitle { note += " for \"\(source)\"" }
    if let place = finding.originPlace { note += ", \(place)" }
    return note
  }

  /// What appeared in front of the list: the step after it is only understood with it.
  private static func coverNote(_ event: TraceEvent.Kind) -> String? {
    func list(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }
    if case .alertShown(_, let alert) = event {
      let text = [alert.title, alert.message].filter { !$0.isEmpty }
      let parts = [list(text), alert.buttons.isEmpty ? "without buttons" : list(alert.buttons)].filter { !$0.isEmpty }
      return (alert.isSheet ? "action sheet " : "alert ") + parts.joined(separator: alert.buttons.isEmpty ? " " : ": ")
    }
    if case .menuOpened(_, let titles, _) = event { return "menu: \(list(titles))" }
    return nil
  }

  private static func reuseNote(_ finding: Finding, _ step: StepTrace) -> String? {
    for event in step.events {
      guard case .cellReused(let cell, let ordinal, let from, let to) = event.kind, ordinal == finding.reuse else { continue }
      func name(_ item: ItemID) -> String {
        if item == finding.item { return "\"\(finding.itemTitle)\"" }
        if item == finding.sourceItem, let title = finding.sourceItemTitle { return "\"\(title)\"" }
        return "\"\(item)\""
      }
      return "reuse \(ordinal): \(cell), " + (from.map { "\(name($0)) → " } ?? "→ ") + name(to)
    }
    return nil
  }
}
