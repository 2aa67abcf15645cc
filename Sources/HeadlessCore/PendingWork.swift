import CInterposer

/// Something that has not happened yet, in words.
struct PendingWork: Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    /// Work of the host itself, by its label.
    case scheduled
    /// Work on a dispatch queue, or a task's.
    case queued
    /// A `Timer`.
    case timer
    /// Work that began and waits for a signal.
    case waiting
    /// Work that began and sleeps.
    case sleeping
  }

  var kind: Kind
  var label: String
  /// Virtual seconds until it is due.
  var rest: Double
  /// The number of the serving on whose behalf it is done; 0: nobody's.
  var origin: UInt32 = 0

  var description: String {
    let queue = label.isEmpty ? "an unnamed queue" : "the queue \"\(label)\""
    return switch kind {
    case .scheduled: label
    case .queued: "work on \(queue), due in \(rest) s"
    case .timer: "a timer of the main run loop, due in \(rest) s"
    case .waiting: "work on \(queue) that waits for a signal nobody has sent"
    case .sleeping: "work on \(queue) that sleeps for another \(rest) s"
    }
  }

  /// What is said of work that puts in more work without end.
  static let restless = "work that keeps queueing more work without time passing"

  /// Everything that is pending, in the order in which it would run.
  static func all() -> [PendingWork] {
    var found: [PendingWork] = []
    withUnsafeMutablePointer(to: &found) { list in
      ci_each_pending(
        { pending, list in
          guard let pending = pending?.pointee, let list else { return }
          let kind: Kind
          switch pending.kind {
          case CI_PENDING_ON_QUEUE: kind = .queued
          case CI_PENDING_TIMER: kind = .timer
          case CI_PENDING_WAITING: kind = .waiting
          case CI_PENDING_SLEEPING: kind = .sleeping
          default: kind = .scheduled
          }
          let label = pending.label.map { String(cString: $0) } ?? ""
          list.assumingMemoryBound(to: [PendingWork].self).pointee
            .append(PendingWork(kind: kind, label: label, rest: pending.rest, origin: pending.origin))
        }, list)
    }
    return found
  }
}
