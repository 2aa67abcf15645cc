import CInterposer
import CellTrace

/// Something that has not happened yet, in words.
package struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
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
    /// A request whose answer is on its way.
    case request
    /// A task that waits for what nothing pending brings.
    case task
  }

  var kind: Kind
  var label: String
  /// Virtual seconds until it is due.
  var rest: Double
  /// True for timers that fire again and again.
  package var repeats = false
  /// The item it was started for; nil for the screen itself.
  package var item: ItemID?
  /// Where it was put in, as ``CallSite`` reads it.
  var frames: [UInt32] = []
  /// The number of the binding on whose behalf it is done; 0: nobody's.
  var origin: UInt32 = 0

  /// True for what code of the app put in, false for the host's own work.
  package var isOfApp: Bool { kind != .scheduled || !frames.isEmpty }

  /// What it is, for whom, and where it comes from.
  package var description: String { text(place: CallSite.name(frames)) }

  /// The same with a mark for the line: what goes into a trace.
  package var marked: String { lasting.text }

  /// Its parts, with a mark for the line.
  package var lasting: LastingThing {
    let found = CallSite.found(frames)
    return LastingThing(what: what, item: item, origin: origin(found?.name) + (found?.mark.text ?? ""))
  }

  /// The same for a place that is known.
  func text(place: String?) -> String {
    LastingThing(what: what, item: item, origin: origin(place)).text
  }

  private func origin(_ place: String?) -> String {
    place.map { ", \(kind == .timer || repeats ? "set" : "started") in \($0)" } ?? ""
  }

  private var what: String {
    let queue = label.isEmpty ? "an unnamed queue" : "the queue \"\(label)\""
    if repeats { return kind == .timer ? "a repeating timer of the main run loop" : "a repeating timer on \(queue)" }
    return switch kind {
    case .scheduled: frames.isEmpty ? label : "\(label), due in \(rest) s"
    case .task: "a task that waits (for a continuation, a stream or another task)"
    case .queued: "work on \(queue), due in \(rest) s"
    case .timer: "a timer of the main run loop, due in \(rest) s"
    case .waiting: "work on \(queue) that waits for a signal nobody has sent"
    case .request: "a request of \(label), answered in \(rest) s"
    case .sleeping: "work on \(queue) that sleeps for another \(rest) s"
    }
  }

  /// Stands for work that puts in more work without end.
  static let restless = PendingWork(
    kind: .scheduled, label: "work that keeps queueing more work without time passing", rest: 0)

  /// Everything that is pending, in the order in which it would run; with or without repeating timers.
  package static func all(withRepeating: Bool = false) -> [PendingWork] {
    var found: [PendingWork] = []
    withUnsafeMutablePointer(to: &found) { list in
      ci_each_pending(
        withRepeating,
        { pending, list in
          guard let pending = pending?.pointee, let list else { return }
          let kind: Kind
          switch pending.kind {
          case CI_PENDING_ON_QUEUE: kind = .queued
          case CI_PENDING_TIMER: kind = .timer
          case CI_PENDING_WAITING: kind = .waiting
          case CI_PENDING_SLEEPING: kind = .sleeping
          case CI_PENDING_REQUEST: kind = .request
          case CI_PENDING_TASK: kind = .task
          default: kind = .scheduled
          }
          let label = pending.label.map { String(cString: $0) } ?? ""
          let work = PendingWork(
            kind: kind, label: label, rest: pending.rest, repeats: pending.repeats,
            item: CellBinding(ordinal: pending.origin).item,
            frames: pending.frames.map { UnsafeBufferPointer(start: $0, count: Int(CI_FRAMES)).prefix { $0 != 0 } }.map(
              Array.init) ?? [],
            origin: pending.origin)
          list.assumingMemoryBound(to: [PendingWork].self).pointee.append(work)
        }, list)
    }
    return found
  }
}
