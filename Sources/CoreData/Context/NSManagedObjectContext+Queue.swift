import Foundation
import HeadlessCore

extension NSManagedObjectContext {
  /// When asynchronous work begins.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Performs work on the context's queue.
  public func perform(_ block: @escaping () -> Void) {
    let work = Handed(block)
    queue.async { self.run { work.value() } }
  }

  /// Performs work on the context's queue and waits for what it returns.
  public func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
  ) async throws(E) -> T {
    let work = Handed(block)
    let result: Handed<Result<T, E>> = await withCheckedContinuation { continuation in
      queue.async {
        let result = self.run { () -> Result<T, E> in
          do throws(E) { return .success(try work.value()) } catch { return .failure(error) }
        }
        continuation.resume(returning: Handed(result))
      }
    }
    return try result.value.get()
  }

  /// Performs work before it returns.
  public func performAndWait(_ block: () -> Void) { waiting(block) }

  /// Performs work before it returns, and hands on what it returns.
  public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    let result = waiting { () -> Result<T, E> in
      do throws(E) { return .success(try block()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func waiting<T>(_ block: () -> T) -> T {
    let isHere = concurrencyType == .mainQueueConcurrencyType ? MainQueue.isCurrent : performing === Thread.current
    if isHere || concurrencyType == .confinementConcurrencyType { return run(block) }
    let result = withoutActuallyEscaping(block) { block in
      let work = Handed(block)
      return queue.sync { Handed(self.run(work.value)) }
    }
    return result.value
  }

  private func run<T>(_ block: () -> T) -> T {
    let (before, outer) = (performing, Self.performing)
    performing = Thread.current
    Self.performing = self
    defer {
      performing = before
      Self.performing = outer
      // Observers hear of what was done when the queue's turn ends.
      if before == nil, concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
    return block()
  }

  /// The context whose block the calling thread performs, the innermost.
  static var performing: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[performingKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[performingKey] = newValue }
  }

  private static let performingKey = "CellHarness.performingContext"

  /// Observers hear of changes when the main queue's turn ends.
  func schedule() {
    guard concurrencyType == .mainQueueConcurrencyType, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }
}
