import CellDetectors
import CellTrace

/// A finding as it is read: where, what, the steps that lead there, what was seen, and what to do.
public struct FindingCard: Sendable, Encodable {
  /// The detector's id.
  public var detector: String
  /// How bad it is.
  public var severity: Severity
  /// One sentence: what is wrong.
  public var summary: String
  /// Where to look: where the value was set if that is known, else the nearest line of the app's code, else where the scenario is
  /// written.
  public var place: SourcePlace
  /// The place's file as a path below the root of the sources, if it is known; else as in `place`.
  public var path: String
  /// Where the scenario is written.
  public var scriptPlace: SourcePlace
  /// The file of `scriptPlace`, as `path`.
  public var scriptPath: String
  /// The scenario's name.
  public var scenario: String
  /// The screen's type.
  public var screen: String
  /// Identity over code changes.
  public var fingerprint: String
  /// The item that shows it.
  package var item: ItemID
  /// True if the baseline holds it, or its scenario accepts it.
  public var isKnown: Bool
  /// True if its scenario accepts it.
  package var isSuppressed: Bool
  /// True if its scenario expects it.
  public var isExpected: Bool
  /// True if it fails the gate: it is new, depends on nothing unverified and is bad enough.
  public var failsGate: Bool
  /// The script up to the step where it was seen.
  public var steps: [Step]
  /// What a person sees there, and what a reference shows instead.
  public var seen: String
  /// Evidence in the order a person reads it.
  public var evidence: [String]
  /// What else there is to say, each with its name: the item, the value, who is to blame, what to do, how to see it again.
  public var details: [Detail]
  /// The list where it matters.
  package var pictures: [ReportedFinding.Picture]
  /// Which recording shows it.
  package var recording: ScenarioRecording.Key
  /// The step after which it was seen.
  package var seenStep: Int
  /// The step in which the value was set.
  package var originStep: Int?
  /// The reuse that carried it.
  package var reuse: Int?

  /// Without drawings, which stand in the report once, and without paths, which depend on where the program was started.
  private enum CodingKeys: String, CodingKey {
    case detector, severity, summary, place, scriptPlace, scenario, screen, fingerprint, item
    case isKnown, isExpected, failsGate, steps, seen, evidence, details
  }

  /// A step of the script.
  public struct Step: Sendable, Encodable {
    /// The step's number, from 0.
    public var index: Int
    /// What was done.
    public var title: String
    /// What it did to the finding: that the value was set here, which reuse carried it, what an alert showed.
    public var note: String?
    /// True for the step after which the finding was seen.
    public var isSeenHere: Bool
  }

  /// Something about a finding, with its name.
  public struct Detail: Sendable, Encodable {
    /// What it is.
    public var name: String
    /// What is said about it.
    public var text: String
  }

  /// The card of a finding.
  package init(
    _ reported: ReportedFinding, in scenario: ScenarioReport, options: Gate.Options = Gate.Options(),
    paths: SourcePaths = SourcePaths(), replay: (String) -> String = ReplayCommand.ofTheProgram
  ) {
    let finding = reported.finding
    detector = finding.detector
    severity = finding.severity
    summary = finding.summary
    place = finding.place ?? scenario.place
    path = paths.path(of: place)
    scriptPlace = scenario.place
    scriptPath = paths.path(of: scenario.place)
    self.scenario = scenario.name
    screen = scenario.screen
    fingerprint = reported.fingerprint
    item = finding.item
    isKnown = reported.isKnown
    isSuppressed = reported.suppressedBecause != nil
    isExpected = reported.isExpected
    failsGate = reported.fails(options)
    steps = reported.steps.map { step in
      Step(index: step.index, title: step.title, note: step.note, isSeenHere: step.index == finding.seenStep)
    }
    seen = finding.seen.isEmpty ? finding.observed : finding.seen
    evidence = finding.evidence
    details = FindingDetails.all(reported, in: scenario, replay: replay)
    pictures = reported.pictures
    recording = ScenarioRecording.Key(of: finding, in: scenario.name)
    seenStep = finding.seenStep
    originStep = finding.originStep
    reuse = finding.reuse
  }

  /// Everything the card says, text by text.
  package var facts: [String] {
    [detector, severity.rawValue, summary] + steps.flatMap { [$0.title] + ($0.note.map { [$0] } ?? []) } + [seen] + evidence
      + details.map(\.text)
  }
}
