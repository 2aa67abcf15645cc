import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The headless device of one run: a window with the screen in it, and the one who performs steps.
///
/// Lives in the process of the run and is entered on the main thread only. What it records is the ``CellTrace/Trace``.
@MainActor public final class HostEngine {
  /// What happened so far.
  public private(set) var trace: Trace
  /// Called when a step begins, before anything happens: its index, the resolved interaction and its words.
  public var onStepBegin: ((Int, Interaction, String) -> Void)?
  /// Called when a step was recorded.
  public var onStepEnd: ((StepTrace) -> Void)?

  let window: UIWindow
  /// The thing under test, until it is taken down.
  private(set) var screen: (any CellScreen)?
  /// Virtual time at which the last step began: what rebuild references show as "now".
  private var lastStepBegan = 0.0
  /// The first thing user code asked for that the host does not do: what follows can't be trusted.
  private var unowned: String?
  private var events: [TraceEvent] = []
  private var sequence = 0
  private var knownItems: (stamp: [[Int]], items: [ItemID])?
  /// Work that items began and that goes on.
  private var lasting = OutstandingWork()
  private let ignoredWork: [String]
  /// The step that has begun and not ended.
  private var begun: StepTrace?

  /// Builds the screen's model. Nothing is on screen until the first step.
  public init(_ screenType: any CellScreen.Type, configuration: RunConfiguration) {
    RunState.begin(configuration)
    HostRun.setCompletionOrder(configuration.completionOrder, seed: configuration.seed)
    ignoredWork = screenType.ignoredWork
    let answers = screenType.network
    HostNetwork.script = { request in answers.lazy.compactMap { $0.reply(to: request) }.first }
    trace = Trace(screen: String(reflecting: screenType), configuration: configuration)
    let size = configuration.windowSize
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.first ?? 390, height: size.last ?? 844))
    let recorder = Recorder()
    Probe.sink = { recorder.post($0) }
    AppResources.use(screenType.resources.map(\.path))
    screen = screenType.init()
    recorder.engine = self
    // Not the screen itself: at tear-down nothing of the harness may keep it alive.
    ListIdentity.declared = { [weak self] list, indexPath in self?.screen?.identity(at: indexPath, in: list) }
    events = recorder.early.map { kind in
      if case .unowned(let what) = kind, unowned == nil { unowned = what }
      sequence += 1
      return TraceEvent(sequence: sequence, kind: kind)
    }
  }

  /// Performs the opening of the screen and then every interaction; stops at the first step that fails.
  public func run(_ script: [Interaction]) {
    for interaction in [.open] + script {
      do {
        try step(interaction)
        if let unowned {
          trace.end = .inconclusive(step: trace.steps.count - 1, reason: "the screen relied on what is not there yet: \(unowned)")
          return
        }
      } catch let failure as StepFailure {
        trace.end = .stepFailed(step: trace.steps.count, reason: failure.description)
        return
      } catch {
        trace.end = .inconclusive(step: trace.steps.count, reason: "\(error)")
        return
      }
    }
  }

  /// The interactions that a script is performed as: a sweep becomes its parts.
  public static func parts(of script: [Interaction]) -> [Interaction] { script.flatMap(Sweep.parts) }

  /// Performs one interaction; ``Interaction/cycleCellStates`` becomes as many steps as it has flags to set and clear.
  public func step(_ interaction: Interaction) throws {
    for part in Sweep.parts(of: interaction) {
      let resolved = try resolve(part)
      let index = trace.steps.count
      RunState.current.step = index
      let isQuiet = index < trace.configuration.unrecordedSteps
      let title = isQuiet ? "" : StepTitle.text(for: resolved, in: self)
      begun = StepTrace(index: index, interaction: resolved, title: title)
      onStepBegin?(index, resolved, title)
      lastStepBegan = HostLoop.now
      try perform(resolved)
      for text in HostLoop.settle(within: 10).works.map(\.marked) where !isIgnored(text) {
        Probe.post(.stillPending(text))
      }
      lasting.note()
      record(index, resolved, title: title)
    }
  }

  /// The step under way with what was posted in it so far, for a run that ends in the middle of it; nil between steps.
  public func interruptedStep() -> StepTrace? {
    guard var step = begun else { return nil }
    step.events = events
    step.time = HostLoop.now
    return step
  }

  /// Measures the live cells, those that wait off screen too, and recreates them from the model. The run can't go on after this:
  /// it is made for a copy of the run's process.
  public func rebuildReference() -> RebuildReference {
    var reference = RebuildReference(
      step: trace.steps.count - 1, live: measured(), atStepEnd: nil, atStepStart: [])
    if HostLoop.now > lastStepBegan { reference.atStepEnd = rebuilt() }
    // At the time when the step began: what changes with time alone must not look like a change of the model.
    HostLoop.pinWallClock(at: lastStepBegan)
    reference.atStepStart = rebuilt()
    return reference
  }

  /// What the cells show that items left behind, in a run with fresh cells.
  public func retiredReference() -> RebuildReference {
    RebuildReference(
      step: trace.steps.count - 1, live: probes.flatMap { $0.retiredAppearances() }, atStepEnd: nil, atStepStart: [])
  }

  /// True for pending work that the screen says is nobody's concern.
  func isIgnored(_ text: String) -> Bool { ignoredWork.contains { text.contains($0) } }

  /// Gives up the last references to the screen.
  func letGoOfScreen() {
    window.rootViewController = nil
    screen = nil
  }

  private func rebuilt() -> [Appearance] {
    rebuildVisibleCells()
    HostLoop.settle(within: 10)
    return measured()
  }

  /// Replaces every visible cell by a new one, with the random draws that its item had when it was first shown.
  func rebuildVisibleCells() {
    HostRun.restartItemDraws()
    for probe in probes { probe.rebuildVisibleCells() }
  }

  private func appearances(measuring: Bool, waiting: Bool = false) -> [Appearance] {
    probes.flatMap { $0.appearances(measuring: measuring, waiting: waiting) }
  }

  /// What references compare: items, and what stands around them.
  private func measured() -> [Appearance] {
    appearances(measuring: true, waiting: true) + probes.flatMap { $0.supplementaryAppearances() }
  }

  fileprivate func post(_ kind: TraceEvent.Kind) {
    if case .unowned(let what) = kind, unowned == nil { unowned = what }
    guard trace.steps.count >= trace.configuration.unrecordedSteps else { return }
    sequence += 1
    events.append(TraceEvent(sequence: sequence, kind: kind))
  }

  private func record(_ index: Int, _ interaction: Interaction, title: String) {
    var step = StepTrace(index: index, interaction: interaction, title: title, time: HostLoop.now)
    for probe in probes { probe.checkIdentifiers() }
    checkHosting()
    if index >= trace.configuration.unrecordedSteps {
      step.events = events
      step.checkpoint = appearances(measuring: false)
      if trace.configuration.keepsSurroundings { step.surroundings = probes.map { $0.surroundings() } }
      let supplementary = probes.flatMap { $0.supplementaryAppearances() }
      if !supplementary.isEmpty { step.supplementary = supplementary }
      step.items = items()
    }
    events = []
    begun = nil
    trace.steps.append(step)
    onStepEnd?(step)
  }

  /// Every item of every list. Asked for only after the data changed: a long list costs nothing in steps that only look at it.
  private func items() -> [ItemID] {
    let probes = probes
    let stamp = probes.map(\.dataStamp)
    if let known = knownItems, known.stamp == stamp { return known.items }
    let items = probes.flatMap { probe in probe.items().map(\.item) }
    knownItems = (stamp, items)
    return items
  }

  /// The lists on screen, in order of first display.
  var probes: [ListProbe] { ListProbe.probes(in: window) }
}

/// Receives events also while the engine, and with it the screen, is still being built.
@MainActor private final class Recorder {
  weak var engine: HostEngine?
  var early: [TraceEvent.Kind] = []

  /// Comes from any thread of the run: requests are sent on their session's.
  nonisolated func post(_ kind: TraceEvent.Kind) {
    MainActorAssumption.run {
      if let engine { engine.post(kind) } else { early.append(kind) }
    }
  }
}
