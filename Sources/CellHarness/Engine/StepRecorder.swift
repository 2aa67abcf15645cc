import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Writes the trace: collects what is posted, and what the screen shows when a step is over. It knows nothing of the screen between
/// steps, so that it keeps none alive.
@MainActor final class StepRecorder {
  private(set) var trace: Trace
  /// The first thing user code asked for that the host does not do: what follows can't be trusted.
  private(set) var unowned: String?
  private var events: [TraceEvent] = []
  private var sequence = 0
  private var knownItems: (stamp: [[Int]], items: [CellItemID])?
  /// The step that has begun and not ended.
  private var begun: StepTrace?

  init(_ trace: Trace) { self.trace = trace }

  /// Comes from any thread of the run: requests are sent on their session's.
  nonisolated func post(_ kind: TraceEvent.Kind) { MainActorAssumption.run { receive(kind) } }

  private func receive(_ kind: TraceEvent.Kind) {
    if case .unowned(let what) = kind, unowned == nil { unowned = what }
    if case .cellConfigured(let cell, let item, _, let reason, _) = kind, reason != .reference { configured[item] = cell }
    guard isRecorded(trace.steps.count) else { return }
    sequence += 1
    let frames = trace.configuration.recordsPlaces ? AppCode.innermostFrames(40) + AppCode.framesOfWork() : []
    events.append(TraceEvent(sequence: sequence, kind: kind, codeFrames: frames))
  }

  /// True for steps whose events and appearances are kept.
  func isRecorded(_ index: Int) -> Bool { index >= trace.configuration.unrecordedSteps }

  /// The cells that were configured in the step under way, by their items; in steps that are not recorded, too.
  private(set) var configured: [CellItemID: CellID] = [:]

  /// A step begins.
  func begin(_ index: Int, _ interaction: CellInteraction, title: String) {
    begun = StepTrace(index: index, interaction: interaction, title: title)
  }

  /// The step under way with what was posted in it so far; nil between steps.
  var interruptedStep: StepTrace? {
    guard var step = begun else { return nil }
    step.events = events
    step.time = HostLoop.now
    return step
  }

  /// The step under way is over: what the screen shows now belongs to it.
  func end(on screen: ScreenUnderTest) -> StepTrace? {
    guard var step = interruptedStep else { return nil }
    if isRecorded(step.index) {
      step.checkpoint = screen.appearances(measuring: false)
      if trace.configuration.keepsSurroundings { step.surroundings = screen.lists.map { $0.surroundings() } }
      let supplementary = screen.supplementaryAppearances()
      if !supplementary.isEmpty { step.supplementary = supplementary }
      let covered = screen.coveredLists.sorted()
      if !covered.isEmpty { step.covered = covered }
      step.passing = screen.passing.taken(besides: step.perceived)
      step.beside = screen.textsBeside
      step.choices = screen.choicesBeside
      step.items = items(of: screen.lists)
    }
    events = []
    configured = [:]
    begun = nil
    trace.steps.append(step)
    return step
  }

  /// The run is over.
  func finish(_ end: RunEnd) { trace.end = end }

  /// Every item of every list. Asked for only after the data changed: a long list costs nothing in steps that only look at it.
  private func items(of lists: [ListProbe]) -> [CellItemID] {
    let stamp = lists.map(\.dataStamp)
    if let known = knownItems, known.stamp == stamp { return known.items }
    let items = lists.flatMap { list in list.items().map(\.item) }
    knownItems = (stamp, items)
    return items
  }
}
