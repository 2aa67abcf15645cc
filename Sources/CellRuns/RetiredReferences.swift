import CellDetectors
import CellTrace

/// What the cells show that items left behind in a run with fresh cells: a closure that one item had made goes on writing to its
/// cell there, where in the main run the cell shows another item.
enum RetiredReferences {
  /// Makes the runs that suspicions need, by step; none for nearly every script.
  static func all(
    for runs: RunSet, script: [Interaction], fresh configuration: RunConfiguration,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> [Int: [Appearance]] {
    var quiet = configuration
    quiet.unrecordedSteps = .max
    var result: [Int: [Appearance]] = [:]
    for step in WriteAfterReuse.suspectedSteps(in: runs) {
      result[step] = try run(Array(script.prefix(step)), quiet).references.last?.live
    }
    return result
  }
}
