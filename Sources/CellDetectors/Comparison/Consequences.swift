/// Findings that only repeat what another one explains.
enum Consequences {
  /// The findings without those that follow from an act that hit another item.
  ///
  /// The item that was hit has changed in the model behind its cell's back, and the item that was touched forgets what the touch
  /// showed: mending the index mends both.
  static func removed(from findings: [Finding]) -> [Finding] {
    let misdirected = findings.filter { $0.detector == StaleIndexAction.id }
    if misdirected.isEmpty { return findings }
    return findings.filter { finding in
      !misdirected.contains { act in
        guard finding.bornStep == act.seenStep else { return false }
        return (finding.detector == StaleContent.id && finding.item == act.item)
          || (finding.detector == LostViewState.id && finding.item == act.sourceItem)
      }
    }
  }
}
