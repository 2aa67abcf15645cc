import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Runs `body` and returns what it posted.
@MainActor
func recording<T>(_ body: () throws -> T) rethrows -> (result: T, events: [TraceEvent.Kind]) {
  var events: [TraceEvent.Kind] = []
  let outer = Probe.sink
  Probe.sink = { events.append($0) }
  defer { Probe.sink = outer }
  let result = try body()
  return (result, events)
}

/// Runs `body` in a run of its own and leaves a new one behind.
@MainActor
func inRun<T>(_ configuration: RunConfiguration, _ body: () throws -> T) rethrows -> T {
  RunState.begin(configuration)
  defer { RunState.begin() }
  return try body()
}

/// Whether a process that ended said `text` last.
func said(_ text: String, _ result: ExitTest.Result?) -> Bool {
  guard let result else { return false }
  return String(decoding: result.standardErrorContent, as: UTF8.self).contains(text)
}
