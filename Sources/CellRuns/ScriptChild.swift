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
    MainActor.assumeIsolated { perform(request, reply: reply) }
  }

  @MainActor private static func perform(_ request: RunRequest, reply: ChildReply) {
    func send(_ line: () throws -> Data) {
      // A line that can't be encoded (no such value exists) would only be missing; the parent then reports a cut-off trace.
      if let data = try? line() { reply.write(data) }
    }
    guard let type = request.screenType else {
      send { try TraceCodec.header(of: Trace(screen: request.screen, configuration: request.configuration)) }
      send { try TraceCodec.end(.inconclusive(step: 0, reason: "the screen type \(request.screen) is not in this program")) }
      return
    }
    UIKitExceptions.handler = { ledgerID, text in
      let step = RunContext.step
      if let data = try? TraceCodec.end(.exception(step: step, ledgerID: ledgerID, text: text)) { reply.write(data) }
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
    engine.onStepEnd = { finished in send { try TraceCodec.step(finished) } }
    engine.run(request.script)
    for source in HostRun.unowned where engine.trace.end == .finished {
      send { try TraceCodec.end(.inconclusive(step: engine.trace.steps.count - 1, reason: "user code used \(source)")) }
      return
    }
    send { try TraceCodec.end(engine.trace.end) }
  }
}
