import CellDetectors
import CellTrace

/// Findings that a scenario's author accepts, as the scenario says.
package struct Suppression: Codable, Hashable, Sendable {
  /// The detector's id.
  package var detector: String
  /// The property, or the type that has it.
  package var property: String
  /// Why they are accepted.
  package var reason: String
  /// Where it is written.
  package var place: SourcePlace

  /// Creates a suppression.
  package init(detector: String, property: String, reason: String, place: SourcePlace) {
    self.detector = detector
    self.property = property
    self.reason = reason
    self.place = place
  }

  /// Whether it is about a finding: its property, or all properties of a type.
  package func covers(_ finding: Finding) -> Bool {
    finding.detector == detector && (finding.property == property || finding.property.hasPrefix(property + "."))
  }
}

extension ScenarioReport {
  /// The same with every finding marked that the scenario accepts.
  package func suppressing(_ all: [Suppression]) -> ScenarioReport {
    guard !all.isEmpty else { return self }
    var scenario = self
    scenario.suppressions = all
    for index in findings.indices where !findings[index].isExpected {
      guard let suppression = all.first(where: { $0.covers(findings[index].finding) }) else { continue }
      scenario.findings[index].isKnown = true
      scenario.findings[index].suppressedBecause = suppression.reason
    }
    return scenario
  }

  /// Suppressions that match nothing, where their detector was evaluated under every profile: what they were written for is gone.
  package var unusedSuppressions: [Suppression] {
    guard error == nil, !profiles.isEmpty else { return [] }
    return (suppressions ?? []).filter { suppression in
      profiles.allSatisfy { $0.evaluated.contains(suppression.detector) }
        && !findings.contains { suppression.covers($0.finding) }
    }
  }
}

/// The sentences about suppressions.
package enum SuppressionText {
  /// One that matches nothing.
  package static func unused(_ suppression: Suppression, in scenario: String) -> String {
    "unused: the suppression of [\(PlainText.line(suppression.detector))] on \(PlainText.line(suppression.property)) in "
      + "\(PlainText.line(scenario)) (\(PlainText.line(suppression.place.description))) matches nothing; remove it"
  }

  /// One of a detector that there is not.
  package static func unknown(_ detector: String) -> String {
    "a suppression names the detector '\(detector)', which there is not; `cellharness explain` lists them"
  }

  static func gate(_ count: Int) -> String {
    "\(GateText.things(count, "suppression")) \(count == 1 ? "matches" : "match") nothing; remove \(count == 1 ? "it" : "them")"
  }
}
