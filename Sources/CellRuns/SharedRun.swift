import CellHarness
import CellTrace
import Foundation

extension Runner {
  /// Makes runs that begin alike (``RunOrder/sharesBeginning(with:)``) in one process and its copies. The traces are those of
  /// ``run(_:)``; nil for a run that needs a process of its own.
  /// - Throws: ``RunError``, or the zygote's own error if no process can be made.
  func run(together orders: [RunOrder]) throws -> [Trace?] {
    guard var first = orders.first else { return [] }
    try checkInterruption()
    first.configuration.unrecordedSteps = orders.map(\.configuration.unrecordedSteps).min() ?? 0
    var request = RunRequest(screen: try ChildScreen(screen), order: first)
    request.companions = Array(orders.dropFirst())
    request.budget = budget
    request.seconds = max(1, Int(timeout.rounded(.up)))
    let seeds = RunSeeds(random: first.configuration.seed, hashing: first.configuration.hashSeed)
    let whole = timeout * Double(orders.count)
    let result = try Zygote.run(.script(try JSONEncoder().encode(request)), seeds: seeds, timeout: whole)
    try checkEnd(result.status)
    var shared = SharedRun(self, orders)
    try result.output.withUnsafeBytes { try shared.read($0) }
    shared.end(result.status)
    return shared.traces
  }
}

/// Takes apart what a run and its copies sent.
private struct SharedRun {
  /// A trace for each order, once its process has ended.
  private(set) var traces: [Trace?]
  private let runner: Runner
  private let orders: [RunOrder]
  /// The run's process, and the copies of each other that have not ended: the last one sends.
  private var processes: [Process]

  private struct Process {
    var reader: TraceWire.Reader
    /// Whose runs it performs.
    var places: [Int]
  }

  init(_ runner: Runner, _ orders: [RunOrder]) {
    self.runner = runner
    self.orders = orders
    traces = orders.map { _ in nil }
    processes = [Process(reader: runner.reader(orders[0].configuration), places: Array(orders.indices))]
  }

  mutating func read(_ bytes: UnsafeRawBufferPointer) throws {
    var offset = 0
    var start = 0
    while bytes.count - offset >= 5 {
      let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self).littleEndian)
      guard bytes.count - offset - 5 >= length else { break }
      let next = offset + 5 + length
      let content = UnsafeRawBufferPointer(rebasing: bytes[offset + 5..<next])
      if let record = DepartureRecord(kind: bytes[offset], content) {
        try pass(bytes[start..<offset])
        take(record)
        start = next
      }
      offset = next
    }
    try pass(bytes[start...])
  }

  /// The whole run has ended. What a copy did that never returned is lost.
  mutating func end(_ status: ChildResult.Status) {
    guard processes.count == 1 else { return }
    finish(processes[0], status)
  }

  private mutating func pass(_ records: Slice<UnsafeRawBufferPointer>) throws {
    do {
      try processes[processes.count - 1].reader.read(UnsafeRawBufferPointer(rebasing: records))
    } catch {
      throw RunError.unreadable(screen: String(reflecting: runner.screen.type), reason: "\(error)")
    }
  }

  private mutating func take(_ record: DepartureRecord) {
    let last = processes.count - 1
    switch record {
    case .departed(let places):
      let known = places.filter(orders.indices.contains)
      guard let first = known.first else { return }
      processes[last].places.removeAll { known.contains($0) }
      processes.append(Process(reader: processes[last].reader.departing(orders[first].configuration), places: known))
    case .abandoned(let places):
      processes[last].places.removeAll { places.contains($0) }
    case .returned(let end):
      guard last > 0 else { return }
      finish(processes.removeLast(), end.ofRun)
    }
  }

  private mutating func finish(_ process: Process, _ status: ChildResult.Status) {
    let whole = runner.trace(process.reader.traceAtEnd, of: status)
    for place in process.places {
      traces[place] = whole.recorded(under: orders[place].configuration)
    }
  }
}
