import HeadlessCore

/// What SwiftData keeps of a run.
final class SwiftDataRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(SwiftDataRunState.self)
  /// Stores that have a file, by its address: two containers with one address share them.
  var stores: [URL: ModelStore] = [:]
  /// Containers that scenes made, by what they were asked for: an app's body is asked again and again.
  var containers: [String: ModelContainer] = [:]
  /// What views find in their environment without a container.
  private(set) lazy var absent = ModelContainer.absent()
  private(set) lazy var absentContext = ModelContext(absent)

  private let lock = NSLock()
  private var count = 0

  init() {}

  /// Models' numbers, in the order in which the run made them.
  func nextNumber() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
