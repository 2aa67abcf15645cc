import CellDetectors
import CellTrace
import HeadlessCore

/// Finds lines of the app's code for findings whose detectors know none.
///
/// Who wrote what is not recorded while runs are judged: it takes longer than all the rest. Once there is a finding, its script is
/// performed once more in a run that records it.
struct AnchorRuns {
  /// The runs the finding was seen in.
  let runs: RunSet
  let references: ReferenceRuns

  /// The finding with the lines that it leads to, the nearest first; they are looked up with all others of a report.
  func anchored(_ finding: Finding) throws -> Finding {
    guard finding.originPlace == nil || finding.originPlace?.mark != nil else { return finding }
    let trace = try recorded()
    var found = finding
    found.anchors =
      (finding.anchors ?? []) + writes(of: finding, in: trace).map { Finding.Anchor(.write, $0) } + calls(of: finding, in: trace)
      + AppCode.places(ofTypes: types(of: finding) + bodies(for: finding, in: trace)).map { Finding.Anchor(.type, $0) }
    return found
  }

  /// The script of the main run, with the code behind every write and event.
  private func recorded() throws -> Trace {
    var configuration = runs.main.configuration
    configuration.recordsPlaces = true
    let script = runs.main.end == .finished ? runs.main.completedScript : runs.main.resolvedScript
    return try references.run(
      ReferenceRequest(script: script, configuration: configuration, purpose: "the run that records places"))
  }

  // MARK: The write

  /// What wrote the property that is wrong, or something above it that decides whether it is seen.
  private func writes(of finding: Finding, in trace: Trace) -> [SourcePlace] {
    guard let step = trace.step(finding.seenStep), let row = step.perceived.first(where: { $0.item == finding.item }) else {
      return []
    }
    let name = finding.property.split(separator: ".").last.map(String.init)
    let element = row.elements.first { $0.path == finding.element }
    let own = element?.properties.first { $0.name == name }?.provenance ?? element?.provenance
    let others = row.evidence.filter { (finding.element ?? "").hasPrefix($0.path) }.map(\.provenance)
    let state = row.stateCells.first { "\($0.viewType).\($0.property)" == finding.property }?.lastWrite
    let frames = [state, own].compactMap(\.self) + others.sorted { $0.step > $1.step }
    return frames.compactMap { SourcePlace(unresolved: $0.writtenAt) }
  }

  // MARK: The call

  /// What ran in the step where the defect came about: for its item, or for the screen if the finding names none.
  private func calls(of finding: Finding, in trace: Trace) -> [Finding.Anchor] {
    func events(_ index: Int?, where isWanted: (TraceEvent.Kind) -> Bool) -> [SourcePlace] {
      let events = index.flatMap(trace.step)?.events ?? []
      return events.reversed().filter { isWanted($0.kind) }.compactMap { SourcePlace(unresolved: $0.codeFrames) }
    }
    let steps = [finding.seenStep, finding.originStep]
    let faults = events(finding.seenStep) { if case .warning = $0 { true } else { false } }
    let cells = trace.steps.filter { $0.index <= finding.seenStep }.map(\.index).reversed().lazy.compactMap { index in
      events(index) { asks($0, for: finding) }.first
    }
    let changes = steps.flatMap { events($0) { changesData($0) } }
    let isOfData = finding.cell == nil
    let provider = cells.first.map { [Finding.Anchor(.provider, $0)] } ?? []
    let called = (faults + changes).prefix(6).map { Finding.Anchor(.call, $0) }
    return isOfData ? called + provider : provider + called
  }

  /// True for what is posted while the app asks the list for the cell of the finding's item.
  private func asks(_ kind: TraceEvent.Kind, for finding: Finding) -> Bool {
    switch kind {
    case .cellReused(let cell, _, _, let item): item == finding.item && (finding.cell ?? cell) == cell
    case .cellCreated(let cell, _): cell == finding.cell
    case .preparedForReuse(let cell, let item): item == finding.item && (finding.cell ?? cell) == cell
    case .cellConfigured, .willDisplay, .didEndDisplaying, .cellPooled, .contentViewMade, .contentViewUpdated, .cellResized,
      .configurationUpdated, .handlerAssigned, .handlerRan, .stateCreated, .stateWritten, .stateReset, .hostingMisused,
      .bodyEvaluated, .inputKept, .lifecycle, .snapshotApplied, .itemsWithoutIdentity, .identifierChanged, .rowsReidentified,
      .indexPathHandedOut, .indexPathUsed, .mutated, .delegateCall, .actionsOffered, .actionFired, .menuOpened, .menuClosed,
      .alertShown, .alertClosed, .screenShown, .announced, .keyboardLost, .handedOver, .addedAgain, .controlFired, .requestSent,
      .resultChosen,
      .resultsReleased, .warning, .stillPending,
      .workLasting, .attachedAgain, .formerValueShown, .unowned:
      false
    }
  }

  /// True for what is posted while the app tells the list of its data, or does something that belongs to no cell.
  private func changesData(_ kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .snapshotApplied, .rowsReidentified, .identifierChanged, .requestSent, .hostingMisused, .indexPathUsed,
      .stateWritten:
      true
    case .cellCreated, .cellReused, .preparedForReuse, .cellConfigured, .willDisplay, .didEndDisplaying, .cellPooled,
      .contentViewMade, .contentViewUpdated, .cellResized, .configurationUpdated, .handlerAssigned, .handlerRan, .stateCreated,
      .stateReset, .bodyEvaluated, .inputKept, .lifecycle, .itemsWithoutIdentity, .indexPathHandedOut, .mutated,
      .delegateCall, .actionsOffered, .actionFired, .menuOpened, .menuClosed, .alertShown, .alertClosed, .screenShown, .announced,
      .keyboardLost, .handedOver,
      .addedAgain, .controlFired,
      .resultChosen, .resultsReleased, .warning, .stillPending, .workLasting, .attachedAgain, .formerValueShown, .unowned:
      false
    }
  }

  // MARK: The type

  /// Types of views whose bodies ran for the finding's item, in its steps or before: those of the app say where its list is made.
  private func bodies(for finding: Finding, in trace: Trace) -> [String] {
    func views(_ step: StepTrace?, where isWanted: (ItemID?) -> Bool) -> [String] {
      (step?.events ?? []).reversed().compactMap { event in
        if case .bodyEvaluated(let item, let view) = event.kind, isWanted(item) { view } else { nil }
      }
    }
    let steps = [trace.step(finding.seenStep), finding.originStep.flatMap(trace.step)]
    let own = (steps + trace.steps.map { $0 }).flatMap { views($0) { $0 == finding.item } }
    return own + (steps + trace.steps.map { $0 }).flatMap { views($0) { $0 == nil } }
  }

  /// Names of types that the finding speaks of, the innermost first: views around the element, the property's owner, the cell.
  private func types(of finding: Finding) -> [String] {
    let views = (finding.element ?? "").split(separator: "/").reversed().map(String.init)
    let owner = finding.property.split(separator: ".").dropLast().map(String.init)
    let module = runs.main.screen.split(separator: ".").first.map(String.init) ?? ""
    return views + owner.suffix(1) + [finding.cellType, finding.property]
      + (finding.cellType.hasPrefix(module) ? [] : [runs.main.screen])
  }
}
