import CellTrace

/// Findings of a whole search that are one bug: each was judged by a script of its own, so steps, items and cells say nothing, and what
/// they have in common is the app's code.
///
/// The one that leads to the cause stands for all; the others are its consequences and are told below it.
package enum SharedRoot {
  /// The findings by their bugs, as places in the list: the one that stands for a bug first, bugs in the order in which they were
  /// first met.
  package static func groups(of findings: [Finding]) -> [[Int]] {
    var groups: [[Int]] = []
    for index in findings.indices {
      let own = groups.indices.filter { group in groups[group].contains { isOneBug(findings[$0], findings[index]) } }
      guard let first = own.first else {
        groups.append([index])
        continue
      }
      groups[first] = own.flatMap { groups[$0] } + [index]
      for group in own.dropFirst().reversed() { groups.remove(at: group) }
    }
    return groups.map { group in
      let root = group.min { leads(findings[$0], findings[$1], $0 < $1) } ?? group[0]
      return [root] + group.filter { $0 != root }
    }
  }

  /// A finding with what else came of its bug.
  package static func told(_ root: Finding, consequences: [Finding]) -> Finding {
    var root = root
    root.evidence += consequences.map { FindingText.consequence($0.detector, $0.summary) }
    return root
  }

  private static func isOneBug(_ left: Finding, _ right: Finding) -> Bool {
    if isSameEnd(left, right) { return true }
    guard left.cellType == right.cellType else { return false }
    if isSameWork(left, right) || isWorkThatGoesOn(left, right) || isWorkThatGoesOn(right, left) { return true }
    if left.detector == right.detector, left.detector == LeakedAppearance.id { return isSameElement(left, right) }
    if left.detector == right.detector, left.detector == StaleIndexState.id, isSameView(left, right) { return true }
    if left.detector == right.detector, left.detector == StaleIndexAction.id, isSameArray(left, right) { return true }
    // A line that sets something for one item sets it for the other one, too. A type's own line says less.
    return left.originPlace != nil && left.originPlace == right.originPlace
  }

  /// What ends the app at one line for one reason, whatever was touched to get there, and whose cell that was.
  private static func isSameEnd(_ left: Finding, _ right: Finding) -> Bool {
    guard left.detector == right.detector, left.detector == InvalidUpdate.id || left.detector == Crash.id,
      let line = left.originPlace ?? left.anchors?.first?.place, line == right.originPlace ?? right.anchors?.first?.place
    else { return false }
    return left.shape == right.shape && left.evidence == right.evidence
  }

  /// Results of one piece of work, which puts several things into a cell.
  private static func isSameWork(_ left: Finding, _ right: Finding) -> Bool {
    guard left.detector == LateAsyncResult.id, right.detector == LateAsyncResult.id else { return false }
    let starts = left.evidence.filter(FindingText.isStart)
    return !starts.isEmpty && starts == right.evidence.filter(FindingText.isStart)
  }

  /// Work that nobody ends goes on for a former item, and what it does then is put into the next one's cell.
  private static func isWorkThatGoesOn(_ late: Finding, _ lasting: Finding) -> Bool {
    late.detector == LateAsyncResult.id && lasting.detector == UnbalancedLifecycle.id
      && lasting.shape == [UnbalancedLifecycle.goesOn]
  }

  /// Several values that one view keeps while its row's identifier passes to another item.
  private static func isSameView(_ left: Finding, _ right: Finding) -> Bool {
    let views = [left, right].map { $0.property.split(separator: ".").first }
    return left.property.contains(".") && views[0] == views[1] && left.shape == right.shape
  }

  /// A removal that leaves its row, seen at once and once the filter ended: one index of the shown rows is used in the other array.
  private static func isSameArray(_ left: Finding, _ right: Finding) -> Bool {
    let shapes = Set([left.shape, right.shape])
    return shapes == [["filtered", "removed"], ["deletes another"]]
  }

  /// Several properties of one view that nobody sets back.
  private static func isSameElement(_ left: Finding, _ right: Finding) -> Bool {
    guard let one = left.element, let other = right.element else { return false }
    return Fingerprint.normalized(one) == Fingerprint.normalized(other)
  }

  /// True if the first stands for the second: errors before warnings, what is told before what follows from it, then what came first.
  private static func leads(_ left: Finding, _ right: Finding, _ cameFirst: Bool) -> Bool {
    if left.severity != right.severity { return left.severity == .error }
    let speaks = Precedence.rules.contains { $0.speaks == left.detector && $0.isSilent == right.detector }
    let isSilent = Precedence.rules.contains { $0.speaks == right.detector && $0.isSilent == left.detector }
    return speaks == isSilent ? cameFirst : speaks
  }
}
