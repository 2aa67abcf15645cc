import Synchronization

/// What several detectors compute from one run set, computed once.
///
/// A run set makes a new one whenever a run that the comparison reads is replaced.
final class SharedComparison: Sendable {
  private let reuse = Mutex<ReuseComparison?>(nil)

  func comparison(of runs: RunSet) -> ReuseComparison {
    reuse.withLock { known in
      if let known { return known }
      let made = ReuseComparison(runs)
      known = made
      return made
    }
  }
}
