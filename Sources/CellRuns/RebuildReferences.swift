import CellDetectors
import CellTrace

/// Rebuild references: what all visible cells show when they are recreated from the model after a step.
enum RebuildReferences {
  /// True for steps that get a reference: those that can change data or state, and the one before each, which it is compared
  /// with. `script` is without the opening of the screen, which is step 0.
  static func isWanted(after step: Int, in script: [Interaction]) -> Bool {
    if step == 0 { return true }
    guard step <= script.count else { return false }
    return !script[step - 1].isScroll || (step < script.count && !script[step].isScroll)
  }

  /// All steps that get one.
  static func steps(for script: [Interaction]) -> [Int] {
    (0...script.count).filter { isWanted(after: $0, in: script) }
  }

  /// The references of a run, and those that the run could not make on the way, each by a run of its own.
  /// - Parameter steps: After which steps; nil: all that get one.
  static func all(
    for script: [Interaction], after steps: [Int]? = nil, madeBy trace: Trace, run: (_ prefix: [Interaction]) throws -> Trace
  ) throws -> [Int: RunSet.Rebuild] {
    var references: [Int: RunSet.Rebuild] = [:]
    for reference in trace.references { references[reference.step] = RunSet.Rebuild(reference) }
    for step in steps ?? self.steps(for: script) where references[step] == nil {
      if let reference = try run(Array(script.prefix(step))).references.last { references[step] = RunSet.Rebuild(reference) }
    }
    return references
  }
}

extension RunSet.Rebuild {
  fileprivate init(_ reference: RebuildReference) {
    self.init(
      rebuilt: reference.atStepStart, rebuiltAtEnd: reference.atStepEnd ?? reference.atStepStart, live: reference.live)
  }
}
