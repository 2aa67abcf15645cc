import CellTrace

/// Where a run stood when it ended in the middle of a step.
struct RunEndContext {
  var stepTitle: String
  /// The interaction's kind, for example `tapAction`.
  var interactionName: String
  var item = ItemID.screen
  var itemTitle: String
  var cellType: String
  var cell: CellID?

  init(ofStep index: Int, in trace: Trace) {
    let step = trace.step(index)
    stepTitle = step?.title ?? ""
    interactionName = step?.interaction.facts.name ?? "open"
    itemTitle = trace.screen
    cellType = trace.screen
    for event in (step?.events ?? []).reversed() {
      guard let (item, cell) = Self.subject(of: event.kind) else { continue }
      self.item = item
      self.cell = cell
      itemTitle = trace.title(of: item, upTo: index)
      break
    }
    if item != .screen {
      let known = trace.steps.reversed().lazy.compactMap { [item] step in step[item] }.first
      cellType = known?.cellType ?? cell.flatMap(trace.cellType) ?? trace.screen
    }
  }

  /// The item that an event was about, and its cell if the event names it.
  private static func subject(of event: TraceEvent.Kind) -> (ItemID, CellID?)? {
    switch event {
    case .cellReused(let cell, _, _, let item), .preparedForReuse(let cell, let item),
      .cellConfigured(let cell, let item, _, _, _), .willDisplay(let cell, let item, _),
      .didEndDisplaying(let cell, let item, _), .cellResized(let cell, let item, _, _):
      (item, cell)
    case .contentViewMade(let cell, let item?, _), .contentViewUpdated(let cell, let item?, _),
      .configurationUpdated(let cell, let item?, _, _), .handlerRan(let cell, _, _, let item?, _),
      .handlerAssigned(let cell, _, let item?, _), .addedAgain(let cell, _, _, let item?, _):
      (item, cell)
    case .indexPathHandedOut(let item, _, _, _), .indexPathUsed(_, let item?, _, _, _), .actionsOffered(let item, _, _, _),
      .actionFired(let item, _, _, _, _),
      .menuOpened(let item?, _, _), .menuClosed(let item?, _), .alertShown(let item?, _),
      .controlFired(let item?, _, _), .stateCreated(_, let item?, _, _, _, _), .stateWritten(_, let item?, _, _, _, _),
      .bodyEvaluated(let item?, _), .inputKept(let item?, _), .lifecycle(let item?, _, _), .stateReset(_, let item?),
      .requestSent(let item?, _, _, _), .workLasting(let item, _), .resultChosen(let item?, _, _), .resultsReleased(let item?):
      (item, nil)
    case .contentViewMade, .contentViewUpdated, .configurationUpdated, .handlerRan, .handlerAssigned, .controlFired,
      .stateCreated, .stateWritten, .bodyEvaluated, .inputKept, .lifecycle, .stateReset, .cellCreated, .cellPooled,
      .snapshotApplied,
      .itemsWithoutIdentity, .identifierChanged, .rowsReidentified, .hostingMisused,
      .indexPathUsed, .mutated, .delegateCall, .menuOpened, .menuClosed, .alertShown, .alertClosed, .screenShown, .announced,
      .keyboardLost, .handedOver,
      .addedAgain, .requestSent, .warning,
      .resultChosen, .resultsReleased, .stillPending, .attachedAgain, .formerValueShown, .unowned:
      nil
    }
  }
}
