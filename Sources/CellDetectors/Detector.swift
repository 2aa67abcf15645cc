/// A reference run that a detector compares with.
public enum RunKind: String, Codable, Sendable, CaseIterable {
  case control, fresh, rebuild, action
}

/// What a detector concludes from a run set.
public enum Verdict: Sendable {
  /// It was evaluated; no finding means that nothing was seen.
  case findings([Finding])
  /// It was not evaluated: a needed run is missing. `reason` is a sentence.
  case inconclusive(reason: String)
}

/// Declares the runs it needs and is a pure function from a run set to findings.
public protocol Detector: Sendable {
  /// Permanent id, for example `leaked-appearance`.
  static var id: String { get }
  /// One sentence: when it fires.
  static var summary: String { get }
  /// Severity of its findings.
  static var severity: Severity { get }
  /// Reference runs it can't do without.
  static var needs: Set<RunKind> { get }
  /// What `explain` prints.
  static var page: DetectorPage { get }
  /// Judges a run set.
  static func judge(_ runs: RunSet) -> Verdict
}
