import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// The headless device of one run: shows the screen and performs steps on it.
///
/// Lives in the process of the run and is entered on the main thread only. What it records is the ``CellTrace/Trace``.
@MainActor package final class HostEngine {
  /// What happened so far.
  package var trace: Trace { recorder.trace }
  /// Called when a step begins, before anything happens: its index, the resolved interaction and its words.
  package var onStepBegin: ((Int, CellInteraction, String) -> Void)?
  /// Called when a step was recorded.
  package var onStepEnd: ((StepTrace) -> Void)?

  /// Virtual seconds that the last step waited for what came of it.
  package private(set) var waited = 0.0

  let screen: ScreenUnderTest
  private let recorder: StepRecorder
  /// Virtual time at which the last step began: what rebuild references show as "now".
  private var lastStepBegan = 0.0
  /// Work that items began and that goes on.
  private var lasting = OutstandingWork()
  private var attached = RepeatedAttachments()
  private var attachedInCells = AttachedInCells()
  private var inFlight = ActionsInFlight()
  /// Seconds after which the next step is over; nil: once nothing is pending.
  private var patience: Double?
  private let ignoredWork: [String]

  /// Builds the screen's model. Nothing is on screen until the first step.
  /// - Parameter begun: Called when the run has begun and no code of the screen has run yet.
  package init(_ source: ScreenSource, configuration: RunConfiguration, begun: () -> Void = {}) {
    let screenType = source.type
    RunState.begin(configuration)
    HostRun.setCompletionOrder(configuration.completionOrder, seed: configuration.seed)
    begun()
    ignoredWork = screenType.ignoredWork
    let answers = screenType.network
    if answers.contains(where: \.isMadeUp) { MadeUpJSON.install() }
    HostNetwork.script = { request in answers.lazy.compactMap { $0.reply(to: request) }.first }
    let recorder = StepRecorder(Trace(screen: QualifiedTypeName.of(screenType), configuration: configuration))
    self.recorder = recorder
    screen = ScreenUnderTest(configuration.windowSize)
    // What the screen's own making posts belongs to its opening.
    Probe.sink = { recorder.post($0) }
    AppResources.use(screenType.resources.map(\.path))
    screen.load(source.make())
    // Not the screen itself: at tear-down nothing of the harness may keep it alive.
    ListIdentity.declared = { [weak screen] list, indexPath in screen?.screen?.identity(at: indexPath, in: list) }
    for name in configuration.changesBeforeOpening { changeBeforeOpening(name) }
  }

  /// Makes a change of the data before the screen is opened: for a reference to a run that made it afterwards, so the screen has it.
  private func changeBeforeOpening(_ name: String) {
    guard let app = screen.screen, let mutation = app.mutations.first(where: { $0.name == name }) else { return }
    Probe.post(.mutated(name))
    mutation.perform(on: app)
    HostLoop.settle(within: 10)
  }

  /// Performs the opening of the screen and then every interaction; stops at the first step that fails.
  package func run(_ script: [CellInteraction]) {
    for interaction in [.open] + script {
      guard attempt(interaction) else { return }
    }
  }

  /// Performs one more interaction; the first one must be ``Interaction/open``. False if the run ends with it: the trace says why.
  package func attempt(_ interaction: CellInteraction) -> Bool {
    do {
      try step(interaction)
      guard let unowned = recorder.unowned else { return true }
      let reason = "the screen relied on what is not there yet: \(unowned)"
      recorder.finish(.inconclusive(step: trace.steps.count - 1, reason: reason))
    } catch let failure as StepFailure {
      recorder.finish(.stepFailed(step: trace.steps.count, reason: failure.description))
    } catch {
      recorder.finish(.inconclusive(step: trace.steps.count, reason: "\(error)"))
    }
    return false
  }

  /// The interactions that a script is performed as: one that consists of others becomes those.
  package static func parts(of script: [CellInteraction]) -> [CellInteraction] { script.flatMap { parts(of: $0) } }

  private static func parts(of interaction: CellInteraction) -> [CellInteraction] { interaction.performer.parts ?? [interaction] }

  /// Performs one interaction; ``Interaction/cycleCellStates`` becomes as many steps as it has flags to set and clear.
  package func step(_ interaction: CellInteraction) throws {
    for part in Self.parts(of: interaction) { try perform(part) }
  }

  private func perform(_ part: CellInteraction) throws {
    let index = trace.steps.count
    // Looking for an item scrolls already: what is written meanwhile belongs to this step.
    RunState.current.step = index
    let resolved = try part.performer.resolved(part, on: screen)
    let performer = resolved.performer
    let title = recorder.isRecorded(index) ? performer.title(StepNames(screen: screen)) : ""
    recorder.begin(index, resolved, title: title)
    onStepBegin?(index, resolved, title)
    lastStepBegan = HostLoop.now
    if resolved.facts.touchesContent { try screen.requireReachable(resolved.target) }
    let before = ScreensBefore(screen.window)
    screen.passing.isWatching = recorder.isRecorded(index)
    inFlight.begin(resolved)
    try performer.perform(on: screen)
    settle(after: resolved)
    lasting.note()
    attached.note()
    attachedInCells.note(configured: recorder.configured, target: resolved.target)
    for list in screen.lists { list.checkIdentifiers() }
    // Views of hosting controllers that are shown without their controller.
    HostingMisuse.check()
    if let shown = before.newScreen(in: screen) { Probe.post(.screenShown(shown)) }
    if let step = recorder.end(on: screen) { onStepEnd?(step) }
  }

  /// Lets everything come that an interaction began, or so much as comes while somebody who hurries does.
  private func settle(after interaction: CellInteraction) {
    let performed = HostLoop.now
    defer { waited = HostLoop.now - performed }
    if case .hurry(let seconds) = interaction { return patience = seconds }
    if let patience {
      self.patience = nil
      return HostLoop.advance(by: patience)
    }
    if inFlight.isSecond {
      HostLoop.settle(within: 10)
      HostRun.noteDataChange()
    }
    for text in HostLoop.settle(within: 10).works.map(\.marked) where !isIgnored(text) {
      Probe.post(.stillPending(text))
    }
  }

  /// The step under way with what was posted in it so far, for a run that ends in the middle of it; nil between steps.
  package func interruptedStep() -> StepTrace? { recorder.interruptedStep }

  // MARK: What copies of the run's process are made for

  /// Measures the live cells, those that wait off screen too, and recreates them from the model. The run can't go on after this:
  /// it is made for a copy of the run's process.
  /// - Parameters:
  ///   - looksAgain: Whether there are further looks at the rows: what bodies show that are evaluated again, and a screen that comes back.
  ///   - tell: Called with the reference, and again after further looks, which may add to it.
  package func rebuildReference(looksAgain: Bool = true, _ tell: (RebuildReference) -> Void) {
    var reference = RebuildReference(
      step: trace.steps.count - 1, live: screen.measured(), atStepEnd: nil, atStepStart: [])
    reference.untold = screen.untoldRows
    // Rows that are gone can't be asked for: the data source would end the copy.
    if let untold = reference.untold, !untold.keepsAllRows { return tell(reference) }
    let reads = HostLoop.wallClockReads
    if HostLoop.now > lastStepBegan {
      guard let rows = rebuilt() else {
        // Nobody knows what new cells would have shown then: as much as if they had shown the same.
        reference.atStepStart = reference.live
        return tell(reference)
      }
      reference.atStepEnd = rows
    }
    // Where nobody asked what time it is, both times show the same.
    if let atStepEnd = reference.atStepEnd, HostLoop.wallClockReads == reads {
      reference.atStepStart = atStepEnd
    } else {
      // At the time when the step began: what changes with time alone must not look like a change of the model.
      HostLoop.pinWallClock(at: lastStepBegan)
      reference.atStepStart = rebuilt() ?? reference.live
    }
    tell(reference)
    // Rows that show the time are no measure of what is copied.
    guard looksAgain, HostLoop.wallClockReads == reads else { return }
    screen.lookAgain(&reference, tell)
    tell(reference)
  }

  /// What new cells show; nil on a screen that never comes to rest if its rows came, went or moved meanwhile, as a timer makes them: that
  /// is another moment than the one that is looked at.
  private func rebuilt() -> [Appearance]? {
    screen.rebuildVisibleCells()
    let (began, stamps) = (HostLoop.now, screen.lists.map(\.dataStamp))
    HostLoop.settle(within: Self.patienceForRebuilding)
    let hasWaitedInVain = HostLoop.now - began >= Self.patienceForRebuilding
    return hasWaitedInVain && screen.lists.map(\.dataStamp) != stamps ? nil : screen.measured()
  }

  /// Seconds in which what new cells ask for has time to come.
  private static let patienceForRebuilding = 10.0

  /// What the cells show that items left behind, in a run with fresh cells.
  package func retiredReference() -> RebuildReference {
    RebuildReference(
      step: trace.steps.count - 1, live: screen.lists.flatMap { $0.retiredAppearances() }, atStepEnd: nil, atStepStart: [])
  }

  /// What the rows show in a cell that is made anew, several times at the same wall-clock time, each time with other draws. The run can't
  /// go on after this.
  package func redrawnReferences() -> [RebuildReference] {
    let now = HostLoop.now
    return (0..<Self.redraws).map { _ in
      HostLoop.pinWallClock(at: now)
      screen.redrawVisibleCells()
      HostLoop.settle(within: 10)
      return RebuildReference(step: trace.steps.count - 1, live: [], atStepEnd: nil, atStepStart: screen.measured())
    }
  }

  /// So often that a choice between two, which comes out alike half the time, shows in nearly every row.
  private static let redraws = 5

  /// Takes the screen down, lets everything end that it had started, and tells what is still alive. The run can't go on after
  /// this: it is made for a copy of the run's process.
  package func tearDown() -> [LeakedObject] { TearDown(screen: screen).leaks(besides: isIgnored) }

  /// True for pending work that the screen says is nobody's concern.
  private func isIgnored(_ text: String) -> Bool { ignoredWork.contains { text.contains($0) } }
}
