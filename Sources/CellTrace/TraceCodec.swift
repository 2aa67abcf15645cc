import Foundation

/// The wire form of a trace: JSON Lines, one header, a line when a step begins and one when it ends, one end; keys sorted, so equal traces have equal bytes.
package enum TraceCodec {
  private enum Line: Codable {
    case header(version: Int, screen: String, configuration: RunConfiguration)
    case began(index: Int, interaction: CellInteraction, title: String)
    case step(StepTrace)
    case reference(RebuildReference)
    case consulted(ConsultedChoices)
    case leakedObjects([LeakedObject])
    case answerMadeUp(url: String)
    case end(RunEnd)
  }

  /// A trace that can't be read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Line `number` (from 1) is not a record of this format.
    case malformedLine(number: Int, reason: String)
    /// The first line is not a header.
    case missingHeader
    /// The format is newer than this tool.
    case unknownVersion(Int)

    /// What is wrong and what to do.
    package var description: String {
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
  package static func encode(_ trace: Trace) throws -> Data {
    var data = try header(of: trace)
    for step in trace.steps { data.append(try line(.step(step))) }
    for reference in trace.references { data.append(try line(.reference(reference))) }
    if let consulted = trace.consulted { data.append(try line(.consulted(consulted))) }
    if let leakedObjects = trace.leakedObjects { data.append(try line(.leakedObjects(leakedObjects))) }
    if let url = trace.madeUpAnswer { data.append(try line(.answerMadeUp(url: url))) }
    data.append(try end(trace.end))
    return data
  }

  /// The first line of a trace that is written while it happens.
  package static func header(of trace: Trace) throws -> Data {
    try line(.header(version: trace.version, screen: trace.screen, configuration: trace.configuration))
  }

  /// The line that says a step began: a run that ends here trapped in this step.
  package static func began(_ index: Int, _ interaction: CellInteraction, title: String) throws -> Data {
    try line(.began(index: index, interaction: interaction, title: title))
  }

  /// The line of a finished step.
  package static func step(_ step: StepTrace) throws -> Data { try line(.step(step)) }

  /// The line of a reference that a copy of the run made.
  package static func reference(_ reference: RebuildReference) throws -> Data { try line(.reference(reference)) }

  /// The line of what the run would have asked a policy or profile.
  package static func consulted(_ consulted: ConsultedChoices) throws -> Data { try line(.consulted(consulted)) }

  /// The last line.
  package static func end(_ end: RunEnd) throws -> Data { try line(.end(end)) }

  private static func line(_ line: Line) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(line)
    data.append(0x0A)
    return data
  }

  /// Decodes a trace. A missing end (a run that was cut off) reads as inconclusive, and a step
  /// that began without ending is its last step, with no events.
  /// - Throws: ``Failure``.
  package static func decode(_ data: Data) throws -> Trace {
    let decoder = JSONDecoder()
    var trace: Trace?
    var end: RunEnd?
    var begun: StepTrace?
    for (index, bytes) in data.split(separator: 0x0A).enumerated() {
      let line: Line
      do {
        line = try decoder.decode(Line.self, from: Data(bytes))
      } catch {
        if trace == nil { throw unreadableHeader(Data(bytes)) }
        throw Failure.malformedLine(number: index + 1, reason: "\(type(of: error))")
      }
      switch line {
      case .header(let version, let screen, let configuration):
        guard version <= Trace.currentVersion else { throw Failure.unknownVersion(version) }
        trace = Trace(version: version, screen: screen, configuration: configuration)
      case .began(let index, let interaction, let title):
        begun = StepTrace(index: index, interaction: interaction, title: title)
      case .step(let step):
        trace?.steps.append(step)
        begun = nil
      case .reference(let reference):
        trace?.references.append(reference)
      case .consulted(let consulted):
        let earlier = trace?.consulted ?? ConsultedChoices()
        trace?.consulted = earlier + consulted
      case .leakedObjects(let leakedObjects):
        trace?.leakedObjects = leakedObjects
      case .answerMadeUp(let url):
        trace?.madeUpAnswer = url
      case .end(let value):
        end = value
      }
    }
    guard var trace else { throw Failure.missingHeader }
    if let begun { trace.steps.append(begun) }
    trace.end = end ?? .inconclusive(step: trace.steps.count, reason: "the trace ends without an end record")
    return trace
  }

  /// Why the first line can't be read. A header of a later format may have any shape, but names its version where this one does.
  private static func unreadableHeader(_ line: Data) -> Failure {
    struct AnyHeader: Decodable {
      struct Content: Decodable { var version: Int }
      var header: Content
    }
    guard let version = try? JSONDecoder().decode(AnyHeader.self, from: line).header.version,
      version > Trace.currentVersion
    else { return .missingHeader }
    return .unknownVersion(version)
  }
}
