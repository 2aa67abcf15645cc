import CellDetectors
import CellTrace

/// What a scenario's runs showed, step by step: what the viewer of the HTML report plays back.
///
/// It is not part of the report, which is compared and kept: it is there while the traces of the runs are.
package struct ScenarioRecording: Sendable {
  /// What tells the recordings of a report apart.
  package struct Key: Hashable, Sendable, CustomStringConvertible {
    /// The scenario's name.
    package var scenario: String
    /// The profile's name, with the traits if they are not the standard ones.
    package var profile: String
    /// The policy's name.
    package var policy: String

    /// Creates a key.
    package init(scenario: String, profile: String, policy: String) {
      self.scenario = scenario
      self.profile = profile
      self.policy = policy
    }

    /// The recording in which a finding was seen.
    package init(of finding: Finding, in scenario: String) {
      self.init(
        scenario: scenario, profile: finding.profiles.first ?? "", policy: finding.policies.first ?? Policy.lifo.name)
    }

    /// The run in words: `notes/expanded · iOS17 · lifo`.
    package var description: String { "\(scenario) · \(profile) · \(policy)" }
  }

  /// What a page that has not room for all recordings takes first.
  package enum Rank: Sendable, Hashable, CaseIterable {
    /// Something was found that nobody expects.
    case unexpected
    /// Only what is expected was found.
    case expected
    /// Nothing was found.
    case silent
  }

  /// Which runs these are.
  package var key: Key
  /// How soon it finds room.
  package var rank: Rank
  /// The run with reused cells.
  package var reused: Trace
  /// The same script with a fresh cell for every item; nil if nobody asked for it.
  package var fresh: Trace?

  /// Creates a recording.
  package init(key: Key, rank: Rank = .silent, reused: Trace, fresh: Trace?) {
    self.key = key
    self.rank = rank
    self.reused = reused
    self.fresh = fresh
  }
}
