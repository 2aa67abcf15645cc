import CellTrace
import Dispatch
import Foundation

/// Makes the runs of a plan, counts them and adds up what they would have asked.
final class RunCounter {
  private(set) var count = 0
  /// What all runs together would have asked; nil once a run ended before it could tell.
  private(set) var consulted: ConsultedChoices? = ConsultedChoices()
  private let runner: Runner

  init(_ runner: Runner) { self.runner = runner }

  /// What a run is told.
  struct Order: Sendable {
    var script: [Interaction]
    var configuration: RunConfiguration
    var references = RunRequest.References.none
  }

  /// Makes one run.
  func run(
    _ script: [Interaction], _ configuration: RunConfiguration, _ references: RunRequest.References = .none
  ) throws -> Trace {
    note(try Self.perform(Order(script: script, configuration: configuration, references: references), runner))
  }

  /// Makes runs that need nothing of each other, several at once. Results and counts come in the order asked for.
  func run(_ orders: [Order]) throws -> [Trace] {
    let runner = runner
    let results = Results<Result<Trace, any Error>>(count: orders.count)
    DispatchQueue.concurrentPerform(iterations: orders.count) { index in
      results.set(Result { try Self.perform(orders[index], runner) }, at: index)
    }
    return try results.all.map { note(try $0.get()) }
  }

  /// So many runs at once as there are processors, whoever asks: more would only wait for each other.
  private static let places = DispatchSemaphore(value: max(1, ProcessInfo.processInfo.activeProcessorCount))

  private static func perform(_ order: Order, _ runner: Runner) throws -> Trace {
    places.wait()
    defer { places.signal() }
    return try runner.run(order.script, order.configuration, references: order.references)
  }

  private func note(_ trace: Trace) -> Trace {
    count += 1
    if let asked = trace.consulted { consulted = consulted.map { $0 + asked } } else { consulted = nil }
    return trace
  }
}
