import CellHarness
import CellTrace
import Foundation

/// What the process of a live run does: it opens the screen, performs the request's script, and then one interaction after the other
/// as they come in. After each it sends what happened as trace records, and then ``LiveMessage/done``; a run that can't go on sends
/// its end instead.
enum LiveChild {
  /// Performs an encoded ``RunRequest`` and stays until the connection is closed.
  static func run(_ data: Data, connection: ChildReply) {
    let request = RunRequest(sent: data)
    MainActor.assumeIsolated {
      let run = ScriptRun(request, reply: connection)
      guard let engine = run.engine() else { return }
      var goesOn = ([.open] + request.order.script).allSatisfy(engine.attempt)
      while goesOn, run.isOwned {
        connection.write(LiveMessage.done)
        guard let message = connection.readMessage(), let next = LiveMessage.interaction(in: message) else { break }
        goesOn = engine.attempt(next)
      }
      run.send { try run.wire.end(run.end(of: engine)) }
    }
  }
}

/// The messages of a live run.
enum LiveMessage {
  /// Sent by the run: everything it was told has been done. No trace record begins with this byte.
  static let done: [UInt8] = [255, 0, 0, 0, 0]

  /// Sent to the run: one more interaction.
  static func bytes(_ interaction: Interaction) throws -> [UInt8] { Array(try JSONEncoder().encode(interaction)) }

  static func interaction(in content: [UInt8]) -> Interaction? {
    try? JSONDecoder().decode(Interaction.self, from: Data(content))
  }
}
