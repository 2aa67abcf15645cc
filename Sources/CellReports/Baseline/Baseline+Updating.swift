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
        result.forget(member, of: reported.fingerprint)
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

  /// The baseline without what no longer occurs, which it remembers as fixed. It never accepts more.
  package func pruned(_ check: BaselineCheck) -> Baseline {
    var result = self
    for stale in check.stale {
      guard let index = result.entries.firstIndex(where: { $0.fingerprint == stale.entry.fingerprint }) else { continue }
      guard stale.seen == 0 else {
        result.entries[index].members[stale.member] = stale.seen
        continue
      }
      let count = result.entries[index].members.removeValue(forKey: stale.member)
      result.remember(stale.member, count ?? 1, of: result.entries[index])
    }
    result.entries.removeAll { $0.members.isEmpty }
    return result
  }

  /// Notes that what was accepted in a place is mended there.
  private mutating func remember(_ member: String, _ count: Int, of entry: Entry) {
    var all = fixed ?? []
    if let index = all.firstIndex(where: { fingerprint(of: $0) == fingerprint(of: entry) }) {
      all[index].members[member] = count
      all[index].reason = entry.reason
    } else {
      var mended = entry
      mended.members = [member: count]
      // Nothing is accepted any more that could expire.
      mended.expires = nil
      all.append(mended)
    }
    fixed = all
  }

  /// Forgets that a place was mended: what is there is accepted anew.
  private mutating func forget(_ member: String, of fingerprint: String) {
    guard var all = fixed, let index = all.firstIndex(where: { self.fingerprint(of: $0) == fingerprint }) else { return }
    all[index].members[member] = nil
    all.removeAll { $0.members.isEmpty }
    fixed = all.isEmpty ? nil : all
  }
}
