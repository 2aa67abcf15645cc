import CellHarness
import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// What the process of a run does: performs the script and writes the trace while it happens, so that a trap keeps it.
enum ScriptChild {
  /// Performs a request. `write` sends bytes to the parent; `stepBegan` leaves the step where a trap can't take it away.
  @MainActor static func perform(_ request: RunRequest, write: @escaping (Data) -> Void, stepBegan: @escaping (Int) -> Void) {
    func send(_ line: () throws -> Data) {
      // A line that can't be encoded (no such value exists) would only be missing; the parent then reports a cut-off trace.
      if let data = try? line() { write(data) }
    }
    guard let type = request.screenType else {
      send { try TraceCodec.header(of: Trace(screen: request.screen, configuration: request.configuration)) }
      send { try TraceCodec.end(.inconclusive(step: 0, reason: "the screen type \(request.screen) is not in this program")) }
      return
    }
    var step = 0
    UIKitExceptions.handler = { ledgerID, text in
      send { try TraceCodec.end(.exception(step: step, ledgerID: ledgerID, text: text)) }
      exit(0)
    }
    send { try TraceCodec.header(of: Trace(screen: String(reflecting: type), configuration: request.configuration)) }
    stepBegan(0)
    let engine = HostEngine(type, configuration: request.configuration)
    engine.onStepBegin = { index, interaction, title in
      step = index
      stepBegan(index)
      send { try TraceCodec.began(index, interaction, title: title) }
    }
    engine.onStepEnd = { finished in send { try TraceCodec.step(finished) } }
    engine.run(request.script)
    send { try TraceCodec.end(engine.trace.end) }
  }
}
