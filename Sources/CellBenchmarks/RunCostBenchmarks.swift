import CellHarness
import CellRuns
import CellTrace
import Foundation
import HeadlessCore

/// What one run costs in processor time, by what it is spent on, for both reference screens; and the least it could cost.
@MainActor enum RunCostBenchmarks {
  static func print() {
    Swift.print("\nProcessor time of one run of four steps, in its own process (\(build) build, medians of \(samples))")
    let empty = median((0..<samples * 4).map { _ in wall { _ = try? Zygote.run(.function({ _ in }, argument: Data())) } })
    Swift.print("  fork, exit and both ways of such a process with nothing in it   \(column(empty, "µs")) by the wall clock")
    for screen in Screen.allCases { print(screen) }
  }

  private static let samples = 9

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static func print(_ screen: Screen) {
    let runs = (0..<samples).compactMap { _ in measured(screen, recorded: true) }
    let bare = (0..<samples).compactMap { _ in measured(screen, recorded: false) }
    guard runs.count == samples, bare.count == samples else {
      Swift.print("  \(screen.rawValue): no run could be made; see `cellharness doctor`")
      return
    }
    Swift.print("  \(screen.rawValue)")
    func line(_ name: String, _ value: Double, _ note: String = "") {
      Swift.print("    \(name.padding(toLength: 34, withPad: " ", startingAt: 0))\(column(value / 1000, "ms"))\(note)")
    }
    func of(_ marks: [Marks], _ name: String) -> Double { median(marks.map { $0[name] ?? 0 }) }
    let steps = ["opening"] + referenceScript.indices.map { "step \($0 + 1)" }
    line("start", of(runs, "start"))
    for (index, step) in steps.enumerated() {
      line(index == 0 ? "opening" : "\(runs[0].titles[index - 1])", of(runs, step))
    }
    line("of these, what the screen shows", max(0, steps.map { of(runs, $0) - of(bare, $0) }.reduce(0, +)))
    line("the record", of(runs, "record"))
    let whole = of(runs, "whole")
    line("whole", whole, "   target \(target); \(runs[0].rows) rows were configured")
  }

  private static var target: String {
    #if DEBUG
      "20 ms"
    #else
      "6 ms"
    #endif
  }

  /// Microseconds of a run by part.
  private struct Marks: Codable {
    var times: [String: Double] = [:]
    var titles: [String] = []
    var rows = 0
    subscript(name: String) -> Double? { times[name] }
  }

  private enum Screen: String, CaseIterable, Codable {
    case hosted = "hosted rows in a collection view", classic = "rows with constraints in a table view"

    @MainActor var source: ScreenSource {
      switch self {
      case .hosted: ScreenSource(HostedReferenceScreen.self)
      case .classic: ScreenSource(UIKitReferenceScreen.self)
      }
    }
  }

  private struct Order: Codable {
    var screen: Screen
    var isRecorded: Bool
  }

  private static func measured(_ screen: Screen, recorded: Bool) -> Marks? {
    guard let order = try? JSONEncoder().encode(Order(screen: screen, isRecorded: recorded)) else { return nil }
    let result = try? Zygote.run(
      .function(
        { pointer in
          // A child calls it on its main thread, and nobody else has the pointer.
          nonisolated(unsafe) let call = ChildCall.at(pointer)
          MainActor.assumeIsolated { RunCostBenchmarks.perform(call) }
        }, argument: order))
    return result.flatMap { try? JSONDecoder().decode(Marks.self, from: $0.output) }
  }

  /// In the run's process: performs the script as a run does and notes what each part took.
  private static func perform(_ call: ChildCall) {
    var marks = Marks()
    var last = 0.0
    func note(_ name: String) {
      let now = processorTime()
      marks.times[name] = now - last
      last = now
    }
    note("start")
    guard let order = try? JSONDecoder().decode(Order.self, from: call.argument) else { return }
    var configuration = RunConfiguration()
    if !order.isRecorded { configuration.unrecordedSteps = .max }
    last = processorTime()
    let engine = HostEngine(order.screen.source, configuration: configuration)
    engine.onStepBegin = { _, _, title in marks.titles.append(title) }
    for (index, interaction) in ([.open] + referenceScript).enumerated() {
      guard engine.attempt(interaction) else { return }
      note(index == 0 ? "opening" : "step \(index)")
    }
    let wire = TraceWire()
    for step in engine.trace.steps { consume(try? wire.step(step)) }
    note("record")
    marks.times["whole"] = marks.times.values.reduce(0, +)
    marks.titles.removeFirst()
    marks.rows = engine.trace.steps.flatMap(\.events).count { if case .cellConfigured = $0.kind { true } else { false } }
    if let reply = try? JSONEncoder().encode(marks) { call.reply.write(reply) }
  }

  /// Microseconds of processor time that this process has taken: clocks stand still in a run, this does not.
  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    func microseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1_000_000 + Double(time.tv_usec) }
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
  }

  private static func wall(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .microseconds(1)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
