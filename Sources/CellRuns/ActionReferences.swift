import CellDetectors
import CellTrace

/// References for acts on items: what the same act does when the data changed first, all visible cells were configured again,
/// and the action was opened only then.
enum ActionReferences {
  /// An act in a script.
  struct Act {
    /// The act's index in the script; its step is one more.
    var index: Int
    /// The item acted on.
    var item: ItemID
    /// The index of the swipe that opened the action, for swipe actions.
    var opener: Int?
  }

  /// Acts on items after the data has changed.
  static func acts(in script: [Interaction]) -> [Act] {
    var acts: [Act] = []
    var hasChanged = false
    var opener: (index: Int, item: ItemID)?
    for (index, interaction) in script.enumerated() {
      switch interaction {
      case .mutate:
        hasChanged = true
      case .swipe(.resolved(let item), _):
        opener = (index, item)
      case .tapAction:
        if hasChanged, let opener { acts.append(Act(index: index, item: opener.item, opener: opener.index)) }
        hasChanged = true
        opener = nil
      case .tap(.resolved(let item), let element):
        if hasChanged, element != nil { acts.append(Act(index: index, item: item)) }
      case .open, .scrollTo, .scrollBy, .scrollToTop, .scrollToEnd, .tap, .select, .deselect, .swipe, .closeActions, .type,
        .toggle, .longPress, .openMenu, .chooseMenuItem, .closeMenu, .tapAlert, .typeInAlert, .reorder, .drag, .pullToRefresh,
        .rotate, .enterBackground, .enterForeground, .warnMemory, .changeTrait, .wait, .setEditing, .sweepStates, .setState,
        .refreshVisibleCells, .rebuildVisibleCells:
        break
      }
    }
    return acts
  }

  /// Makes the four runs of a reference; nil if the act can't be performed in the other order (its target is gone).
  static func reference(
    _ act: Act, in script: [Interaction], base: RunConfiguration,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> RunSet.ActionReference? {
    let prefix = Array(script.prefix(act.index))
    var other = prefix
    if let opener = act.opener { other.remove(at: opener) }
    other.append(.refreshVisibleCells)
    if let opener = act.opener { other.append(script[opener]) }

    func model(_ steps: [Interaction]) throws -> StepTrace? {
      var configuration = base
      configuration.quietSteps = steps.count + 1
      let trace = try run(steps + [.rebuildVisibleCells], configuration)
      return trace.end == .finished ? trace.steps.last : nil
    }
    let interaction = script[act.index]
    guard let before = try model(prefix), let after = try model(prefix + [interaction]),
      let otherBefore = try model(other), let otherAfter = try model(other + [interaction])
    else { return nil }
    return RunSet.ActionReference(
      step: act.index + 1, item: act.item, actual: effect(before, after), reference: effect(otherBefore, otherAfter),
      ordersAgree: before.items == otherBefore.items && contents(before) == contents(otherBefore))
  }

  private static func effect(_ before: StepTrace, _ after: StepTrace) -> RunSet.Effect {
    RunSet.Effect(
      itemsBefore: before.items, itemsAfter: after.items, before: before.checkpoint, after: after.checkpoint)
  }

  /// What the rebuilt cells show, without who wrote it when.
  private static func contents(_ step: StepTrace) -> [ItemID: [String]] {
    var contents: [ItemID: [String]] = [:]
    for appearance in step.checkpoint {
      contents[appearance.item] = appearance.elements.map { element in
        element.path + element.properties.map { " \($0.name)=\($0.value)" }.joined()
      }
    }
    return contents
  }
}
