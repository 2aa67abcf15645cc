import CellTrace

/// An identifier's hash changed since it was put into a snapshot.
package enum MutatedIdentifier: Detector {
  package static let id = "mutated-identifier"
  package static let summary = "Fires when an identifier's hash changed while a snapshot held it."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      An identifier that the list's data source holds gives another hash value than when it was applied, usually because it is \
      an object whose hash is made of fields that were written since. The data source can no longer find it: UIKit throws at \
      the next apply that has it, or says that it does not exist.
      """,
    example: """
      final class Task: Hashable {
        var title: String
        func hash(into hasher: inout Hasher) { hasher.combine(title) }   // title changes while the list shows it
      }
      """,
    fix: "hash and compare only what never changes, such as a stored id; better still, use the id itself as the identifier.",
    silentFor: [
      "objects whose hash is made of a stored id, whatever else changes in them",
      "values, which can't change inside a snapshot",
      "an edited value that is another identifier: that is unstable-identity",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    for (_, trace) in runs.repetitions {
      if let found = seen(in: trace) { return [found] }
      if let end = Exception(trace), end.isHashChange { return [thrown(end, trace)] }
    }
    return []
  }

  /// The first change that the data source noticed.
  private static func seen(in trace: Trace) -> Finding? {
    for step in trace.steps {
      for event in step.events {
        guard case .identifierChanged(let item, let type, let count) = event.kind else { continue }
        let words = FindingText.step(step.index, step.title)
        let title = trace.title(of: item, upTo: step.index)
        var evidence = [FindingText.changedHash(type: type, count: count)]
        if let end = Exception(trace), end.isHashChange {
          evidence.append(
            FindingText.invalidUpdate(step: FindingText.step(end.step, trace.title(ofStep: end.step)), text: end.text))
          if let cause = end.cause { evidence.append(FindingText.fault(cause)) }
          evidence.append(FindingText.ledgerRow(end.ledgerID))
        }
        let known = trace.steps.reversed().lazy.compactMap { $0[item] }.first
        return Finding(
          detector: id, severity: severity, summary: FindingText.mutatedIdentifier(title: title, type: type, step: words),
          item: item, itemTitle: title, cellType: known?.cellType ?? trace.screen, cell: known?.cell, property: "\(type).hash",
          observed: FindingText.otherHash, expected: FindingText.sameHash, originStep: step.index, seenStep: step.index,
          seen: FindingText.mutatedIdentifier(title: title, type: type, step: words), evidence: evidence)
      }
    }
    return nil
  }

  private static func thrown(_ end: Exception, _ trace: Trace) -> Finding {
    end.finding(
      detector: id, severity: severity, in: trace,
      evidence: (end.cause.map { [FindingText.fault($0)] } ?? []) + [FindingText.ledgerRow(end.ledgerID)])
  }
}
