import CellDetectors

extension Baseline {
  /// A baseline that holds every unexpected finding of the report. What was accepted before keeps its reason, owner and expiry;
  /// members of scenarios that did not run stay.
  /// - Parameter reason: Why new entries are accepted; must not be empty.
  package func adding(_ report: Report, reason: String) -> Baseline {
    precondition(reason.contains { !$0.isWhitespace }, "a baseline entry needs a reason")
    var result = self
    for scenario in report.scenarios {
      for reported in scenario.findings where !reported.isExpected && reported.suppressedBecause == nil {
        let finding = reported.finding
        let member = Self.member(reported, in: scenario)
        if let index = result.entries.firstIndex(where: { fingerprint(of: $0) == reported.fingerprint }) {
          result.entries[index].members[member] = finding.count
        } else {
          result.entries.append(
            Entry(
              detector: finding.detector, cellType: finding.cellType, property: finding.property, shape: finding.shape,
              members: [member: finding.count], reason: reason))
        }
      }
    }
    return result
  }

  /// The baseline without what no longer occurs. It never grows.
  package func pruned(_ check: BaselineCheck) -> Baseline {
    var result = self
    for stale in check.stale {
      guard let index = result.entries.firstIndex(where: { $0.fingerprint == stale.entry.fingerprint }) else { continue }
      result.entries[index].members[stale.member] = stale.seen == 0 ? nil : stale.seen
    }
    result.entries.removeAll { $0.members.isEmpty }
    return result
  }
}
