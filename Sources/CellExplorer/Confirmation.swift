import CellDetectors
import CellHarness
import CellTrace

/// Turns a suspicion into findings with the shortest script, or into nothing.
///
/// The full plan judges the whole script first: most suspicions come to nothing, and one plan costs a tenth of what shortening a script does.
/// A suspicion that comes back is shortened by the cheap checks as long as it stays, and what is left is judged: other things that the
/// whole script does may have hidden it. What shows a finding is shortened so, too, and then by the full plan: what is reported was
/// judged as it is written.
struct Confirmation {
  let screener: Screener
  let judge: Judge
  /// Candidates that the full plan may judge for one finding.
  let budget: Int
  /// True if nothing more is tried where the whole script shows nothing new.
  let judgesWhole: Bool

  /// A finding with its script.
  struct Confirmed {
    var finding: Finding
    var script: [Interaction]
    var words: [String]
    var isMinimal: Bool
    /// Length of the script before shrinking.
    var originalLength: Int
    /// What it was judged under: the policies that it needs.
    var conditions: JudgeConditions
    /// A change of the data that the script makes more often than it can be made: then the finding is about that.
    var repeatedChange: String?
  }

  /// Looks into a suspicion of a walk.
  /// - Parameter isKnown: True for findings that were told already.
  /// - Returns: What the full plan says; empty if that is nothing new, nil if it is nothing at all.
  func confirm(
    _ suspicion: Suspicion, _ script: [Interaction], _ plan: WalkPlan, isKnown: (Finding) -> Bool
  ) throws -> [Confirmed]? {
    let whole = judgesWhole ? try judge.judge(script, plan.conditions) : nil
    if let whole, whole.findings.allSatisfy(isKnown) { return whole.findings.isEmpty ? nil : [] }
    let short = try shortened(script, suspicion, plan)
    let left = try judge.judge(short, plan.conditions)
    let found = left.findings.map { ($0, left, short) } + (whole?.findings ?? []).map { ($0, whole ?? left, script) }
    if found.isEmpty { return nil }
    var seen: Set<String> = []
    var confirmed: [Confirmed] = []
    for (finding, judged, start) in found where !isKnown(finding) && seen.insert(Fingerprint.of(finding)).inserted {
      var conditions = plan.conditions.needed(for: finding)
      if conditions != plan.conditions, try !shows(finding, start, conditions) { conditions = plan.conditions }
      confirmed.append(try shrink(finding, judged, start, conditions, originalLength: script.count))
    }
    return confirmed
  }

  /// The script, as short as the cheap checks can make it.
  private func shortened(_ script: [Interaction], _ suspicion: Suspicion, _ plan: WalkPlan) throws -> [Interaction] {
    if script.count < 2 || suspicion.kind == .none { return script }
    let shrinker = Shrinker(budget: 40) { candidate in
      try screener.suspicions(of: candidate, plan.configuration, like: suspicion).contains(where: suspicion.isLike)
    }
    guard try shrinker.shows(script) else { return script }
    return try shrinker.shrink(script).script
  }

  private func shows(_ finding: Finding, _ script: [Interaction], _ conditions: JudgeConditions) throws -> Bool {
    let fingerprint = Fingerprint.of(finding)
    return try judge.judge(script, conditions).findings.contains { Fingerprint.of($0) == fingerprint }
  }

  private func shrink(
    _ finding: Finding, _ judged: Judge.Judged, _ script: [Interaction], _ conditions: JudgeConditions, originalLength: Int
  ) throws -> Confirmed {
    let fingerprint = Fingerprint.of(finding)
    var best = (finding: finding, words: judged.words)
    let shrinker = Shrinker(budget: budget, spares: judged.opening) { candidate in
      let judged = try judge.judge(candidate, conditions)
      guard judged.isWhole, let same = judged.findings.first(where: { Fingerprint.of($0) == fingerprint }) else { return false }
      best = (same, judged.words)
      return true
    }
    // What came after the finding was seen can't have led to it.
    let start = Array(script.prefix(max(1, finding.seenStep)))
    let isEnough = try start.count < script.count && shrinker.shows(start)
    let result = try shrinker.shrink(isEnough ? start : script)
    return Confirmed(
      finding: best.finding, script: result.script, words: best.words, isMinimal: result.isMinimal,
      originalLength: originalLength, conditions: conditions,
      repeatedChange: try judge.judge(result.script, conditions).repeatedChange)
  }
}

extension JudgeConditions {
  /// The same under no policy that a finding does not need: the base, if it was seen there, or the first it was seen under.
  func needed(for finding: Finding) -> JudgeConditions {
    var needed = self
    let seen = policies.filter { finding.policies.contains($0.name) }
    needed.policies = seen.isEmpty || seen.contains(.lifo) ? [.lifo] : [.lifo] + seen.prefix(1)
    return needed
  }
}

extension Suspicion {
  /// True for the same suspicion in another script: what ended a walk is known by the step there, which may be called otherwise.
  func isLike(_ other: Suspicion) -> Bool { other == self || (kind == .ended && other.kind == .ended) }
}
