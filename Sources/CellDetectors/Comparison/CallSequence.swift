import CellTrace

/// What the list asked of the app in one step: provider, display and end-of-display calls in order.
struct CallSequence: Hashable {
  enum Kind: String { case configured, willDisplay, didEndDisplaying }

  struct Call: Hashable {
    var kind: Kind
    var item: ItemID
    var slot: Slot
  }

  var calls: [Call]

  init(_ step: StepTrace) {
    calls = step.events.compactMap { event in
      switch event.kind {
      case .cellConfigured(_, let item, let slot, let reason, _):
        reason == .reference ? nil : Call(kind: .configured, item: item, slot: slot)
      case .willDisplay(_, let item, let slot): Call(kind: .willDisplay, item: item, slot: slot)
      case .didEndDisplaying(_, let item, let slot): Call(kind: .didEndDisplaying, item: item, slot: slot)
      case .cellCreated, .cellReused, .preparedForReuse, .cellPooled, .contentViewMade, .contentViewUpdated, .cellResized,
        .configurationUpdated, .handlerAssigned, .handlerRan, .stateCreated, .stateWritten, .stateReset, .bodyEvaluated,
        .inputKept,
        .itemsWithoutIdentity, .identifierChanged, .rowsReidentified, .hostingMisused,
        .lifecycle, .snapshotApplied, .indexPathHandedOut, .indexPathUsed, .mutated, .delegateCall, .actionsOffered, .actionFired,
        .menuOpened, .menuClosed, .alertShown, .alertClosed, .screenShown, .announced, .keyboardLost, .handedOver, .addedAgain,
        .controlFired,
        .requestSent, .resultChosen,
        .resultsReleased, .warning, .stillPending, .workLasting, .attachedAgain, .formerValueShown, .unowned:
        nil
      }
    }
  }
}
