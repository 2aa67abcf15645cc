/// What happened in one run.
public struct Trace: Hashable, Codable, Sendable {
  /// The format version this code writes.
  public static let currentVersion = 2

  /// The format version.
  public var version: Int
  /// The screen's name.
  public var screen: String
  /// What the run depended on.
  public var configuration: RunConfiguration
  /// Steps in order; the first is ``Interaction/open``.
  public var steps: [StepTrace]
  /// Rebuild references that copies of the run made, by step.
  public var references: [RebuildReference]
  /// What the run would have asked a policy or profile; nil if it ended before it could tell.
  public var questions: ConsultedChoices?
  /// How the run ended.
  public var end: RunEnd
  /// What was still alive after the screen had been taken down; nil if nobody looked.
  public var survivors: [LeakedObject]?

  /// Creates a trace.
  public init(
    version: Int = Trace.currentVersion, screen: String, configuration: RunConfiguration, steps: [StepTrace] = [],
    references: [RebuildReference] = [], questions: ConsultedChoices? = nil, end: RunEnd = .finished
  ) {
    self.version = version
    self.screen = screen
    self.configuration = configuration
    self.steps = steps
    self.references = references
    self.questions = questions
    self.end = end
  }

  /// The script with every locator resolved: what re-runs replay.
  public var resolvedScript: [Interaction] { steps.dropFirst().map(\.interaction) }
}

/// One interaction and what followed from it.
public struct StepTrace: Hashable, Codable, Sendable {
  /// 0 for the opening of the screen.
  public var index: Int
  /// The interaction, resolved.
  public var interaction: Interaction
  /// The interaction in words, for example `tap "More" in "Asthma"`.
  public var title: String
  /// What was posted during the step, in order.
  public var events: [TraceEvent]
  /// Appearances of all visible items after the step settled, by slot.
  public var checkpoint: [Appearance]
  /// What each list shows besides its cells; nil unless the run was asked for it.
  public var surroundings: [ListSurroundings]?
  /// Appearances of headers, footers and other supplementary views; nil if none is on screen. Their items are in no list's data.
  public var supplementary: [Appearance]?
  /// Every item of every list in data order, visible or not.
  public var items: [ItemID]
  /// Virtual seconds since the run began.
  public var time: Double

  /// Creates a step.
  public init(
    index: Int, interaction: Interaction, title: String, events: [TraceEvent] = [], checkpoint: [Appearance] = [],
    items: [ItemID] = [], time: Double = 0
  ) {
    self.index = index
    self.interaction = interaction
    self.title = title
    self.events = events
    self.checkpoint = checkpoint
    self.items = items
    self.time = time
  }

  /// Rows first, then what stands around them.
  public var perceived: [Appearance] { checkpoint + (supplementary ?? []) }

  /// The appearance of an item at this checkpoint, if it was visible.
  public subscript(item: ItemID) -> Appearance? {
    checkpoint.first { $0.item == item } ?? supplementary?.first { $0.item == item }
  }
}

/// How a run ended.
public enum RunEnd: Hashable, Codable, Sendable {
  /// All steps ran.
  case finished
  /// User code trapped during a step; `report` is what the process said.
  case trapped(step: Int, signal: Int, report: String)
  /// UIKit would have thrown: its text, the ledger id, and what led to it as far as the runtime knows.
  case exception(step: Int, ledgerID: String, text: String, cause: FaultCause? = nil)
  /// A step could not be performed: no such item, not on screen.
  case stepFailed(step: Int, reason: String)
  /// The result says nothing: an API that is not there, a seam that is not owned, a bound that was reached.
  case inconclusive(step: Int, reason: String)
}
