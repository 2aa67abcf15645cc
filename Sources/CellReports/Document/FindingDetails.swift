import CellDetectors

/// What a card says below the steps, in words.
enum FindingDetails {
  static func all(
    _ reported: ReportedFinding, in scenario: ScenarioReport, replay: (String) -> String
  ) -> [FindingCard.Detail] {
    let finding = reported.finding
    let texts: [(String, String?)] = [
      ("Item", item(finding)),
      ("Value", value(finding)),
      ("Line", AnchorText.text(finding)),
      ("Condition", PolicyText.condition(finding)),
      ("Blame", BlameText.text(finding)),
      ("Fix", finding.fix ?? DetectorCatalog.detector(finding.detector)?.page.fix),
      ("Explain", "cellharness explain \(finding.detector)"),
      ("Replay", replay(reported.replay)),
      ("Known", known(reported)),
      ("Regressed", regressed(reported)),
      ("Seen", occurrences(reported, in: scenario)),
    ]
    return texts.compactMap { name, text in text.map { FindingCard.Detail(name: name, text: $0) } }
  }

  /// `Gout (H), cell #2, UIKit.UICollectionViewListCell`.
  private static func item(_ finding: Finding) -> String {
    var parts = [finding.itemTitle.isEmpty ? "\(finding.item)" : "\(finding.itemTitle) (\(finding.item))"]
    if let cell = finding.cell { parts.append("\(cell)") }
    if !finding.cellType.isEmpty { parts.append(finding.cellType) }
    return parts.joined(separator: ", ")
  }

  /// `NoteRow.isExpanded: true; expected: false; belongs to Asthma (A)`.
  private static func value(_ finding: Finding) -> String? {
    guard !finding.property.isEmpty else { return nil }
    var text = finding.property
    if !finding.observed.isEmpty { text += ": \(finding.observed)" }
    if !finding.expected.isEmpty { text += "; expected: \(finding.expected)" }
    if let source = finding.sourceItem {
      text += "; belongs to \(finding.sourceItemTitle.map { "\($0) (\(source))" } ?? "\(source)")"
    }
    return text
  }

  private static func known(_ reported: ReportedFinding) -> String? {
    guard reported.isKnown else { return nil }
    if let reason = reported.suppressedBecause { return "suppressed in its scenario: \(reason)" }
    return reported.knownReason.map { "to the baseline: \($0)" } ?? "to the baseline"
  }

  private static func regressed(_ reported: ReportedFinding) -> String? {
    guard reported.isRegressed, let reason = reported.acceptedBefore else { return nil }
    return "it was fixed once, and is there again; the baseline accepted it before: \(reason)"
  }

  private static func occurrences(_ reported: ReportedFinding, in scenario: ScenarioReport) -> String {
    let finding = reported.finding
    var parts = ["in \(scenario.name)", finding.count == 1 ? "once" : "\(finding.count) times"]
    if !finding.profiles.isEmpty { parts.append(finding.profiles.joined(separator: ", ")) }
    if !finding.policies.isEmpty { parts.append("under \(finding.policies.joined(separator: ", "))") }
    parts.append("fingerprint \(reported.fingerprint)")
    return parts.joined(separator: " · ")
  }
}

/// What a reader types to see a finding again.
package enum ReplayCommand {
  /// The command line's own command, for a replay token.
  package static func ofTheProgram(_ token: String) -> String { "cellharness replay \(token)" }
}
