import CellTrace

/// The exception that ended a run.
struct Exception {
  var step: Int
  var ledgerID: String
  var text: String
  var cause: FaultCause?

  /// nil if the run ended otherwise.
  init?(_ trace: Trace) {
    guard case .exception(let step, let ledgerID, let text, let cause) = trace.end else { return nil }
    self.step = step
    self.ledgerID = ledgerID
    self.text = text
    self.cause = cause
  }

  /// True if a detector of its own explains the exception.
  var isOwnedElsewhere: Bool { isHashChange || isLoop }

  /// An identifier whose hash changed.
  var isHashChange: Bool {
    if ledgerID == "DIF-X08" { return true }
    switch cause?.problem {
    case .changedHash, .unknownIdentifier(_, changedHash: true): return true
    case .itemCount, .sectionCount, .outOfBounds, .sectionOutOfBounds, .conflict, .duplicates, .unknownIdentifier, .noSections,
      .reentrant, .registeredInProvider, .wrongView, .otherRegistration, .unregistered, .directMutation, .unsteadySize,
      .layoutLoop, nil:
      return false
    }
  }

  /// Layout that never ends.
  var isLoop: Bool { ledgerID == "SIZ-10" }

  /// The change of the model that the list had not heard of when the exception came, if it was in another step.
  func changeBefore(in trace: Trace) -> String? {
    guard cause?.problem.dependsOnModel == true else { return nil }
    let counted = trace.steps.last { step in
      step.index < self.step
        && step.events.contains {
          if case .snapshotApplied(let list, _, _, _, _, _, _) = $0.kind { list == cause?.list ?? list } else { false }
        }
    }
    guard let changed = trace.steps.last(where: { $0.index < step && $0.index > (counted?.index ?? -1) && $0.mutates }) else {
      return nil
    }
    return FindingText.changedBefore(
      step: FindingText.step(changed.index, changed.title), counted: counted.map { FindingText.step($0.index, $0.title) })
  }

  /// The finding of a detector that explains this exception.
  func finding(detector: String, severity: Severity, in trace: Trace, summary: String? = nil, evidence: [String]) -> Finding {
    let context = RunEndContext(ofStep: step, in: trace)
    let concernsItem = cause?.problem.concernsItem ?? true
    return Finding(
      detector: detector, severity: severity,
      summary: summary ?? FindingText.invalidUpdate(step: FindingText.step(step, context.stepTitle), text: text),
      item: concernsItem ? context.item : .screen, itemTitle: concernsItem ? context.itemTitle : trace.screen,
      cellType: concernsItem ? context.cellType : trace.screen, cell: concernsItem ? context.cell : nil,
      property: cause?.call ?? "exception", observed: text, expected: FindingText.nothing, originStep: step, seenStep: step,
      seen: text, evidence: evidence, shape: [ledgerID, context.interactionName])
  }
}

extension FaultCause.Problem {
  /// True if the exception came while the list asked for the view of one item.
  fileprivate var concernsItem: Bool {
    switch self {
    case .registeredInProvider, .wrongView, .otherRegistration, .unregistered, .unsteadySize, .layoutLoop: true
    case .itemCount, .sectionCount, .outOfBounds, .sectionOutOfBounds, .conflict, .duplicates, .unknownIdentifier, .noSections,
      .changedHash, .reentrant, .directMutation:
      false
    }
  }

  /// True if a model that changed earlier may be the reason.
  fileprivate var dependsOnModel: Bool {
    switch self {
    case .itemCount, .sectionCount, .outOfBounds, .sectionOutOfBounds: true
    case .conflict, .duplicates, .unknownIdentifier, .noSections, .changedHash, .reentrant, .registeredInProvider, .wrongView,
      .otherRegistration, .unregistered, .directMutation, .unsteadySize, .layoutLoop:
      false
    }
  }
}

extension StepTrace {
  /// True if the model was changed on purpose in the step.
  var mutates: Bool {
    events.contains { if case .mutated = $0.kind { true } else { false } }
  }
}
