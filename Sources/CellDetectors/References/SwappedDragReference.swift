import CellTrace

/// A drag that exchanges two rows in place of moving one: the row that stood where the dragged one was let go has the dragged one's place.
///
/// Lists that bring a dragged order in shape move other rows as well, and around a row at a fixed place, such as a break after each four
/// songs, even the two of an exchange. Its reference is the same drag to the next place: swapping exchanges the row with another one
/// there, and a list that keeps an order does not. Where the list is too short for that, it is the same drag once more, if the rows between the two are
/// of their kind: none of them has a fixed place then. Where rows are places (``NamedPlaces``), as seats at a table are, two change by right.
struct SwappedDragReference: SuspectedReference {
  static let searchName: String? = "exchanged by a drag"
  static let countsAsPlain = true
  static let meaning = """
    A drag also moves the row at whose place the dragged one is let go: it exchanges the two, whichever place that is.
    """

  /// The drag, and the row that was exchanged.
  var swapped: WrongTarget
  /// The rows before, and where the dragged one stood.
  private var rows: [ItemID]
  private var place: Int
  /// Where it is let go in the other run, and what that row is called.
  private var goal: Int
  private var title: String

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [SwappedDragReference] {
    if trace.isHurried { return [] }
    return zip(trace.steps, trace.steps.dropFirst()).compactMap { SwappedDragReference($0, $1, in: trace) }
  }

  private init?(_ before: StepTrace, _ after: StepTrace, in trace: Trace) {
    guard case .reorder(.resolved(let item), _, _) = after.interaction, after.index <= trace.lastCompletedStep,
      // Only items whose names stay with them can be told apart.
      !ReloadedRows.passesContentsOn(item.list, in: after.index, of: trace)
    else { return nil }
    let rows = before.items.filter { $0.list == item.list }
    guard let (place, other) = Self.exchange(of: item, from: rows, to: after.items),
      let goal = Self.goal(from: place, beside: other, rows, before), !NamedPlaces.arePlaces(item.list, from: before, to: after)
    else { return nil }
    swapped = WrongTarget(step: after.index, kind: .dragged, item: item, victim: rows[other])
    (self.rows, self.place, self.goal) = (rows, place, goal)
    title = trace.title(of: rows[goal], upTo: before.index)
  }

  /// The places of an item and of the only other one that stands elsewhere since, if they are each other's; nil for neighbours, of which
  /// either may have moved.
  private static func exchange(of item: ItemID, from old: [ItemID], to items: [ItemID]) -> (Int, Int)? {
    let new = items.filter { $0.list == item.list }
    guard old.count == new.count, let place = old.firstIndex(of: item), let other = new.firstIndex(of: item),
      abs(place - other) > 1, old[other] == new[place],
      old.indices.allSatisfy({ $0 == place || $0 == other || old[$0] == new[$0] })
    else { return nil }
    return (place, other)
  }

  /// The place behind the other one, as the dragged row comes; the one in front of it if that is not on screen, and not beside the row; the other
  /// one's if that is all.
  private static func goal(from place: Int, beside other: Int, _ rows: [ItemID], _ before: StepTrace) -> Int? {
    let way = other > place ? 1 : -1
    let section = before[rows[place]]?.slot.section
    let further = [other + way, other - way].first { goal in
      rows.indices.contains(goal) && abs(goal - place) > 1 && before[rows[goal]].map { $0.slot.section == section } ?? false
    }
    let kinds = Set((min(place, other)...max(place, other)).map { before[rows[$0]]?.cellType })
    return further ?? (kinds.count == 1 && !kinds.contains(nil) ? other : nil)
  }

  // MARK: The other place

  func request(in runs: RunSet) -> ReferenceRequest {
    let script =
      runs.main.completedScript.through(step: swapped.step - 1)
      + [.reorder(.resolved(swapped.item), goal > place ? .after : .before, .resolved(rows[goal]))]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.draggedTo(title, instead: runs.words(forStep: swapped.step))
    ).recording(from: script.count)
  }

  /// True if the drag exchanged two rows there, too.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let (_, other) = Self.exchange(of: swapped.item, from: rows, to: end.items) else {
      return false
    }
    return other == goal
  }
}

extension SwappedDragReference {
  /// The step in which the row was dragged.
  var step: Int { swapped.step }

  /// Where another order of the steps tells the same, that says more.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(swapped, trace) }
}
