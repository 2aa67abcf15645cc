import CellTrace

/// UIKit would have thrown an exception.
public enum InvalidUpdate: Detector {
  public static let id = "invalid-update"
  public static let summary = "Fires when UIKit would throw: duplicate ids, counts that do not add up, a cell not dequeued."
  public static let severity = Severity.error
  public static let needs: Set<RunKind> = []

  public static let page = DetectorPage(
    meaning: "The app did something on which UIKit throws an exception, and the app would have ended there.",
    example: "snapshot.appendItems([1, 1])            // an identifier twice",
    fix: "follow the exception's own text; it names the call and the values that do not fit.",
    silentFor: [
      "anything UIKit only logs about",
      "an exception that only an index path from before a change explains: that is stale-index-access",
    ])

  public static func judge(_ runs: RunSet) -> Verdict {
    verdict(runs) { runs in
      if StaleIndexAccess.explainsEnd(of: runs) { return [] }
      for trace in [runs.main, runs.control, runs.fresh] {
        guard let trace, case .exception(let step, let ledgerID, let text) = trace.end else { continue }
        return [finding(step, ledgerID, text, trace)]
      }
      return []
    }
  }

  private static func finding(_ index: Int, _ ledgerID: String, _ text: String, _ trace: Trace) -> Finding {
    let scene = Scene(ofStep: index, in: trace)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.invalidUpdate(step: FindingText.step(index, scene.stepTitle), text: text),
      item: scene.item, itemTitle: scene.itemTitle, cellType: scene.cellType, cell: scene.cell, property: "exception",
      observed: text, expected: FindingText.nothing, bornStep: index, seenStep: index, seen: text,
      evidence: [FindingText.ledgerRow(ledgerID)], shape: [ledgerID, scene.interactionName])
  }
}
