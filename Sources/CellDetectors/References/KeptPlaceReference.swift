import CellTrace

/// State of a view that stands for a place, as the one row below "Latest": what a user set for the item that was shown there stays when another
/// one takes the place, and the item itself, which moved on to a row of its own, begins anew.
///
/// Its reference is the same script with the touch after the change, at the item's new row: there the item has what was set, and the place does
/// not. A row of its own that looks like no other, as a headline, may keep what was opened in it: the item must look at its new place
/// exactly as it did at the old one before it was touched. A place that has the same row as the others may still be meant; only a typed text
/// belongs to what it was typed for, and all else is a warning.
///
/// Rows with the numbers of their places are ``RowsByPosition``.
struct KeptPlaceReference: SuspectedReference {
  static let searchName: String? = "kept by the place"
  static let meaning = """
    A row that is written once for whatever is first, or newest, keeps what was set for the item before, which has moved on to a row of its own; a \
    warning unless a text was typed, since such a place may be meant.
    """

  /// The touch, and the step in which the item moved on.
  private var action: Int
  var step: Int
  /// The place, before it was touched, then with the item, and with the other one.
  private var untouched: Appearance
  var before: Appearance
  var now: Appearance
  /// The item where it has moved to.
  private var own: Appearance
  var state: StateCell
  /// What the item has of that now.
  var expected: String

  static func suspicions(in trace: Trace) -> [KeptPlaceReference] {
    guard !trace.isHurried else { return [] }
    let all = zip(trace.steps, trace.steps.dropFirst()).filter { $1.index <= trace.lastCompletedStep && $0.items != $1.items }
    return all.flatMap { earlier, later in
      later.checkpoint.compactMap { KeptPlaceReference($0, earlier, later, in: trace) }
    }
  }

  private init?(_ now: Appearance, _ earlier: StepTrace, _ later: StepTrace, in trace: Trace) {
    let list = now.item.list
    guard Int(now.item.key) == nil, !now.stateCells.isEmpty, let before = earlier[now.item], before.title != now.title,
      let own = later.only(before.title, in: list), !earlier.items.contains(own.item),
      earlier.only(before.title, in: list) != nil, later.only(now.title, in: list) != nil,
      ![before, now, own].contains(where: \.isUnsettled)
    else { return nil }
    for state in now.stateCells {
      guard let write = state.lastWrite, write.step > 0, write.step <= earlier.index, (write.item ?? now.item) == now.item,
        before.stateCells.contains(where: { $0.isSame(as: state) && $0.value == state.value }),
        let other = own.stateCells.first(where: { $0.isSame(as: state) }), other.value != state.value,
        other.lastWrite == nil, other.birth.step == later.index, trace.step(write.step)?.interaction.target == now.item,
        let untouched = trace.step(write.step - 1)?[now.item], untouched.title == before.title,
        untouched.hasSameContent(as: own), !before.hasSameContent(as: untouched)
      else { continue }
      (action, step) = (write.step, later.index)
      (self.untouched, self.before, self.now, self.own) = (untouched, before, now, own)
      (self.state, expected) = (state, other.value)
      return
    }
    return nil
  }

  // MARK: The touch after the change

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let touch = script[step: action].mapItems {
      $0 == .resolved(now.item) ? .resolved(own.item) : $0
    } element: { element, owner in
      guard owner == .resolved(now.item), case .path(let path) = element else { return element }
      return untouched.counterpart(ofPath: path, in: own).map { .path($0) } ?? element
    }
    let whole = script.through(step: step).without(steps: [action]) + [touch]
    return ReferenceRequest(
      script: whole, configuration: runs.main.configuration,
      purpose: FindingText.doneAfter(runs.words(forStep: action), change: runs.words(forStep: step))
    ).recording(from: whole.count)
  }

  /// True if the item has what was set, and the place has not.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let item = end[own.item], let place = end[now.item], place.title == now.title else {
      return false
    }
    func value(_ row: Appearance) -> String? { row.stateCells.first { $0.isSame(as: state) }?.value }
    return value(item) == state.value && value(place) == expected
  }

  /// True if somebody had typed it.
  fileprivate func isTyped(in trace: Trace) -> Bool {
    if case .type = trace.step(action)?.interaction { true } else { false }
  }
}

extension StateCell {
  /// True for the same state of a view, in whatever row: paths name the element of their ForEach.
  fileprivate func isSame(as other: StateCell) -> Bool { property == other.property && viewType == other.viewType }
}

extension Appearance {
  /// What a row's content consists of; the cell and its background follow from where it stands.
  private var content: [Element] { elements.filter { $0.role != .cell && $0.role != .background } }

  /// True if two rows consist of the same parts, show the same and are equally high, wherever they stand.
  func hasSameContent(as other: Appearance) -> Bool {
    func look(_ row: Appearance) -> [[String]] {
      row.content.map { [$0.role.rawValue, "\($0.isInteractive)"] + $0.properties.map { "\($0.name)=\($0.value)" } }
    }
    return look(self) == look(other) && abs(frame.height - other.frame.height) <= AppearanceDiff.tolerance
  }

  /// The path of a part in another row that consists of the same parts.
  fileprivate func counterpart(ofPath path: String, in other: Appearance) -> String? {
    let (here, there) = (content, other.content)
    guard here.count == there.count, let place = here.firstIndex(where: { $0.path == path }) else { return nil }
    return there[place].path
  }
}

extension KeptPlaceReference {
  /// What another comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ kept: KeptPlaceReference, _ trace: Trace) -> Finding {
    let (now, source, state) = (kept.now, kept.before.title, kept.state)
    let origin = state.lastWrite?.step ?? kept.step
    let property = "\(state.viewType).\(state.property)"
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexState(property: property, source: source, shown: now.title), item: now.item,
      itemTitle: now.title, sourceItem: now.item, sourceItemTitle: source, cellType: now.cellType, cell: now.cell,
      property: property, observed: state.value, expected: kept.expected, originStep: origin, originPlace: state.place,
      seenStep: kept.step,
      seen: FindingText.keptByPosition(
        property: property, value: state.value, shown: now.title, source: source, own: kept.expected), element: state.path,
      evidence: [
        FindingText.stateSet(property: state.property, value: state.value, source: source, step: words(origin)),
        FindingText.keptByPlace(source: source, shown: now.title, step: words(kept.step)),
        FindingText.staysInReference(source: source),
      ], shape: ["kept by the place"])
    finding.fix = FindingText.fixKeptByPlace
    return finding.asWarning(if: !kept.isTyped(in: trace))
  }
}
