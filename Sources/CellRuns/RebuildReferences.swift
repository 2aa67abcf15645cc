import CellDetectors
import CellTrace

/// Rebuild references: the same prefix, then every visible cell recreated from the model.
enum RebuildReferences {
  /// The steps that get a reference: those that can change data or state, and the one before each, which it is compared with.
  static func steps(for script: [Interaction]) -> [Int] {
    var steps: Set<Int> = [0]
    for (index, interaction) in script.enumerated() where !interaction.isScroll {
      steps.insert(index)
      steps.insert(index + 1)
    }
    return steps.sorted()
  }

  /// The script of the reference at a step: its prefix, a measurement, a rebuild at the step's end (what the next
  /// step's reference is compared with) and one at the time of its start (what is compared with the step before).
  static func script(_ script: [Interaction], step: Int) -> [Interaction] {
    Array(script.prefix(step)) + [.measureVisibleCells, .rebuildVisibleCells(atStepStart: false), .rebuildVisibleCells(atStepStart: true)]
  }

  /// The configuration of that run: nothing before the measurement is kept.
  static func configuration(_ base: RunConfiguration, step: Int) -> RunConfiguration {
    var configuration = base
    configuration.quietSteps = step + 1
    return configuration
  }

  /// The reference in a finished run; nil if it did not get there.
  static func reference(from trace: Trace) -> RunSet.Rebuild? {
    guard trace.end == .finished else { return nil }
    func checkpoint(_ interaction: Interaction) -> [Appearance]? {
      trace.steps.last { $0.interaction == interaction }?.checkpoint
    }
    guard let live = checkpoint(.measureVisibleCells), let atEnd = checkpoint(.rebuildVisibleCells(atStepStart: false)),
      let atStart = checkpoint(.rebuildVisibleCells(atStepStart: true))
    else { return nil }
    return RunSet.Rebuild(rebuilt: atStart, rebuiltAtEnd: atEnd, live: live)
  }
}
