import CellTrace

/// UIKit would have thrown an exception.
package enum InvalidUpdate: Detector {
  package static let id = "invalid-update"
  package static let summary = "Fires when UIKit would throw: duplicate ids, counts that do not add up, a cell not dequeued."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      The app did something on which UIKit throws an exception, and the app would have ended there. The finding has UIKit's \
      own text, the call, what does not fit about it (identifiers, positions, expected and actual counts), and the step whose \
      change of the model led there.
      """,
    example: """
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [indexPath])      // the model still has the item
      }
      """,
    fix: "follow the cause: change the model inside the update block, by exactly what the list is told; or apply snapshots.",
    silentFor: [
      "anything UIKit only logs about, such as appending an identifier that is there already",
      "batches whose calls and model agree, in whatever order they are written",
      "identifiers that changed their hash: that is mutated-identifier",
      "sizes that never settle: that is size-never-settles",
      "identifiers that are not unique once an answer of the network was made up (.madeUp()): that is a warning",
      "an exception that only an index path from before a change explains: that is stale-index-access",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    for (_, trace) in runs.repetitions {
      guard let end = Exception(trace) else { continue }
      return end.isOwnedElsewhere ? [] : [finding(end, trace)]
    }
    return []
  }

  private static func finding(_ end: Exception, _ trace: Trace) -> Finding {
    var evidence: [String] = []
    if let cause = end.cause { evidence.append(FindingText.fault(cause)) }
    if let changed = end.changeBefore(in: trace) { evidence.append(changed) }
    evidence.append(FindingText.ledgerRow(end.ledgerID))
    var severity = severity
    if end.ledgerID == notUnique, let url = trace.madeUpAnswer {
      severity = .warning
      evidence.append(FindingText.madeUpAnswer(url))
    }
    return end.finding(detector: id, severity: severity, in: trace, evidence: evidence)
  }

  /// The row about identifiers that a snapshot has twice.
  private static let notUnique = "DIF-X01"
}
