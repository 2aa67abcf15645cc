import CellDetectors
import CellTrace

extension ReportedFinding {
  /// The script up to the step where the finding was seen, with notes where the value was born and where a reuse carried it.
  public static func ladder(of finding: Finding, in trace: Trace) -> [StepLine] {
    trace.steps.filter { $0.index <= finding.seenStep }.map { step in
      var notes: [String] = []
      if step.index == finding.bornStep, finding.bornStep != finding.seenStep || finding.sourceItem != nil {
        notes.append(bornNote(finding))
      }
      if let note = reuseNote(finding, step) { notes.append(note) }
      return StepLine(index: step.index, title: step.title, note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }
  }

  private static func bornNote(_ finding: Finding) -> String {
    var note = "born: \(finding.property)"
    if let source = finding.sourceItemTitle { note += " for \"\(source)\"" }
    if let place = finding.bornPlace { note += ", \(place)" }
    return note
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
