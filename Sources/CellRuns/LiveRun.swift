import CInterposer
import CellHarness
import CellTrace
import Foundation

/// A run that stays alive between its steps: one process that is told one interaction at a time.
///
/// A test of n steps so performs n steps. It is what a walk that finds its own way is made of, too.
public final class LiveRun {
  /// What happened so far. While the run goes on, its end is ``CellTrace/RunEnd/finished``.
  public var trace: Trace { whole ?? reader.trace }
  /// False once the run ended: the trace's end says how. What comes next needs another run.
  public private(set) var isAlive = true

  private let runner: Runner
  private let run: ci_live_run
  private var reader: TraceWire.Reader
  /// The trace of a run that ended by itself.
  private var whole: Trace?

  /// Opens the screen in a new process and performs a script there.
  /// - Throws: ``RunError``, or the zygote's own error if no process can be made.
  public init(_ runner: Runner, _ configuration: RunConfiguration, script: [Interaction] = []) throws {
    self.runner = runner
    reader = runner.reader(configuration)
    let request = RunRequest(screen: try ChildScreen(runner.screen), script: script, configuration: configuration)
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    run = try Zygote.begin(.live(try JSONEncoder().encode(request)), seeds: seeds)
    try readUntilDone()
  }

  deinit { end() }

  /// Performs one more interaction. A step that can't be performed, a trap, an exception, and what takes longer than the runner's
  /// time allows end the run: the trace says so.
  /// - Precondition: The run is alive.
  /// - Throws: ``RunError`` if the process wrote what can't be read.
  public func perform(_ interaction: Interaction) throws {
    precondition(isAlive, "a run that ended was told one more interaction")
    send(try LiveMessage.bytes(interaction))
    try readUntilDone()
  }

  /// Ends the run. Whoever asks for nothing more need not wait for its process.
  public func end() {
    guard isAlive else { return }
    isAlive = false
    _ = try? Zygote.end(run, timeout: 1)
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(run.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 && errno == EINTR { continue }
      // If nobody reads any more the run has ended, and its reply says so.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func readUntilDone() throws {
    let connection = SocketReader(descriptor: run.socket, deadline: .now + .seconds(runner.timeout))
    while let record = record(from: connection) {
      if record == LiveMessage.done { return }
      try runner.read(Data(record), with: &reader)
    }
    isAlive = false
    let result = try Zygote.end(run, timeout: connection.isOverdue ? 0 : 1)
    try runner.read(result.output, with: &reader)
    whole = runner.trace(reader.traceAtEnd, of: result.status)
  }

  /// The next trace record, with its header.
  private func record(from reader: SocketReader) -> [UInt8]? {
    guard let header = reader.read(5) else { return nil }
    let length = Int(header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt32.self).littleEndian })
    return length == 0 ? header : reader.read(length).map { header + $0 }
  }
}
