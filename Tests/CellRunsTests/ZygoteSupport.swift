import CellHarness
import CellRuns
import CellTrace
import Foundation
import Testing

/// Wall-clock seconds that a child of these tests may take: one that ends by itself is only slow, on a machine that is busy with other work.
let patience = 300.0

/// The reply of a child that calls `body`; an issue if it did not end well.
func reply(
  seeds: RunSeeds = RunSeeds(), argument: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ body: ChildRequest.ChildFunction
) throws -> String {
  let result = try Zygote.run(.function(body, argument: Data(argument.utf8)), seeds: seeds, timeout: patience)
  #expect(result.status == .exited(code: 0), sourceLocation: sourceLocation)
  return String(decoding: result.output, as: UTF8.self)
}

/// The names of what stands beside the rows and is offered, which a child tells by ``replyOffers(_:of:after:)``.
func offered(sourceLocation: SourceLocation = #_sourceLocation, _ body: ChildRequest.ChildFunction) throws -> [String] {
  try reply(sourceLocation: sourceLocation, body).components(separatedBy: "\n").filter { !$0.isEmpty }
}

/// Tells the names of what stands beside the rows of a screen and is offered after a script.
func replyOffers(_ pointer: UnsafeMutableRawPointer, of screen: any CellScreen.Type, after script: [Interaction]) {
  let told = MainActor.assumeIsolated {
    let engine = HostEngine(ScreenSource(screen), configuration: RunConfiguration())
    engine.run(script)
    return engine.lookAround().offers.compactMap { offer -> String? in
      switch offer.interaction {
      case .tap(.showing(let name), nil): name
      case _: nil
      }
    }
  }
  ChildCall.at(pointer).reply.write(told.joined(separator: "\n"))
}

/// A text without the lines of source code that nobody has looked up.
func withoutMarks(_ text: String) -> String { CodeMark.replacing(in: text) { _ in "" } ?? text }

/// How a child that calls `body` ended.
func status(timeout: Double = patience, _ body: ChildRequest.ChildFunction) throws -> ChildResult.Status {
  try Zygote.run(.function(body, argument: Data()), timeout: timeout).status
}

/// What happened in a child, in order.
final class Log: @unchecked Sendable {
  private var entries: [String] = []

  func add(_ text: String) { entries.append(text) }

  /// The entries so far, which are taken out.
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// `main` or `other`.
func currentThread() -> String { Thread.isMainThread ? "main" : "other" }
