import CellTrace

/// Actions that write back what they captured when they were offered.
extension StaleIndexAction {
  /// An action that does to its item what it should, and takes away what came since it was offered, or brings back what went: it writes
  /// the data back as they were then.
  static func writtenBack(
    _ reference: ActionReference, _ actual: [ItemID: ModelEffect.Change], _ expected: [ItemID: ModelEffect.Change],
    _ meant: ItemID, _ wanted: ModelEffect.Change, _ trace: Trace
  ) -> Finding? {
    if reference.onlyCellsDiffer { return keptInput(reference, actual, expected, meant, wanted, trace) }
    guard let act = ItemAction.all(in: trace).first(where: { $0.step == reference.step }), let opener = act.openers.first,
      let offered = trace.step(opener).map({ Set($0.items) })
    else { return nil }
    let victims = actual.filter { entry in
      guard entry.key != meant, expected[entry.key] == nil else { return false }
      return entry.value.kind == .removed
        ? !offered.contains(entry.key)
        : entry.value.kind == .inserted && offered.contains(entry.key)
    }
    guard let victim = victims.min(by: { ($0.value.kind, $0.key) < ($1.value.kind, $1.key) }) else { return nil }
    var found = finding(reference, victim.key, victim.value, meant, wanted, trace)
    found.evidence.append(FindingText.writtenBack(offered: FindingText.step(opener, trace.title(ofStep: opener))))
    found.shape = ["written back", victim.value.kind.name]
    return found
  }

  /// An action that does to its item what it should, and more to another one than in cells made anew: its row kept what it was made with.
  private static func keptInput(
    _ reference: ActionReference, _ actual: [ItemID: ModelEffect.Change], _ expected: [ItemID: ModelEffect.Change],
    _ meant: ItemID, _ wanted: ModelEffect.Change, _ trace: Trace
  ) -> Finding? {
    let victims = actual.filter { $0.key != meant && expected[$0.key] == nil }
    guard let victim = victims.min(by: { ($0.value.kind, $0.key) < ($1.value.kind, $1.key) }) else { return nil }
    var found = finding(reference, victim.key, victim.value, meant, wanted, trace)
    found.evidence.append(FindingText.keptInput)
    found.shape = ["kept input", victim.value.kind.name]
    return found
  }

  /// An action that does to its item what it should, and gives it back what the data changed since the action was offered: it saves the
  /// copy of the item that it captured then. What is chosen on a form is not asked: its fields show what will be saved.
  static func copyWrittenBack(
    _ reference: ActionReference, _ actual: [ItemID: ModelEffect.Change], _ meant: ItemID, _ wanted: ModelEffect.Change,
    _ trace: Trace
  ) -> Finding? {
    guard let change = actual[meant], change.kind == .changed, wanted.kind == .changed,
      let act = ItemAction.all(in: trace).first(where: { $0.step == reference.step }), act.openers.count == 1,
      let offering = trace.step(act.openers[0]), offering.interaction.facts.role == .opens,
      trace.step(act.step)?.interaction.facts.role == .chooses, let offered = offering[act.item],
      let before = reference.actual.before.first(where: { $0.item == meant }),
      wanted.values.allSatisfy({ change.values[$0.key] == $0.value })
    else { return nil }
    let taken = change.values.filter { key, value in
      let then = offered.value(at: key.moved(from: before, to: offered))
      return wanted.values[key] == nil && then == value && before.value(at: key) != value
    }
    guard taken.count == change.values.count - wanted.values.count,
      let key = taken.keys.min(by: { ($0.name == "text" ? 0 : 1, $0.path) < ($1.name == "text" ? 0 : 1, $1.path) }),
      let old = taken[key], let new = before.value(at: key)
    else { return nil }
    var found = finding(reference, meant, change, meant, wanted, trace)
    found.summary = FindingText.copyWrittenBack(
      action: ActionWords(reference.step, on: reference.item, in: trace).words, title: before.title, old: old)
    (found.observed, found.expected, found.element) = (old, new, key.path)
    found.seen = FindingText.copyWrittenBackSeen(before.title, old: old, new: new)
    found.evidence.append(FindingText.writtenBack(offered: FindingText.step(offering.index, offering.title)))
    found.shape = copyShape
    found.fix = FindingText.fixCopyWrittenBack
    return found
  }

  /// An action that changes nothing when the data changed before it was opened, and else puts a copy of its own row in the place of
  /// another one: it saves the whole item at the position that the item had when a screen was opened for it.
  static func overwritten(
    _ reference: ActionReference, _ actual: [ItemID: ModelEffect.Change], _ expected: [ItemID: ModelEffect.Change], _ trace: Trace
  ) -> Finding? {
    func row(_ item: ItemID, _ rows: [Appearance]) -> Appearance? { rows.first { $0.item == item } }
    guard expected.isEmpty, actual.count == 1, let (item, change) = actual.first, change.kind == .changed, item != reference.item,
      let own = row(reference.item, reference.actual.before), let former = row(item, reference.actual.before),
      let copy = row(item, reference.actual.after), former.title != own.title, copy.title == own.title,
      AppearanceDiff.contentDifferences(of: copy, from: own).allSatisfy({ $0.kind == .geometry }),
      let act = ItemAction.all(in: trace).first(where: { $0.step == reference.step }), let opener = act.openers.first
    else { return nil }
    return overwritten(reference, own: own.title, former, change, opened: opener, trace)
  }

  /// The same, of which somebody else knows.
  static func overwritten(
    _ reference: ActionReference, own: String, _ former: Appearance,
    _ change: ModelEffect.Change = ModelEffect.Change(kind: .changed), opened: Int, _ trace: Trace
  ) -> Finding {
    var found = finding(reference, former.item, change, reference.item, change, trace)
    let action = ActionWords(reference.step, on: reference.item, in: trace).words
    found.summary = FindingText.overwritten(action: action, target: own, victim: former.title)
    (found.observed, found.expected) = (FindingText.quoted(own), FindingText.quoted(former.title))
    found.seen = FindingText.overwrittenSeen(target: own, victim: former.title)
    found.evidence = [FindingText.savedAt(opened: FindingText.step(opened, trace.title(ofStep: opened)))]
    found.shape = ["written back", "elsewhere"]
    return found
  }
}
