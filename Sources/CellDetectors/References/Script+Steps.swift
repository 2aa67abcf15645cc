import CellTrace

/// Steps of a script. A script is without the opening of the screen, which is step 0: an interaction stands one place before its
/// step's index.
extension [Interaction] {
  /// The interaction of a step after the opening.
  package subscript(step index: Int) -> Interaction { self[index - 1] }

  /// The interactions of these steps, in the order given.
  package subscript(steps indices: [Int]) -> [Interaction] { indices.map { self[step: $0] } }

  /// Everything up to a step, and the step.
  package func through(step index: Int) -> [Interaction] { Array(prefix(index)) }

  /// The same without some steps.
  package func without(steps indices: [Int]) -> [Interaction] {
    enumerated().filter { !indices.contains($0.offset + 1) }.map(\.element)
  }

  /// True if some step waits for nothing.
  package var hurries: Bool { contains(where: \.isHurry) }

  /// The same steps at the same places, each of which waits for what comes of it.
  package var patient: [Interaction] { map { $0.isHurry ? .wait(0) : $0 } }

  /// The shortest pause after which somebody goes on who does not wait.
  private var shortestHurry: Double {
    let pauses = compactMap { interaction -> Double? in
      guard case .hurry(let seconds) = interaction else { return nil }
      return seconds
    }
    return pauses.min() ?? 0.4
  }

  /// What comes before the step `first`, each step waiting, then these steps, none of which is waited for, and what comes of them.
  func hurried(before first: Int, _ indices: [Int]) -> [Interaction] {
    through(step: first - 1).patient + self[steps: indices].flatMap { [.hurry(shortestHurry), $0] } + [.wait(10)]
  }

  /// True if a step after the opening only moves the viewport.
  func isScroll(step index: Int) -> Bool { self[step: index].isScroll }
}

extension Trace {
  /// The last step that was performed to its end.
  package var lastCompletedStep: Int {
    switch end {
    case .finished: Swift.max(0, steps.count - 1)
    case .trapped(let step, _, _), .exception(let step, _, _, _), .stepFailed(let step, _), .inconclusive(let step, _):
      Swift.max(0, Swift.min(step, steps.count) - 1)
    }
  }

  /// What was performed to its end, with every locator resolved: a run that trapped, threw or failed is compared as far as it got.
  package var completedScript: [Interaction] { resolvedScript.through(step: lastCompletedStep) }
}

extension Trace {
  /// What was performed up to a step, without some steps that opened something and closed it again. Lists are numbered as they come: the
  /// numbers of those that are opened later count what is left out.
  func completedScript(through last: Int, without left: [Int]) -> [Interaction] {
    let script = completedScript.through(step: last).without(steps: left)
    guard let first = left.min(), let before = step(first - 1) else { return script }
    func lists(_ steps: [StepTrace]) -> Set<Int> { Set(steps.flatMap(\.items).map(\.list)) }
    let known = lists(steps.filter { $0.index <= before.index })
    let gone = lists(steps.filter { left.contains($0.index) }).subtracting(known)
    guard let highest = gone.max() else { return script }
    return script.map { interaction in
      interaction.mapItems { locator in
        guard case .resolved(let item) = locator, item.list > highest else { return locator }
        return .resolved(ItemID(list: item.list - gone.count, key: item.key))
      }
    }
  }
}
