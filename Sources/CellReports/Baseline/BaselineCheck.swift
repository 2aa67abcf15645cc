import CellDetectors

/// A report seen through a baseline.
package struct BaselineCheck: Sendable {
  /// Days before an expiry in which it is announced.
  package static let notice = 14

  /// The report, with known findings marked. Nothing is removed from it.
  package var report: Report
  /// Members that occur less often than the baseline says, in scenarios that were run and judged.
  package var stale: [Stale]
  /// Entries whose last day has passed. Their findings count as new.
  package var expired: [Baseline.Entry]
  /// Entries that expire within ``notice`` days.
  package var expiring: [Baseline.Entry]
  /// Members that occur more often than the baseline says. Their findings count as new.
  package var grown: [Stale]
  /// Members that were fixed, taken out of the baseline, and occur again.
  package var regressed: [Stale]

  /// A member whose count differs from the baseline's.
  package struct Stale: Hashable, Sendable {
    /// The entry of the baseline that the member belongs to.
    package var entry: Baseline.Entry
    /// The member's name, as the entry lists it.
    package var member: String
    /// How often it occurs now.
    package var seen: Int
  }

  /// Compares a report with a baseline.
  package init(_ report: Report, against baseline: Baseline, today: CalendarDay) {
    self.report = report
    stale = []
    expired = []
    expiring = []
    grown = []
    regressed = []
    let fixed = Dictionary((baseline.fixed ?? []).map { (baseline.fingerprint(of: $0), $0) }) { $1 }
    var entries: [String: Baseline.Entry] = [:]
    for entry in baseline.entries {
      entries[baseline.fingerprint(of: entry)] = entry
      guard let last = entry.expires.flatMap({ CalendarDay($0) }) else { continue }
      if last < today {
        expired.append(entry)
      } else if last.number - today.number < Self.notice {
        expiring.append(entry)
      }
    }
    var seen: [String: [String: Int]] = [:]
    for (place, scenario) in report.scenarios.enumerated() {
      for (index, reported) in scenario.findings.enumerated() where !reported.isExpected && reported.suppressedBecause == nil {
        let member = Baseline.member(reported, in: scenario)
        seen[reported.fingerprint, default: [:]][member, default: 0] += reported.finding.count
        guard let entry = entries[reported.fingerprint], let count = entry.members[member] else {
          if let former = fixed[reported.fingerprint], former.members[member] != nil {
            self.report.scenarios[place].findings[index].acceptedBefore = former.reason
            regressed.append(Stale(entry: former, member: member, seen: reported.finding.count))
          }
          continue
        }
        guard !expired.contains(entry) else { continue }
        if reported.finding.count <= count {
          self.report.scenarios[place].findings[index].isKnown = true
          self.report.scenarios[place].findings[index].knownReason = entry.reason
        } else {
          grown.append(Stale(entry: entry, member: member, seen: reported.finding.count))
        }
      }
    }
    for entry in baseline.entries {
      let fingerprint = baseline.fingerprint(of: entry)
      let detector = baseline.aliases[entry.detector] ?? entry.detector
      for (member, count) in entry.members.sorted(by: { $0.key < $1.key }) {
        let now = seen[fingerprint]?[member] ?? 0
        if now < count, Self.wasJudged(member, detector, in: report) {
          stale.append(Stale(entry: entry, member: member, seen: now))
        }
      }
    }
  }

  /// True if the member's scenario was run and its detector evaluated under every profile: only then silence means that the
  /// finding is gone.
  private static func wasJudged(_ member: String, _ detector: String, in report: Report) -> Bool {
    report.scenarios.contains { scenario in
      (member == scenario.name || member.hasPrefix("\(scenario.name) list ")) && scenario.error == nil
        && !scenario.profiles.isEmpty && scenario.profiles.allSatisfy { $0.evaluated.contains(detector) }
    }
  }

  /// Lines about the baseline: what came back, what expired or will, what grew, what no longer occurs.
  package var lines: [String] { BaselineText.lines(self) }
}

/// The baseline's sentences.
enum BaselineText {
  static func lines(_ check: BaselineCheck) -> [String] {
    check.regressed.map { "regressed: \(name($0.entry)) was fixed in \(place($0)) and occurs there again" }
      + check.expired.map { "expired: \(name($0)) was accepted until \(PlainText.line($0.expires ?? ""))\(owner($0))" }
      + check.expiring.map { "expires soon: \(name($0)) is accepted until \(PlainText.line($0.expires ?? ""))\(owner($0))" }
      + check.grown.map { "grown: \(name($0.entry)) occurs \(times($0.seen)) in \(place($0)), the baseline holds \(count($0))" }
      + check.stale.map { stale in
        stale.seen == 0
          ? "fixed: \(name(stale.entry)) no longer occurs in \(place(stale)); remove it with `cellharness baseline prune`"
          : "fixed in part: \(name(stale.entry)) occurs \(times(stale.seen)) in \(place(stale)), the baseline holds \(count(stale))"
      }
  }

  private static func name(_ entry: Baseline.Entry) -> String {
    "[\(PlainText.line(entry.detector))] \(PlainText.line(entry.property)) of \(PlainText.line(entry.cellType))"
      + " (\(PlainText.line(entry.fingerprint)))"
  }

  private static func owner(_ entry: Baseline.Entry) -> String {
    entry.owner.map { "; owner: \(PlainText.line($0))" } ?? ""
  }

  private static func place(_ stale: BaselineCheck.Stale) -> String { PlainText.line(stale.member) }
  private static func count(_ stale: BaselineCheck.Stale) -> Int { stale.entry.members[stale.member] ?? 0 }
  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
