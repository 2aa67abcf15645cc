import CellDetectors
import CellTrace

/// The only input of every reporter: what was run, what was found, what could not be judged.
///
/// Holds nothing that differs between two runs of the same code (no wall-clock times, no machine paths), so equal results
/// have equal bytes.
package struct Report: Codable, Sendable {
  /// Version of the JSON form.
  package static let currentSchemaVersion = 8

  /// Version of the JSON form this value has.
  package var schemaVersion = Report.currentSchemaVersion
  /// Version of the harness.
  package var toolVersion: String
  /// The toolchain, for example `Swift 6.3.1`.
  package var toolchain: String
  /// The seed of all runs.
  package var seed: UInt64
  /// Scenarios in the order in which they were run.
  package var scenarios: [ScenarioReport]
  /// What it lacks; nil: nothing of what was asked for.
  package var partial: PartialRun?
  /// Which part of a divided run it is; nil: the whole.
  package var shard: ShardRecord?

  /// Creates a report.
  package init(toolVersion: String, toolchain: String, seed: UInt64, scenarios: [ScenarioReport]) {
    self.toolVersion = toolVersion
    self.toolchain = toolchain
    self.seed = seed
    self.scenarios = scenarios
  }
}

/// What one scenario gave.
package struct ScenarioReport: Codable, Sendable {
  /// The scenario's name, unique in a report.
  package var name: String
  /// The screen's type.
  package var screen: String
  /// Where the scenario is written.
  package var place: SourcePlace
  /// Ids of detectors that must fire; empty: none may.
  package var expected: [String]
  /// One a profile.
  package var profiles: [ProfileReport]
  /// Findings over all profiles.
  package var findings: [ReportedFinding]
  /// Why it could not be run at all.
  package var error: String?
  /// Findings that it accepts; nil: none.
  package var suppressions: [Suppression]?
  /// What a search of the screen did; nil: it was not searched.
  package var search: SearchRecord?

  /// Creates a scenario report.
  package init(
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
  package var missed: [String] {
    expected.filter { id in !findings.contains { $0.finding.detector == id && $0.finding.conditions.isEmpty } }
  }
}

/// What one scenario did under one profile.
package struct ProfileReport: Codable, Sendable {
  /// The profile's name.
  package var profile: String
  /// Processes that were run.
  package var runs: Int
  /// Steps of the main run.
  package var steps: Int
  /// Reuses of the main run.
  package var reuses: Int
  /// How the main run ended.
  package var end: RunEnd
  /// Ids of detectors that were evaluated.
  package var evaluated: [String]
  /// Detectors that were not, with the reason.
  package var inconclusive: [Inconclusive]
  /// Which handlers ran for which states, if the script swept them.
  package var cellStates: [CellStateRow]
  /// Why runs were skipped, as a sentence; nil if none were.
  package var skipped: String?
  /// The policies besides the base, in the order asked for.
  package var policies: [PolicyRow]
  /// What was still pending when a step of the main run had waited long enough, with the step; nil if nothing was.
  package var pending: [String]?

  /// What was run under one policy besides the base.
  package struct PolicyRow: Codable, Sendable, Hashable {
    /// The policy's name.
    package var policy: String
    /// Processes that were run.
    package var runs: Int
    /// Why runs were skipped, as a sentence; nil if none were.
    package var skipped: String?

    /// Creates a row.
    package init(policy: String, runs: Int, skipped: String? = nil) {
      self.policy = policy
      self.runs = runs
      self.skipped = skipped
    }
  }

  /// A detector that could not judge.
  package struct Inconclusive: Codable, Sendable, Hashable {
    /// The detector's id.
    package var detector: String
    /// Why, as a sentence.
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

  /// One state that cells were put into.
  package struct CellStateRow: Codable, Sendable, Hashable {
    /// The flag that was set.
    package var flag: String
    /// Configuration updates while it was set.
    package var updates: Int
    /// Update handlers that ran for it.
    package var handlers: Int
    /// Items whose appearance changed with the flag.
    package var changed: Int
    /// Items that did not return to what they showed before.
    package var stuck: Int

    /// Creates a row.
    package init(flag: String, updates: Int, handlers: Int, changed: Int, stuck: Int) {
      self.flag = flag
      self.updates = updates
      self.handlers = handlers
      self.changed = changed
      self.stuck = stuck
    }
  }

  /// Creates a profile report.
  package init(
    profile: String, runs: Int, steps: Int, reuses: Int, end: RunEnd, evaluated: [String], inconclusive: [Inconclusive],
    cellStates: [CellStateRow] = [], skipped: String? = nil, policies: [PolicyRow] = [], pending: [String]? = nil
  ) {
    self.profile = profile
    self.runs = runs
    self.steps = steps
    self.reuses = reuses
    self.end = end
    self.evaluated = evaluated
    self.inconclusive = inconclusive
    self.cellStates = cellStates
    self.skipped = skipped
    self.policies = policies
    self.pending = pending
  }
}

/// A finding with what a reader needs to see it again.
package struct ReportedFinding: Codable, Sendable {
  /// What a detector found.
  package var finding: Finding
  /// Identity over code changes: what the baseline compares.
  package var fingerprint: String
  /// Replays the script and shows this finding: an argument of `cellharness replay`.
  package var replay: String
  /// The script in words, up to the step where it was seen.
  package var steps: [StepLine]
  /// The list where it matters: where the value was set and where it was seen.
  package var pictures: [Picture]
  /// True if the baseline holds it, or its scenario accepts it.
  package var isKnown: Bool
  /// Why the baseline accepts it; nil if it does not.
  package var knownReason: String?
  /// Why the baseline accepted it until it was fixed; nil if it never was. Such a finding is regressed.
  package var acceptedBefore: String?
  /// Why its scenario accepts it; nil if it does not.
  package var suppressedBecause: String?
  /// True if the scenario expects this detector to fire.
  package var isExpected: Bool

  /// A step in words.
  package struct StepLine: Codable, Sendable, Hashable {
    /// The step's number, from 0.
    package var index: Int
    /// What was done, in words.
    package var title: String
    /// What it did to the finding: that the value was set here, which reuse carried it.
    package var note: String?

    /// Creates a line.
    package init(index: Int, title: String, note: String? = nil) {
      self.index = index
      self.title = title
      self.note = note
    }
  }

  /// The visible part of a list after a step.
  package struct Picture: Codable, Sendable {
    /// Which run: `reused` or `fresh`.
    package var run: String
    /// The number of the step after which it was drawn, from 0.
    package var step: Int
    /// What was visible.
    package var appearances: [Appearance]

    /// Creates a picture.
    package init(run: String, step: Int, appearances: [Appearance]) {
      self.run = run
      self.step = step
      self.appearances = appearances
    }
  }

  /// Whether it was fixed once, and is there again.
  package var isRegressed: Bool { acceptedBefore != nil && !isKnown && !isExpected }

  /// Creates a reported finding.
  package init(
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
