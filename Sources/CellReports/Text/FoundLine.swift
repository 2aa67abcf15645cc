/// A finding in two lines, for somebody who watches a run: what it is, and how to see it again.
package enum FoundLine {
  /// The two lines, with a line break between them.
  package static func text(_ reported: ReportedFinding, in scenario: ScenarioReport) -> String {
    let card = FindingCard(reported, in: scenario)
    let head =
      "\(PlainText.lineStart(card.place.description)): \(card.severity.rawValue): [\(PlainText.line(card.detector))] "
      + PlainText.line(card.summary)
    let replay = card.details.filter { $0.name == "Replay" }.map { "\n  \($0.name): \(PlainText.line($0.text, limit: 800))" }
    return head + replay.joined()
  }
}
