import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
import ScenarioCatalog

/// Runs: an empty one, and steps per second of a real scenario.
@MainActor enum RunBenchmarks {
  static func print() {
    Swift.print("\nRuns, one process each")
    guard let scenario = allScenarios.first(where: { $0.expected.isEmpty }) else { return }
    let runner = Runner(scenario.source)
    let configuration = RunConfiguration()
    guard let trace = try? runner.run(scenario.script, configuration) else {
      Swift.print("  no run could be made; see `cellharness doctor`")
      return
    }
    let open = microseconds(samples: 7, iterations: 3) { consume(try? runner.run([], configuration)) }
    let whole = microseconds(samples: 7, iterations: 3) { consume(try? runner.run(scenario.script, configuration)) }
    var quiet = configuration
    quiet.unrecordedSteps = .max
    let unrecorded = microseconds(samples: 7, iterations: 3) { consume(try? runner.run(scenario.script, quiet)) }
    let steps = Double(max(1, trace.steps.count - 1))
    Swift.print("  \(scenario.name): process, screen, first checkpoint \(column(open / 1000, "ms"))")
    func report(_ title: String, _ microseconds: Double) {
      let pace = Int(steps / microseconds * 1_000_000)
      Swift.print("  \(scenario.name): \(Int(steps)) steps, \(title) \(column(microseconds / 1000, "ms"))   \(pace) steps/s")
    }
    report("recorded        ", whole)
    report("unrecorded      ", unrecorded)
  }
}
