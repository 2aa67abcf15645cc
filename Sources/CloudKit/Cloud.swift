import Foundation
import HeadlessCore

/// iCloud as a device without an account meets it.
///
/// What belongs to a user is refused. The public database may be read, and nobody has saved anything in it: it has its default zone, and
/// no record.
enum Cloud {
  /// Answers come on a queue of their own, in a later turn.
  static func answer(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }

  /// The same for who waits.
  static func later() async {
    await withCheckedContinuation { continuation in answer { continuation.resume() } }
  }

  /// Refuses what only a user may do.
  static func refuse<Value>() async throws -> Value {
    await later()
    throw CKError.noAccount
  }
}

/// What a run's containers share.
final class CloudRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(CloudRunState.self)

  let container = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  let operations = OperationQueue()
  init() {}
}
