import CellTrace
import Dispatch
import Foundation

/// Makes the runs of a plan, counts them and adds up what they would have asked.
///
/// Runs that begin alike are made together. So are those of plans under other profiles that come later: they find them made.
final class RunCounter {
  private(set) var count = 0
  /// What all runs together would have asked; nil once a run ended before it could tell.
  private(set) var consulted: ConsultedChoices? = ConsultedChoices()
  /// Nil: no run can be made, only those that were kept can be found.
  private let runner: Runner?
  private let ahead: RunsAhead?

  init(_ runner: Runner?, ahead: RunsAhead? = nil) {
    self.runner = runner
    self.ahead = ahead
  }

  /// Makes one run.
  func run(
    _ script: [Interaction], _ configuration: RunConfiguration, _ references: RunRequest.References = .none
  ) throws -> Trace {
    try run([RunOrder(script: script, configuration: configuration, references: references)])[0]
  }

  /// Makes runs that need nothing of each other, several at once. Results and counts come in the order asked for.
  func run(_ orders: [RunOrder]) throws -> [Trace] {
    guard let runner else { throw RunError.notKept }
    var traces = orders.map { ahead?.take($0) }
    let missing = orders.indices.filter { traces[$0] == nil }
    let later = ahead?.orders(like: missing.map { orders[$0] }) ?? []
    let made = try together(missing.map { orders[$0] } + later, runner)
    for (place, trace) in zip(missing, made) { traces[place] = trace }
    for (order, trace) in zip(later, made.dropFirst(missing.count)) { if let trace { ahead?.keep(trace, order) } }
    // What could not go on in a copy gets a process of its own.
    let alone = missing.filter { traces[$0] == nil }
    let others = Results<Result<Trace, any Error>>(count: alone.count)
    Self.atOnce(Array(alone.indices)) { number in
      others.set(Result { try Self.perform(orders[alone[number]], runner) }, at: number)
    }
    for (place, trace) in zip(alone, others.all) { traces[place] = try trace.get() }
    return traces.compactMap { $0 }.map(note)
  }

  /// A run each, as far as those that begin alike can be made by copies of one.
  private func together(_ orders: [RunOrder], _ runner: Runner) throws -> [Trace?] {
    let results = Results<Result<Trace?, any Error>>(count: orders.count)
    Self.atOnce(Self.batches(orders)) { places in
      let made = Result { try Self.perform(places.map { orders[$0] }, runner) }
      for (number, place) in places.enumerated() { results.set(made.map { $0[number] }, at: place) }
    }
    return try results.all.map { try $0.get() }
  }

  /// The places of orders whose runs are made together.
  private static func batches(_ orders: [RunOrder]) -> [[Int]] {
    var batches: [[Int]] = []
    for place in orders.indices {
      let fitting = batches.firstIndex {
        $0.count < DepartureRecord.limit && orders[place].sharesBeginning(with: orders[$0[0]])
      }
      if let fitting { batches[fitting].append(place) } else { batches.append([place]) }
    }
    return batches
  }

  private static func perform(_ orders: [RunOrder], _ runner: Runner) throws -> [Trace?] {
    guard orders.count > 1 else { return try orders.map { try perform($0, runner) } }
    places.wait()
    defer { places.signal() }
    return try runner.run(together: orders)
  }

  private static func perform(_ order: RunOrder, _ runner: Runner) throws -> Trace {
    places.wait()
    defer { places.signal() }
    return try runner.run(order)
  }

  private static func atOnce<Work: Sendable>(_ works: [Work], _ perform: @Sendable (Work) -> Void) {
    DispatchQueue.concurrentPerform(iterations: works.count) { perform(works[$0]) }
  }

  /// So many runs at once as there are processors, whoever asks: more would only wait for each other.
  private static let places = DispatchSemaphore(value: max(1, ProcessInfo.processInfo.activeProcessorCount))

  private func note(_ trace: Trace) -> Trace {
    count += 1
    if let asked = trace.consulted { consulted = consulted.map { $0 + asked } } else { consulted = nil }
    return trace
  }
}

/// Runs that were made together with those of an earlier plan, for plans of the same script under other profiles: most of what a run
/// does never asks which profile it is.
final class RunsAhead {
  /// The profiles whose plans are still to come.
  var profiles: [Profile] = []
  private var made: [RunOrder: Trace] = [:]

  /// The same under the profiles to come, where such a run was not made yet.
  func orders(like orders: [RunOrder]) -> [RunOrder] {
    profiles.flatMap { profile in
      orders.compactMap { order in
        var other = order
        other.configuration.profile = profile
        return made[other] == nil && other.sharesBeginning(with: order) ? other : nil
      }
    }
  }

  func keep(_ trace: Trace, _ order: RunOrder) { made[order] = trace }

  /// Each run is asked for once.
  func take(_ order: RunOrder) -> Trace? { made.removeValue(forKey: order) }
}
