import CellTrace

/// What a user set in a row is gone after the row scrolled away and back, although nothing else changed.
package enum LostViewState: Detector {
  package static let id = "lost-view-state"
  package static let summary = "Fires when what a user set in a row is gone after the row scrolled away and back."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      A touch or text changed what a row shows: it was expanded, a switch was turned, something was typed. Only the view or \
      the cell knows that, the model does not. The list was scrolled and nothing else happened; when the row came back, it \
      looked as if nobody had touched it. How long a hosted view keeps its state depends on the version of the system.
      """,
    example: """
      struct NoteRow: View {
        @State private var isExpanded = false     // ends with the cell's content
      }
      """,
    fix: """
      keep what the user set in the model, by the item's id, if it is meant to last; in place of a reload that comes by itself, update \
      the rows that changed.
      """,
    silentFor: [
      "what the model knows: a rebuilt cell shows it",
      "state below an explicit .id(…), as the recommended one at the root: that it ends with the row is the app's decision",
      "text that is saved when editing ends, as scrolling away does",
      "looks of the cell's state, or that of a cell inside of it (highlighted, selected, swiped), and what goes away by itself after a while",
      "the keyboard's focus, unless a reload takes it away in the middle of a text, and what shows only while a text field has it",
      "a field that the app closes, takes the keyboard from, or draws anew with its row, when it has all it wants",
      "what a change of the data resets that the model knew, and what is gone as well if one waits instead",
      "a branch of an if with another view in it, and a text that is given up in the same way while the row is on screen",
      "a text that the button which changed the branch cleared, or that is shown elsewhere since, as one that was sent",
      "a text whose field has another prompt in the other branch: it was no answer to that",
      "state that another item shows then: that is leaked-view-state",
      "row actions that close with a touch, a scroll or a change of the data, or with one reload that brings something new",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static let comparisons: [any DetectorComparison.Type] = [
    ReusedLoss.self, ChangeLoss.self, UnsavedTextReference.self, StoredByReturnReference.self, BranchLoss.self,
    ClearedSelection.self, ClosedSwipe.self, LostKeyboard.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs) + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    let stored = try StoredByReturnReference.all(in: runs)
    let own = ItemAction.all(in: runs.main).compactMap { action in
      Loss(of: action, in: runs.main, rebuilds, mask).map { finding($0, action, runs.main) }
    }.filter { finding in !stored.contains { $0.isSame(as: finding) } }
    return try withComparisons(own, in: runs, mask)
  }

  /// What an action had set, and a later checkpoint without it.
  private struct Loss {
    var set: Appearance
    var returned: Appearance
    var step: Int
    var differences: [Difference]

    init?(of action: ItemAction, in trace: Trace, _ rebuilds: [Int: RunSet.Rebuild], _ mask: Mask) {
      guard let set = trace.step(action.step)?[action.item], let before = trace.step(action.step - 1)?[action.item],
        let model = rebuilds[action.step]?.rebuilt.first(where: { $0.item == action.item }), !set.isUnsettled,
        !before.isUnsettled, !model.isUnsettled, model.flags == set.flags, mask.allows(step: action.step)
      else { return nil }
      let made = mask.unmasked(AppearanceDiff.contentDifferences(of: set, from: before), of: action.item).filter { difference in
        (!set.isEdited || Self.isTyped(difference, in: set))
          && model.value(at: difference.key) == before.value(at: difference.key)
      }
      guard !made.isEmpty, let back = trace.comeback(of: action.item, after: action.step), mask.allows(step: back.step),
        back.appearance.flags == set.flags, !back.appearance.isUnsettled
      else { return nil }
      let inner = Self.innerCells(of: action, in: trace)
      differences = made.filter { back.appearance.value(at: $0.key) == model.value(at: $0.key) }
        .filter { difference in
          !set.isResetOnPurpose(difference) && !inner.contains { Names.path(difference.path, isAtOrBelow: $0) }
        }
      if differences.isEmpty { return nil }
      self.set = set
      returned = back.appearance
      step = back.step
    }

    private static func isTyped(_ difference: Difference, in appearance: Appearance) -> Bool {
      difference.name == "text" && appearance.elements.contains { $0.path == difference.path && $0.role == .textField }
    }

    /// The cells of a list inside of the row, if the action highlighted or selected one of them: what they show then is the look of
    /// their state.
    private static func innerCells(of action: ItemAction, in trace: Trace) -> [String] {
      guard let set = trace.step(action.step), let before = trace.step(action.step - 1), let row = set[action.item] else {
        return []
      }
      let isTouched = set.checkpoint.contains { inner in
        inner.item.list != action.item.list && (before[inner.item].map { $0.flags != inner.flags } ?? false)
      }
      guard isTouched else { return [] }
      return row.elements.filter { $0.role == .cell }.map(\.path).filter { $0.contains("/") }
    }
  }

  private static func finding(_ loss: Loss, _ action: ItemAction, _ trace: Trace) -> Finding {
    let difference = loss.differences.first { $0.name == "text" } ?? loss.differences[0]
    // State that the action wrote names the bug better than what it looks like.
    let state = loss.set.stateCells.first { state in
      state.lastWrite?.step == action.step && state.lastWrite?.item == action.item
        && Names.path(difference.path, leadsThrough: state.path)
    }
    let property = state.map { "\($0.viewType).\($0.property)" } ?? difference.property
    let before = loss.set.words(at: difference.key)
    let now = loss.returned.words(at: difference.key)
    var evidence = [
      FindingText.setByUser(
        property: property, value: state?.value ?? before,
        step: FindingText.step(action.step, trace.title(ofStep: action.step))),
      FindingText.modelDoesNotKnow,
    ]
    let others = loss.differences.filter { $0.key != difference.key }.map(\.property)
    if state == nil, !others.isEmpty { evidence.append(FindingText.alsoLost(others)) }
    return Finding(
      detector: id, severity: severity, summary: FindingText.lostViewState(property: property, title: loss.returned.title),
      item: action.item, itemTitle: loss.returned.title, cellType: loss.returned.cellType, cell: loss.returned.cell,
      property: property, observed: now, expected: before, originStep: action.step, originPlace: state?.place,
      seenStep: loss.step,
      seen: FindingText.lost(loss.returned.title, difference.property, before: before, now: now), element: difference.path,
      evidence: evidence)
  }
}
