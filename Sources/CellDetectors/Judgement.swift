import CellTrace

/// What all detectors conclude from one run set, or from several of one scenario.
package struct Judgement: Sendable {
  /// A detector that could not be evaluated.
  package struct Inconclusive: Hashable, Codable, Sendable {
    /// The detector's id.
    package var detector: String
    /// Why, in a sentence.
    package var reason: String
    /// The policy whose runs it could not judge; nil: the base.
    package var policy: String?

    /// Creates a record.
    package init(detector: String, reason: String, policy: String? = nil) {
      self.detector = detector
      self.reason = reason
      self.policy = policy
    }
  }

  /// Findings, each root once: errors first, then by the step they were seen in.
  package var findings: [Finding]
  /// Detectors that were not evaluated.
  package var inconclusive: [Inconclusive]
  /// Ids of detectors that were evaluated, in catalog order.
  package var evaluated: [String]

  /// Creates a judgement.
  package init(findings: [Finding] = [], inconclusive: [Inconclusive] = [], evaluated: [String] = []) {
    self.findings = findings
    self.inconclusive = inconclusive
    self.evaluated = evaluated
  }

  /// One judgement out of several of the same scenario, for example one a profile. A detector is evaluated if it was so at least
  /// once; a reason is kept for every other case.
  package static func merging(_ judgements: [Judgement]) -> Judgement {
    var result = Judgement(
      findings: Precedence.speaking(among: merged(judgements.flatMap(\.findings)), reach: .sameScript))
    for judgement in judgements {
      for entry in judgement.inconclusive where !result.inconclusive.contains(entry) { result.inconclusive.append(entry) }
      for id in judgement.evaluated where !result.evaluated.contains(id) { result.evaluated.append(id) }
    }
    result.evaluated = ordered(result.evaluated)
    return result
  }

  /// Findings with one fingerprint in one list become one: the earliest, with a count, the other items and all profiles.
  static func merged(_ findings: [Finding]) -> [Finding] {
    struct Family: Hashable {
      var fingerprint: String
      var list: Int
    }
    var families: [Family: [Finding]] = [:]
    for finding in findings {
      families[Family(fingerprint: Fingerprint.of(finding), list: finding.item.list), default: []].append(finding)
    }
    return families.values.map { members in merge(members.sorted(by: represents)) }.sorted(by: precedes)
  }

  private static func merge(_ members: [Finding]) -> Finding {
    var result = members[0]
    guard members.count > 1 else { return result }
    // The same occurrence under two profiles or policies is one occurrence.
    var counts: [[String]: Int] = [:]
    for member in members { counts[member.profiles + ["/"] + member.policies, default: 0] += member.count }
    result.count = counts.values.max() ?? 1
    result.profiles = Array(Set(members.flatMap(\.profiles))).sorted()
    result.policies = Array(Set(members.flatMap(\.policies))).sorted { (rank($0), $0) < (rank($1), $1) }
    var others: [String] = []
    for member in members where member.item != result.item && !others.contains(member.itemTitle) {
      others.append(member.itemTitle)
    }
    // Under other policies mostly the same ones are concerned: who was named before is not named again.
    if !others.isEmpty, !result.evidence.contains(where: FindingText.isAlsoSeen) {
      result.evidence.append(FindingText.alsoSeen(Array(others.prefix(5)), more: max(0, others.count - 5)))
    }
    return result
  }

  /// Which of several findings of one bug stands for all: one that needs no unverified choice, under the first policy, seen first.
  private static func represents(_ left: Finding, _ right: Finding) -> Bool {
    func key(_ finding: Finding) -> (Int, Int) { (finding.conditions.isEmpty ? 0 : 1, finding.policies.map(rank).min() ?? 0) }
    let (first, second) = (key(left), key(right))
    return first != second ? first < second : precedes(left, right)
  }

  private static func rank(_ policy: String) -> Int { Policy.all.firstIndex { $0.name == policy } ?? Policy.all.count }

  private static func ordered(_ ids: [String]) -> [String] {
    let places = DetectorCatalog.all.map { $0.id }
    return ids.sorted { (places.firstIndex(of: $0) ?? places.count, $0) < (places.firstIndex(of: $1) ?? places.count, $1) }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    func key(_ finding: Finding) -> (Int, Int, Int, String) {
      let place = DetectorCatalog.all.firstIndex { $0.id == finding.detector } ?? DetectorCatalog.all.count
      return (finding.severity == .error ? 0 : 1, finding.seenStep, place, finding.property)
    }
    let (first, second) = (key(left), key(right))
    if first != second { return first < second }
    let (one, other) = (
      (left.item, left.element ?? "", left.observed, left.profiles.joined()),
      (right.item, right.element ?? "", right.observed, right.profiles.joined())
    )
    // Two roots of one difference: any order, but the same one in every process.
    return one != other ? one < other : Fingerprint.of(left) < Fingerprint.of(right)
  }
}

/// Judges a run set with every detector that it concerns, or those given.
package func judge(_ runs: RunSet, detectors: [any Detector.Type] = DetectorCatalog.all) -> Judgement {
  var runs = runs
  runs.prepare()
  var result = Judgement()
  var findings: [Finding] = []
  let identities = identitySources(in: runs.main)
  for detector in detectors where detector.isAsked(about: runs) {
    switch detector.judge(runs) {
    case .findings(let found):
      result.evaluated.append(detector.id)
      findings += found.map { finding in
        var finding = finding
        if finding.profiles.isEmpty { finding.profiles = [runs.main.configuration.profile.name] }
        if detector.comparesItems, let declared = identities[finding.item.list] {
          finding.evidence.append(FindingText.identity(declared: declared))
        }
        return finding
      }
    case .inconclusive(let reason):
      result.inconclusive.append(.init(detector: detector.id, reason: reason))
    }
  }
  result.findings = Judgement.merged(Precedence.speaking(among: findings, reach: .sameRuns))
  return result
}

/// Lists whose data source gives items no identity, and whether the screen declares one.
private func identitySources(in trace: Trace) -> [Int: Bool] {
  var result: [Int: Bool] = [:]
  for step in trace.steps {
    for event in step.events {
      if case .itemsWithoutIdentity(let list, let declared) = event.kind { result[list] = declared }
    }
  }
  return result
}
