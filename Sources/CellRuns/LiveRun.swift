import CellHarness
import CellTrace
import Foundation

/// A run that stays alive between its steps: one process that is told one interaction at a time.
///
/// A test of n steps so performs n steps. It is what a walk that finds its own way is made of, too.
package final class LiveRun {
  /// What happened so far. While the run goes on, its end is ``CellTrace/RunEnd/finished``.
  package var trace: Trace { whole ?? reader.trace }
  /// False once the run ended: the trace's end says how. What comes next needs another run.
  package private(set) var isAlive = true

  private let runner: Runner
  private let process: LiveProcess
  private var reader: TraceWire.Reader
  /// The trace of a run that ended by itself.
  private var whole: Trace?

  /// Opens the screen in a new process and performs a script there.
  /// - Throws: ``RunError``, or the zygote's own error if no process can be made.
  package init(_ runner: Runner, _ configuration: RunConfiguration, script: [Interaction] = []) throws {
    self.runner = runner
    reader = runner.reader(configuration)
    let request = RunRequest(
      screen: try ChildScreen(runner.screen), order: RunOrder(script: script, configuration: configuration))
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    process = try LiveProcess(.live(try JSONEncoder().encode(request)), seeds: seeds)
    try readUntilDone()
  }

  deinit { end() }

  /// Performs one more interaction. A step that can't be performed, a trap, an exception, and what takes longer than the runner's
  /// time allows end the run: the trace says so.
  /// - Precondition: The run is alive.
  /// - Throws: ``RunError`` if the process wrote what can't be read.
  package func perform(_ interaction: Interaction) throws {
    precondition(isAlive, "a run that ended was told one more interaction")
    process.send(try LiveMessage.bytes(interaction))
    try readUntilDone()
  }

  /// Ends the run. Whoever asks for nothing more need not wait for its process.
  package func end() {
    guard isAlive else { return }
    isAlive = false
    _ = try? process.end(timeout: 1)
  }

  private func readUntilDone() throws {
    let deadline = ContinuousClock.now + .seconds(runner.timeout)
    while let record = process.record(until: deadline) {
      if record == LiveMessage.done { return }
      try runner.read(Data(record), with: &reader)
    }
    isAlive = false
    let result = try process.end(timeout: ContinuousClock.now >= deadline ? 0 : 1)
    try runner.read(result.output, with: &reader)
    whole = runner.trace(reader.traceAtEnd, of: result.status)
  }
}
