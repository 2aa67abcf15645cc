import CellDetectors
import CellTrace

/// The only input of every reporter: what was run, what was found, what could not be judged.
///
/// Holds nothing that differs between two runs of the same code (no wall-clock times, no machine paths), so equal results
/// have equal bytes.
public struct Report: Codable, Sendable {
  /// Version of the JSON form.
  public static let currentSchemaVersion = 3

  /// Version of the JSON form this value has.
  public var schemaVersion = Report.currentSchemaVersion
  /// Version of the harness.
  public var toolVersion: String
  /// The toolchain, for example `Swift 6.3.1`.
  public var toolchain: String
  /// The seed of all runs.
  public var seed: UInt64
  /// Scenarios in the order in which they were run.
  public var scenarios: [ScenarioReport]

  /// Creates a report.
  public init(toolVersion: String, toolchain: String, seed: UInt64, scenarios: [ScenarioReport]) {
    self.toolVersion = toolVersion
    self.toolchain = toolchain
    self.seed = seed
    self.scenarios = scenarios
  }
}

/// What one scenario gave.
public struct ScenarioReport: Codable, Sendable {
  /// Unique name.
  public var name: String
  /// The screen's type.
  public var screen: String
  /// Where the scenario is written.
  public var place: SourcePlace
  /// Ids of detectors that must fire; empty: none may.
  public var expected: [String]
  /// One a profile.
  public var profiles: [ProfileReport]
  /// Findings over all profiles.
  public var findings: [ReportedFinding]
  /// Why it could not be run at all.
  public var error: String?

  /// Creates a scenario report.
  public init(
    name: String, screen: String, place: SourcePlace, expected: [String], profiles: [ProfileReport],
    findings: [ReportedFinding], error: String? = nil
  ) {
    self.name = name
    self.screen = screen
    self.place = place
    self.expected = expected
    self.profiles = profiles
    self.findings = findings
    self.error = error
  }
}

extension ScenarioReport {
  /// Ids of detectors that must fire and did not. A conditional finding does not count.
  public var missed: [String] {
    expected.filter { id in !findings.contains { $0.finding.detector == id && $0.finding.conditions.isEmpty } }
  }
}

/// What one scenario did under one profile.
public struct ProfileReport: Codable, Sendable {
  /// The profile's name.
  public var profile: String
  /// Processes that were run.
  public var runs: Int
  /// Steps of the main run.
  public var steps: Int
  /// Reuses of the main run.
  public var reuses: Int
  /// How the main run ended.
  public var end: RunEnd
  /// Ids of detectors that were evaluated.
  public var evaluated: [String]
  /// Detectors that were not, with the reason.
  public var inconclusive: [Inconclusive]
  /// Which handlers ran for which states, if the script swept them.
  public var sweep: [SweepRow]
  /// Why runs were skipped, as a sentence; nil if none were.
  public var skipped: String?
  /// The policies besides the base, in the order asked for.
  public var policies: [PolicyRow]
  /// What was still pending when a step of the main run had waited long enough, with the step; nil if nothing was.
  public var pending: [String]?

  /// What was run under one policy besides the base.
  public struct PolicyRow: Codable, Sendable, Hashable {
    /// The policy's name.
    public var policy: String
    /// Processes that were run.
    public var runs: Int
    /// Why runs were skipped, as a sentence; nil if none were.
    public var skipped: String?

    /// Creates a row.
    public init(policy: String, runs: Int, skipped: String? = nil) {
      self.policy = policy
      self.runs = runs
      self.skipped = skipped
    }
  }

  /// A detector that could not judge.
  public struct Inconclusive: Codable, Sendable, Hashable {
    /// The detector's id.
    public var detector: String
    /// Why, as a sentence.
    public var reason: String
    /// The policy whose runs it could not judge; nil: the base.
    public var policy: String?

    /// Creates a record.
    public init(detector: String, reason: String, policy: String? = nil) {
      self.detector = detector
      self.reason = reason
      self.policy = policy
    }
  }

  /// One state of a sweep.
  public struct SweepRow: Codable, Sendable, Hashable {
    /// The flag that was set.
    public var flag: String
    /// Configuration updates while it was set.
    public var updates: Int
    /// Update handlers that ran for it.
    public var handlers: Int
    /// Items whose appearance changed with the flag.
    public var changed: Int
    /// Items that did not return to what they showed before.
    public var stuck: Int

    /// Creates a row.
    public init(flag: String, updates: Int, handlers: Int, changed: Int, stuck: Int) {
      self.flag = flag
      self.updates = updates
      self.handlers = handlers
      self.changed = changed
      self.stuck = stuck
    }
  }

  /// Creates a profile report.
  public init(
    profile: String, runs: Int, steps: Int, reuses: Int, end: RunEnd, evaluated: [String], inconclusive: [Inconclusive],
    sweep: [SweepRow] = [], skipped: String? = nil, policies: [PolicyRow] = [], pending: [String]? = nil
  ) {
    self.profile = profile
    self.runs = runs
    self.steps = steps
    self.reuses = reuses
    self.end = end
    self.evaluated = evaluated
    self.inconclusive = inconclusive
    self.sweep = sweep
    self.skipped = skipped
    self.policies = policies
    self.pending = pending
  }
}

/// A finding with what a reader needs to see it again.
public struct ReportedFinding: Codable, Sendable {
  /// The finding.
  public var finding: Finding
  /// Identity over code changes: what the baseline compares.
  public var fingerprint: String
  /// Replays the script and shows this finding: an argument of `cellharness replay`.
  public var replay: String
  /// The script in words, up to the step where it was seen.
  public var steps: [StepLine]
  /// The list where it matters: where the value was set and where it was seen.
  public var pictures: [Picture]
  /// True if the baseline holds it.
  public var isKnown: Bool
  /// Why the baseline accepts it; nil if it does not.
  public var knownReason: String?
  /// True if the scenario expects this detector to fire.
  public var isExpected: Bool

  /// A step in words.
  public struct StepLine: Codable, Sendable, Hashable {
    /// The step.
    public var index: Int
    /// Its words.
    public var title: String
    /// What it did to the finding: that the value was set here, which reuse carried it.
    public var note: String?

    /// Creates a line.
    public init(index: Int, title: String, note: String? = nil) {
      self.index = index
      self.title = title
      self.note = note
    }
  }

  /// The visible part of a list after a step.
  public struct Picture: Codable, Sendable {
    /// Which run: `reused` or `fresh`.
    public var run: String
    /// The step.
    public var step: Int
    /// What was visible.
    public var appearances: [Appearance]

    /// Creates a picture.
    public init(run: String, step: Int, appearances: [Appearance]) {
      self.run = run
      self.step = step
      self.appearances = appearances
    }
  }

  /// Creates a reported finding.
  public init(
    finding: Finding, fingerprint: String, replay: String, steps: [StepLine], pictures: [Picture] = [], isKnown: Bool = false,
    isExpected: Bool = false
  ) {
    self.finding = finding
    self.fingerprint = fingerprint
    self.replay = replay
    self.steps = steps
    self.pictures = pictures
    self.isKnown = isKnown
    self.isExpected = isExpected
  }
}
