import CellTrace

extension Trace {
  /// What a step did, with rows that go by their numbers named by what they show: a list that reloads gives them others, and another
  /// run may reload it more often.
  func named(step index: Int) -> Interaction {
    completedScript[step: index].mapItems { locator in
      guard case .resolved(let item) = locator, item.goesByPosition, let before = step(index - 1),
        let title = before[item]?.title,
        before.only(title, in: item.list) != nil
      else { return locator }
      return .showing(title)
    }
  }
}
