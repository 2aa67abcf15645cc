import CellTrace

/// Views that every configuration adds once more.
extension AddedAtConfiguration {
  // MARK: Views that are added

  static func grown(after index: Int, again: Trace, once: Trace, _ trace: Trace) -> [Finding] {
    guard let before = trace.step(index), let second = again.lastIfFinished, let first = again.steps.dropLast().last,
      let anew = once.lastIfFinished
    else { return [] }
    let types = reconfigured(in: trace)
    var known: Set<[String]> = []
    return second.checkpoint.compactMap { row in
      guard types[row.cellType] == index, let then = before[row.item], let between = first[row.item], let other = anew[row.item],
        ![row, then, between, other].contains(where: \.isUnsettled), other.flags == row.flags
      else { return nil }
      let counts = [other, then, between, row].map(Kin.counts)
      let added = row.elements.first { element in
        let (anew, zero, one, two) = (
          counts[0][Kin(element)], counts[1][Kin(element)], counts[2][Kin(element)], counts[3][Kin(element)]
        )
        guard let anew, let zero, let one, let two else { return false }
        return anew <= zero && zero < one && one < two
      }
      guard let added, let now = counts[3][Kin(added)], let right = counts[0][Kin(added)],
        known.insert([row.cellType, Names.type(ofPath: added.path)]).inserted
      else { return nil }
      return finding(added, count: now, expected: right, row, index, trace)
    }
  }

  private static func finding(
    _ added: Element, count: Int, expected: Int, _ row: Appearance, _ step: Int, _ trace: Trace
  ) -> Finding {
    let property = Names.type(ofPath: added.path)
    return Finding(
      detector: id, severity: severity, summary: FindingText.viewAdded(property, cellType: row.cellType), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: trace.step(step)?[row.item]?.cell, property: property,
      observed: "\(count)", expected: "\(expected)", originStep: step, seenStep: step,
      seen: FindingText.viewSeen(row.title, "\(added.words) (\(property))", count: count, expected: expected),
      element: added.path,
      evidence: [FindingText.reconfigured(step: FindingText.step(step, trace.title(ofStep: step)))], shape: ["view"])
  }
}
