import CellHarness
import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// What the process of a run does: performs the script and writes the trace while it happens, so that a trap keeps it.
enum ScriptChild {
  /// Performs an encoded ``RunRequest``.
  static func run(_ data: Data, reply: ChildReply) {
    guard let request = try? JSONDecoder().decode(RunRequest.self, from: data) else {
      preconditionFailure("a run request that this program encoded does not decode")
    }
    MainActor.assumeIsolated { ScriptRun(request, reply: reply).perform() }
  }
}

/// One performance of a request.
@MainActor private struct ScriptRun {
  let request: RunRequest
  let reply: ChildReply

  init(_ request: RunRequest, reply: ChildReply) {
    self.request = request
    self.reply = reply
  }

  func perform() {
    guard let type = request.screen.type as? any CellScreen.Type else {
      send { try TraceCodec.header(of: Trace(screen: "\(request.screen)", configuration: request.configuration)) }
      send { try TraceCodec.end(.inconclusive(step: 0, reason: "the screen type \(request.screen) is not in this program")) }
      return
    }
    UIKitExceptions.handler = { [reply] ledgerID, text in
      let end = RunEnd.exception(step: RunContext.step, ledgerID: ledgerID, text: text)
      if let data = try? TraceCodec.end(end) { reply.write(data) }
      // The app would end here; nothing after this point would happen.
      _exit(0)
    }
    send { try TraceCodec.header(of: Trace(screen: String(reflecting: type), configuration: request.configuration)) }
    HostRun.setStep(0)
    let engine = HostEngine(type, configuration: request.configuration)
    engine.onStepBegin = { index, interaction, title in
      HostRun.setStep(index)
      send { try TraceCodec.began(index, interaction, title: title) }
    }
    engine.onStepEnd = { [unowned engine] finished in
      send { try TraceCodec.step(finished) }
      addReference(after: finished, engine)
    }
    engine.run(request.script)
    if case .atTheEnd = request.references, engine.trace.end == .finished {
      let reference = engine.rebuildReference()
      send { try TraceCodec.reference(reference) }
    }
    send { try TraceCodec.questions(RunContext.questions) }
    send { try TraceCodec.end(end(of: engine)) }
  }

  /// Makes the reference of a step in a copy of this process. Where no copy can be made the line is missing, and the plan makes
  /// a run of its own for it.
  private func addReference(after step: StepTrace, _ engine: HostEngine) {
    guard case .onTheWay = request.references, RebuildReferences.isWanted(after: step.index, in: request.script),
      ProcessCopy.isPossible
    else { return }
    let line = ProcessCopy.run {
      UIKitExceptions.handler = { _, _ in _exit(1) }
      RunContext.questions = OpenQuestions()
      guard let reference = try? TraceCodec.reference(engine.rebuildReference()),
        let questions = try? TraceCodec.questions(RunContext.questions)
      else { return Data() }
      return reference + questions
    }
    if let line { reply.write(line) }
  }

  private func end(of engine: HostEngine) -> RunEnd {
    guard engine.trace.end == .finished, let source = HostRun.unowned.first else { return engine.trace.end }
    return .inconclusive(step: engine.trace.steps.count - 1, reason: "user code used \(source), which the host does not own")
  }

  private func send(_ line: () throws -> Data) {
    // A line that can't be encoded (no such value exists) would only be missing; the parent then reports a cut-off trace.
    if let data = try? line() { reply.write(data) }
  }
}
