import Foundation

/// A report that is written while the run goes on, as JSON Lines: a head with what was selected, a line for each scenario that ended,
/// and an end. A program that is killed leaves all it knew.
package final class FindingsStream: @unchecked Sendable {
  /// Version of the form.
  package static let currentVersion = 1
  /// The file in the folder of reports.
  package static let fileName = "findings.jsonl"

  /// The file's path.
  package let path: String
  private let lock = NSLock()
  private let file: FileHandle

  /// Begins a stream, in the place of a former one.
  /// - Parameters:
  ///   - path: The file; its folder is made.
  ///   - report: Everything but results.
  ///   - selection: The scenarios that will be run, in order.
  /// - Throws: ``FileProblem``.
  package init(_ path: String, for report: Report, selection: [String]) throws {
    self.path = path
    try AtomicFile.write(Data(), to: path)
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw FileProblem(description: "\(path) can't be written; check the folder and its permissions")
    }
    self.file = file
    try write(Line(head: Head(version: Self.currentVersion, report: report, selection: selection)))
  }

  /// Writes the result of a scenario. Callable from any thread.
  /// - Throws: ``FileProblem``.
  package func add(_ scenario: ScenarioReport, seconds: Double?) throws {
    try write(Line(scenario: scenario, seconds: seconds))
  }

  /// Writes that there is no more to come.
  /// - Throws: ``FileProblem``.
  package func end(_ partial: PartialRun?) throws { try write(Line(end: End(partial: partial))) }

  private func write(_ line: Line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(line) + [0x0A]
    do {
      // One write a line: whoever reads meanwhile, or after the end of the program, sees whole lines.
      try lock.withLock { try file.write(contentsOf: data) }
    } catch {
      throw FileProblem(description: "\(path) can't be written (\(error.localizedDescription)); check the disk's free space")
    }
  }

  struct Head: Codable {
    var version: Int
    /// The report's head; its scenarios follow one by one.
    var report: Report
    var selection: [String]
  }

  struct End: Codable {
    /// What the run lacks; nil: nothing.
    var partial: PartialRun?
  }

  /// One of its parts.
  struct Line: Codable {
    var head: Head?
    var scenario: ScenarioReport?
    /// How long the scenario took.
    var seconds: Double?
    var end: End?
  }
}

/// Reads a stream back into a report, also one that broke off.
package enum FindingsStreamReader {
  /// A stream that can't be read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// It does not begin with a head.
    case noHead
    /// Written by a newer version.
    case unknownVersion(Int)
    /// A line that is no line of a stream.
    case malformedLine(Int)

    /// What is wrong and what to do.
    package var description: String {
      switch self {
      case .noHead: "the file is no stream of findings; name a findings.jsonl or report.json that `cellharness run` wrote"
      case .unknownVersion(let version):
        "the stream has version \(version), this tool reads up to \(FindingsStream.currentVersion); use a newer tool"
      case .malformedLine(let number):
        "line \(number) of the stream can't be read; delete it to read the others, or run again"
      }
    }
  }

  /// Whether a file's first bytes are those of a stream.
  package static func isStream(_ data: Data) -> Bool { data.starts(with: Data(#"{"head":"#.utf8)) }

  /// The report that a stream holds, in the order in which scenarios were selected. Without an end it is partial.
  /// - Throws: ``Failure``.
  package static func read(_ data: Data) throws(Failure) -> (Report, ScenarioTimes) {
    let lines = data.split(separator: 0x0A)
    guard let first = lines.first, isStream(data) else { throw .noHead }
    let head = try head(Data(first))
    var report = head.report
    var end: FindingsStream.End?
    var results: [String: ScenarioReport] = [:]
    var order: [String] = []
    var times = ScenarioTimes([:])
    for (number, bytes) in lines.enumerated().dropFirst() {
      // A program that was killed may have written a part of its last line.
      guard let line = try? JSONDecoder().decode(FindingsStream.Line.self, from: Data(bytes)) else {
        if number == lines.count - 1, data.last != 0x0A { break }
        throw .malformedLine(number + 1)
      }
      if let scenario = line.scenario {
        if results[scenario.name] == nil { order.append(scenario.name) }
        results[scenario.name] = scenario
        if let seconds = line.seconds { times.seconds[scenario.name] = seconds }
      } else if let last = line.end {
        end = last
      } else {
        throw .malformedLine(number + 1)
      }
    }
    // What nobody selected beforehand, as in tests, stands behind, in the order in which it ended.
    let selected = Set(head.selection)
    report.scenarios = (head.selection + order.filter { !selected.contains($0) }).compactMap { results[$0] }
    let killed = PartialRun(.killed, missing: head.selection.filter { results[$0] == nil })
    report.partial = end.map(\.partial) ?? killed
    report.schemaVersion = Report.currentSchemaVersion
    return (report, times)
  }

  private static func head(_ line: Data) throws(Failure) -> FindingsStream.Head {
    struct AnyHead: Decodable {
      struct Content: Decodable { var version: Int }
      var head: Content
    }
    guard let version = try? JSONDecoder().decode(AnyHead.self, from: line).head.version else { throw .noHead }
    guard version <= FindingsStream.currentVersion else { throw .unknownVersion(version) }
    guard let head = (try? JSONDecoder().decode(FindingsStream.Line.self, from: line))?.head else { throw .noHead }
    return head
  }
}
