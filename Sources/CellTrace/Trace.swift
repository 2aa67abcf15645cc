/// What happened in one run.
package struct Trace: Hashable, Codable, Sendable {
  /// The format version this code writes.
  package static let currentVersion = 2

  /// The format version.
  package var version: Int
  /// The screen's name.
  package var screen: String
  /// What the run depended on.
  package var configuration: RunConfiguration
  /// Steps in order; the first is ``Interaction/open``.
  package var steps: [StepTrace]
  /// Rebuild references that copies of the run made, by step.
  package var references: [RebuildReference]
  /// What the run would have asked a policy or profile; nil if it ended before it could tell.
  package var consulted: ConsultedChoices?
  /// How the run ended.
  package var end: RunEnd
  /// What was still alive after the screen had been taken down; nil if nobody looked.
  package var leakedObjects: [LeakedObject]?
  /// The first address whose answer was made up, for nobody said how a server answers; nil if there was none.
  package var madeUpAnswer: String?

  /// Creates a trace.
  package init(
    version: Int = Trace.currentVersion, screen: String, configuration: RunConfiguration, steps: [StepTrace] = [],
    references: [RebuildReference] = [], consulted: ConsultedChoices? = nil, end: RunEnd = .finished
  ) {
    self.version = version
    self.screen = screen
    self.configuration = configuration
    self.steps = steps
    self.references = references
    self.consulted = consulted
    self.end = end
  }

  /// The script with every locator resolved: what re-runs replay.
  package var resolvedScript: [CellInteraction] { steps.dropFirst().map(\.interaction) }

  /// True if a step was over while what came of it, or of one before it, was still out: what it shows is no result.
  package func isHurried(_ index: Int) -> Bool {
    guard steps.indices.contains(index), index > 0 else { return false }
    return steps[index - 1].interaction.isHurry || (steps[index].interaction.isHurry && isHurried(index - 1))
  }

  /// True if there are such steps.
  package var isHurried: Bool { steps.contains { $0.interaction.isHurry } }
}

/// One interaction and what followed from it.
package struct StepTrace: Hashable, Codable, Sendable {
  /// 0 for the opening of the screen.
  package var index: Int
  /// The interaction, resolved.
  package var interaction: CellInteraction
  /// The interaction in words, for example `tap "More" in "Asthma"`.
  package var title: String
  /// What was posted during the step, in order.
  package var events: [TraceEvent]
  /// Appearances of all visible items after the step settled, by slot.
  package var checkpoint: [Appearance]
  /// What each list shows besides its cells; nil unless the run was asked for it.
  package var surroundings: [ListSurroundings]?
  /// Appearances of headers, footers and other supplementary views; nil if none is on screen. Their items are in no list's data.
  package var supplementary: [Appearance]?
  /// Numbers of the lists that a presented screen hides; nil if there are none. Their rows are in ``checkpoint`` as if they were in sight.
  package var covered: [Int]?
  /// What rows and headers showed that came and went while the step scrolled, each as it was seen first; nil if there were none.
  package var passing: [Appearance]?
  /// What can be read on the screen in front outside of its lists' rows; nil if nothing can.
  package var beside: [String]?
  /// What controls and fields on the screen in front say that is chosen, outside of its lists' rows; nil if there are none.
  package var choices: [ShownChoice]?
  /// Every item of every list in data order, visible or not.
  package var items: [CellItemID]
  /// Virtual seconds since the run began.
  package var time: Double

  /// Creates a step.
  package init(
    index: Int, interaction: CellInteraction, title: String, events: [TraceEvent] = [], checkpoint: [Appearance] = [],
    items: [CellItemID] = [], time: Double = 0
  ) {
    self.index = index
    self.interaction = interaction
    self.title = title
    self.events = events
    self.checkpoint = checkpoint
    self.items = items
    self.time = time
  }

  /// True unless a presented screen hides the list of an item.
  package func isInSight(_ item: CellItemID) -> Bool { covered?.contains(item.list) != true }

  /// Rows first, then what stands around them.
  package var perceived: [Appearance] { checkpoint + (supplementary ?? []) }

  /// The appearance of an item at this checkpoint, if it was visible.
  package subscript(item: CellItemID) -> Appearance? {
    checkpoint.first { $0.item == item } ?? supplementary?.first { $0.item == item }
  }
}

/// How a run ended.
package enum RunEnd: Hashable, Codable, Sendable {
  /// All steps ran.
  case finished
  /// User code trapped during a step; `report` is what the process said.
  case trapped(step: Int, signal: Int, report: String)
  /// UIKit would have thrown: its text, the ledger id, and what led to it as far as the runtime knows.
  case exception(step: Int, ledgerID: String, text: String, cause: FaultCause? = nil)
  /// A step could not be performed: no such item, not on screen.
  case stepFailed(step: Int, reason: String)
  /// The result says nothing: an API that is not there, a call that is not interposed, a bound that was reached.
  case inconclusive(step: Int, reason: String)
}
