import Dispatch
import Foundation
import HeadlessCore

/// A random program of nested asynchronous work: every node says its number and then starts its children.
indirect enum AsyncProgram: Sendable {
  /// How a node is started.
  enum Kind: Sendable, Equatable {
    case main, global, serial(Int)
    case mainAfter(Int), serialAfter(Int, Int)
    case mainTask, detachedTask
    /// A main-actor task that sleeps some milliseconds before it says its number.
    case sleepingTask(Int)
  }

  case node(Int, Kind, [AsyncProgram])

  /// The program of a seed: some roots, and at most `size` nodes.
  static func random(seed: UInt64, size: Int = 24) -> [AsyncProgram] {
    var generator = SplitMix(state: seed)
    var number = 0
    func node(_ depth: Int) -> AsyncProgram {
      number += 1
      let own = number
      let kind: Kind =
        switch generator.next() % 8 {
        case 0: .main
        case 1: .global
        case 2: .serial(Int(generator.next() % 2))
        case 3: .mainAfter(Int(generator.next() % 4) * 10)
        case 4: .serialAfter(Int(generator.next() % 2), 1 + Int(generator.next() % 3) * 10)
        case 5: .mainTask
        case 6: .detachedTask
        default: .sleepingTask(5 + Int(generator.next() % 3) * 10)
        }
      var children: [AsyncProgram] = []
      while number < size, depth < 5, generator.next() % 3 != 0 { children.append(node(depth + 1)) }
      return .node(own, kind, children)
    }
    var roots: [AsyncProgram] = []
    repeat { roots.append(node(0)) } while number < size
    return roots
  }

  /// SplitMix64, so that a seed means the same program everywhere.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

/// Runs programs with the real API, inside of a run.
struct RealScheduler: Sendable {
  let log = Log()
  let serial = [DispatchQueue(label: "serial 0"), DispatchQueue(label: "serial 1")]

  /// The numbers in the order in which they were said.
  static func history(of roots: [AsyncProgram]) -> String {
    let scheduler = RealScheduler()
    roots.forEach(scheduler.start)
    HostLoop.settle(within: 10)
    return scheduler.log.take()
  }

  private func start(_ program: AsyncProgram) {
    guard case .node(let number, let kind, let children) = program else { return }
    let body: @Sendable () -> Void = {
      log.add("\(number)")
      children.forEach(start)
    }
    switch kind {
    case .main: DispatchQueue.main.async(execute: body)
    case .global: DispatchQueue.global().async(execute: body)
    case .serial(let queue): serial[queue].async(execute: body)
    case .mainAfter(let delay): DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay), execute: body)
    case .serialAfter(let queue, let delay):
      serial[queue].asyncAfter(deadline: .now() + .milliseconds(delay), execute: body)
    case .mainTask: Task { @MainActor in body() }
    case .detachedTask: Task.detached { body() }
    case .sleepingTask(let delay):
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(delay))
        body()
      }
    }
  }
}

/// The same, slow and obvious: of everything that waits, what is due first goes first, then what was queued first.
struct ReferenceScheduler {
  private var now = 0
  private var queued: [(due: Int, place: Int, work: Work)] = []
  private var places = 0
  private var said: [String] = []

  private enum Work {
    case say(Int, [AsyncProgram])
    /// A task that begins to sleep, and then goes on.
    case sleep(Int, then: (Int, [AsyncProgram]))
    /// The sleep is over: the task goes on off the main actor, where `Task.sleep` waited …
    case wake((Int, [AsyncProgram]))
    /// … and is put back on the main actor.
    case hop((Int, [AsyncProgram]))
  }

  static func history(of roots: [AsyncProgram]) -> String {
    var scheduler = ReferenceScheduler()
    roots.forEach { scheduler.start($0) }
    while let next = scheduler.queued.indices.min(by: { scheduler.isBefore($0, $1) }) { scheduler.run(next) }
    return scheduler.said.joined(separator: " ")
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (queued[left].due, queued[left].place) < (queued[right].due, queued[right].place)
  }

  private mutating func run(_ index: Int) {
    let entry = queued.remove(at: index)
    now = max(now, entry.due)
    switch entry.work {
    case .say(let number, let children):
      said.append("\(number)")
      children.forEach { start($0) }
    case .sleep(let delay, let rest): put(.wake(rest), after: delay)
    case .wake(let rest): put(.hop(rest), after: 0)
    case .hop(let rest): put(.say(rest.0, rest.1), after: 0)
    }
  }

  private mutating func put(_ work: Work, after delay: Int) {
    places += 1
    queued.append((now + delay, places, work))
  }

  private mutating func start(_ program: AsyncProgram) {
    guard case .node(let number, let kind, let children) = program else { return }
    switch kind {
    case .main, .global, .serial, .mainTask, .detachedTask: put(.say(number, children), after: 0)
    case .mainAfter(let delay), .serialAfter(_, let delay): put(.say(number, children), after: delay)
    case .sleepingTask(let delay): put(.sleep(delay, then: (number, children)), after: 0)
    }
  }
}
