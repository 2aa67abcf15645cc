import CellDetectors
import CellHarness
import CellReports
import CellTrace

/// A line of a file with kept traces that is no line of a trace.
struct KeptTraceLine: Codable {
  /// The first line.
  var traces: Head?
  /// Begins what was run under one profile on one device.
  var outcome: Outcome?
  /// Begins the runs of one policy; the base's come first.
  var policy: PolicyRuns?
  /// A run: the lines of its trace follow.
  var run: Run?
  /// The last line.
  var end: End?

  /// What was run, and by which program.
  struct Head: Codable {
    var version: Int
    var tool: String
    /// The program whose code the traces speak of: to another one places in the code mean nothing.
    var program: String
    var scenario: String
    var screen: String
    var place: SourcePlace
    var expected: [String]
    /// Findings that it accepts; nil: none.
    var suppressions: [Suppression]?
    /// Why it could not be run at all.
    var error: String?
  }

  struct Outcome: Codable {
    var profile: Profile
    var traits: HostTraits
    /// Processes that were run.
    var runs: Int
    /// Why runs were skipped.
    var skipped: String?
  }

  struct PolicyRuns: Codable {
    var name: String
    var runs: Int
    /// Why runs were skipped.
    var skipped: String?
  }

  struct Run: Codable {
    /// What it is to the runs it stands among; nil: the run that is judged.
    var reference: Reference?
  }

  /// What a reference was asked for with.
  struct Reference: Codable {
    var purpose: String
    var collects: ReferenceRequest.Collected
    var script: [CellInteraction]
    var configuration: RunConfiguration

    init(_ request: ReferenceRequest) {
      purpose = request.purpose
      collects = request.collects
      script = request.script
      configuration = request.configuration
    }

    var request: ReferenceRequest {
      ReferenceRequest(script: script, configuration: configuration, collects: collects, purpose: purpose)
    }
  }

  struct End: Codable {}
}
