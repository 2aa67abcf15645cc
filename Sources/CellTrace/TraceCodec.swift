import Foundation

/// The wire form of a trace: JSON Lines, one header, one line a step, one end; keys sorted, so equal traces have equal bytes.
public enum TraceCodec {
  private enum Line: Codable {
    case header(version: Int, screen: String, configuration: RunConfiguration)
    case step(StepTrace)
    case end(RunEnd)
  }

  /// A trace that can't be read.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// Line `number` (from 1) is not a record of this format.
    case malformedLine(number: Int, reason: String)
    /// The first line is not a header.
    case missingHeader
    /// The format is newer than this tool.
    case unknownVersion(Int)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .malformedLine(let number, let reason):
        "line \(number) of the trace is not a trace record (\(reason)); write the trace again with this version of the tool"
      case .missingHeader:
        "the trace has no header line; it is not a CellHarness trace, or its beginning was cut off"
      case .unknownVersion(let version):
        "the trace has format version \(version), this tool reads up to \(Trace.currentVersion); use a newer tool"
      }
    }
  }

  /// Encodes a trace.
  public static func encode(_ trace: Trace) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = Data()
    func append(_ line: Line) throws {
      data.append(try encoder.encode(line))
      data.append(0x0A)
    }
    try append(.header(version: trace.version, screen: trace.screen, configuration: trace.configuration))
    for step in trace.steps { try append(.step(step)) }
    try append(.end(trace.end))
    return data
  }

  /// Decodes a trace. A missing end (a run that was cut off) reads as inconclusive.
  /// - Throws: ``Failure``.
  public static func decode(_ data: Data) throws -> Trace {
    let decoder = JSONDecoder()
    var trace: Trace?
    var end: RunEnd?
    for (index, bytes) in data.split(separator: 0x0A).enumerated() {
      let line: Line
      do {
        line = try decoder.decode(Line.self, from: Data(bytes))
      } catch {
        if trace == nil { throw Failure.missingHeader }
        throw Failure.malformedLine(number: index + 1, reason: "\(type(of: error))")
      }
      switch line {
      case .header(let version, let screen, let configuration):
        guard version <= Trace.currentVersion else { throw Failure.unknownVersion(version) }
        trace = Trace(version: version, screen: screen, configuration: configuration)
      case .step(let step):
        trace?.steps.append(step)
      case .end(let value):
        end = value
      }
    }
    guard var trace else { throw Failure.missingHeader }
    trace.end = end ?? .inconclusive(step: trace.steps.count, reason: "the trace ends without an end record")
    return trace
  }
}
