import CInterposer
import Foundation

/// A process of the zygote that stays: it is sent one message after the other and answers with records.
package final class LiveProcess {
  private let run: ci_live_run
  private var isOpen = true

  /// Begins a process.
  /// - Throws: ``ZygoteProblem`` if none can be made.
  package init(_ request: ChildRequest, seeds: RunSeeds) throws(ZygoteProblem) { run = try Zygote.begin(request, seeds: seeds) }

  deinit { if isOpen { _ = try? Zygote.end(run, timeout: 0) } }

  /// Sends a message, behind its length. A process that has ended gets nothing, and its records say so.
  package func send(_ message: [UInt8]) {
    let bytes = withUnsafeBytes(of: UInt32(message.count).littleEndian) { Array($0) } + message
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(run.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The next record with its header: a byte for its kind, and its length in four. Nil once the process has ended, or if nothing
  /// came until the deadline.
  package func record(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    let reader = SocketReader(descriptor: run.socket, deadline: deadline)
    guard let header = reader.read(ProcessRecord.headerSize) else { return nil }
    let length = Int(header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt32.self).littleEndian })
    return length == 0 ? header : reader.read(length).map { header + $0 }
  }

  /// Ends the process: it has so many seconds to end by itself.
  package func end(timeout: Double) throws(ZygoteProblem) -> ChildResult {
    isOpen = false
    return try Zygote.end(run, timeout: timeout)
  }
}

/// The form of what a process that stays answers.
package enum ProcessRecord {
  /// The kind and the length.
  static let headerSize = 5

  /// A record's bytes.
  package static func bytes(kind: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [kind] + withUnsafeBytes(of: UInt32(payload.count).littleEndian) { Array($0) } + payload
  }

  /// What a record holds.
  package static func payload(of record: [UInt8]) -> ArraySlice<UInt8> { record.dropFirst(headerSize) }
}

extension ChildReply {
  /// The next message from the parent; nil if it closed the connection.
  package func readMessage() -> [UInt8]? {
    let connection = SocketReader(descriptor: descriptor)
    guard let length = connection.read(4) else { return nil }
    return connection.read(Int(length.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self).littleEndian }))
  }
}
