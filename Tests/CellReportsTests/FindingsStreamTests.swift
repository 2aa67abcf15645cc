import Foundation
import Testing

@testable import CellReports

@Suite("stream of findings") struct FindingsStreamTests {
  private func withFile<T>(_ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body("\(folder)/below/findings.jsonl")
  }

  private func read(_ path: String) throws -> (Report, ScenarioTimes) {
    try FindingsStreamReader.read(try #require(FileManager.default.contents(atPath: path)))
  }

  private let first = Sample.scenario("a", findings: [Sample.reported()])
  private let second = Sample.scenario("b")

  @Test("what is written is there at once, and after an end it is the report of the run, in the order of the selection")
  func whole() throws {
    try withFile { path in
      let stream = try FindingsStream(path, for: Sample.report([]), selection: ["a", "b"])
      try stream.add(second, seconds: 2)
      let (part, _) = try read(path)
      #expect(part.scenarios.map(\.name) == ["b"])
      #expect(part.partial == PartialRun(.killed, missing: ["a"]))
      try stream.add(first, seconds: 0.5)
      try stream.end(nil)
      let (report, times) = try read(path)
      #expect(times.seconds == ["a": 0.5, "b": 2])
      let bytes = try JSONReporter.render(ReportDocument(Sample.report([first, second])))
      #expect(try JSONReporter.render(ReportDocument(report)) == bytes)
    }
  }

  @Test("a run that was interrupted says so in its last line")
  func interrupted() throws {
    try withFile { path in
      let stream = try FindingsStream(path, for: Sample.report([]), selection: ["a", "b"])
      try stream.add(first, seconds: nil)
      try stream.end(PartialRun(.interrupted, missing: ["b"]))
      #expect(try read(path).0.partial == PartialRun(.interrupted, missing: ["b"]))
    }
  }

  @Test("a line that was cut off at the end is skipped; one in the middle is named")
  func cut() throws {
    try withFile { path in
      let stream = try FindingsStream(path, for: Sample.report([]), selection: ["a", "b"])
      try stream.add(first, seconds: 1)
      try stream.add(second, seconds: 1)
      let data = try #require(FileManager.default.contents(atPath: path))
      let (report, _) = try FindingsStreamReader.read(data.dropLast(40))
      #expect(report.scenarios.map(\.name) == ["a"])
      var lines = data.split(separator: 0x0A).map { Data($0) }
      lines[1] = Data("{".utf8)
      #expect(throws: FindingsStreamReader.Failure.malformedLine(2)) {
        try FindingsStreamReader.read(Data(lines.joined(separator: [0x0A])) + [0x0A])
      }
    }
  }

  @Test("every end of a stream reads as a partial run or is refused: no cut of it looks whole")
  func everyCut() throws {
    try withFile { path in
      let stream = try FindingsStream(path, for: Sample.report([]), selection: ["a", "b"])
      try stream.add(first, seconds: 1)
      try stream.add(second, seconds: 1)
      try stream.end(nil)
      let data = try #require(FileManager.default.contents(atPath: path))
      var partial = 0
      for length in stride(from: 0, to: data.count - 1, by: 7) {
        guard let (report, _) = try? FindingsStreamReader.read(data.prefix(length)) else { continue }
        #expect(report.partial?.cause == .killed)
        partial += 1
      }
      #expect(partial > 100)
    }
  }

  @Test("a former stream is replaced, and a folder in its place is said")
  func replaced() throws {
    try withFile { path in
      let former = try FindingsStream(path, for: Sample.report([]), selection: ["a"])
      try former.end(nil)
      _ = try FindingsStream(path, for: Sample.report([]), selection: ["b"])
      #expect(try read(path).0.partial == PartialRun(.killed, missing: ["b"]))
      let problem = #expect(throws: FileProblem.self) {
        try FindingsStream("\(path)/below", for: Sample.report([]), selection: [])
      }
      #expect(problem?.description.contains("can't be written") == true)
    }
  }

  @Test("what is no stream is refused with a sentence")
  func refused() {
    #expect(throws: FindingsStreamReader.Failure.noHead) { try FindingsStreamReader.read(Data("{}".utf8)) }
    #expect(throws: FindingsStreamReader.Failure.noHead) { try FindingsStreamReader.read(Data()) }
    #expect(throws: FindingsStreamReader.Failure.unknownVersion(9)) {
      try FindingsStreamReader.read(Data(#"{"head":{"version":9}}"#.utf8))
    }
    #expect(
      FindingsStreamReader.Failure.noHead.description
        == "the file is no stream of findings; name a findings.jsonl or report.json that `cellharness run` wrote")
    #expect(
      FindingsStreamReader.Failure.unknownVersion(9).description
        == "the stream has version 9, this tool reads up to 1; use a newer tool")
    #expect(
      FindingsStreamReader.Failure.malformedLine(3).description
        == "line 3 of the stream can't be read; delete it to read the others, or run again")
  }

  @Test("who watches a run reads what was found and how to see it again, in two lines")
  func line() {
    #expect(
      FoundLine.text(Sample.reported(), in: Sample.scenario()) == """
        Notes/NoteRow.swift:9: error: [leaked-view-state] state 'isExpanded' of NoteRow, written for "Asthma", is shown for "Gout"
          Replay: cellharness replay \(Sample.reported().replay)
        """)
    let lines = FoundLine.text(Sample.hostileReport().scenarios[0].findings[0], in: Sample.hostileReport().scenarios[0])
    #expect(lines.split(separator: "\n").count == 2)
    #expect(lines.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }
}
