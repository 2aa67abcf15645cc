import CellTrace
import Foundation

/// What a run that others share says between its trace records. A copy writes to the same reply while the original waits, so that what
/// stands between ``departed(_:)`` and its ``returned(_:)`` is the copy's.
///
/// Framed as the records of ``TraceWire`` are, with kinds that it does not have.
enum DepartureRecord: Equatable {
  /// A copy goes on for the runs at these places of the request.
  case departed([Int])
  /// The last copy that departed has ended.
  case returned(DepartureEnd)
  /// The runs at these places can't be made by a copy.
  case abandoned([Int])

  var bytes: [UInt8] {
    switch self {
    case .departed(let places): Self.framed(Self.departedKind, places.map { UInt8($0) })
    case .abandoned(let places): Self.framed(Self.abandonedKind, places.map { UInt8($0) })
    case .returned(let end):
      Self.framed(
        Self.returnedKind,
        [end.isTimedOut ? 1 : 0] + Self.littleEndian(end.status) + Self.littleEndian(end.step) + end.printed)
    }
  }

  /// The record of a kind; nil for one of ``TraceWire``'s, or of none of this form.
  init?(kind: UInt8, _ content: UnsafeRawBufferPointer) {
    switch kind {
    case Self.departedKind: self = .departed(content.map { Int($0) })
    case Self.abandonedKind: self = .abandoned(content.map { Int($0) })
    case Self.returnedKind where content.count >= 9:
      self = .returned(
        DepartureEnd(
          status: Int32(littleEndian: content.loadUnaligned(fromByteOffset: 1, as: Int32.self)),
          step: Int32(littleEndian: content.loadUnaligned(fromByteOffset: 5, as: Int32.self)), isTimedOut: content[0] == 1,
          printed: Array(content[9...])))
    default: return nil
    }
  }

  /// The places are bytes.
  static let limit = 250
  private static let departedKind: UInt8 = 200
  private static let returnedKind: UInt8 = 201
  private static let abandonedKind: UInt8 = 202

  private static func framed(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    [kind] + littleEndian(Int32(content.count)) + content
  }

  private static func littleEndian(_ value: Int32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
}

/// How a copy ended.
struct DepartureEnd: Equatable {
  /// As `waitpid` says.
  var status: Int32
  /// The step that it was in.
  var step: Int32
  var isTimedOut: Bool
  /// What it printed to its error output.
  var printed: [UInt8]

  /// The same for a run.
  var ofRun: ChildResult.Status {
    if isTimedOut { return .timedOut(step: Int(step)) }
    let signal = Int(status & 0x7f)
    if signal == 0 { return .exited(code: Int(status >> 8) & 0xff) }
    let report = TrapText.report(signal: signal, printed: String(decoding: printed, as: UTF8.self))
    return .signalled(signal: signal, step: Int(step), report: report)
  }
}
