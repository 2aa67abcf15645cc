import CellReports
import CellTrace
import Foundation
import Testing

@testable import CellExplorer
@testable import CellHarnessCLI
@testable import CellRuns

/// Broken inputs for everything that is read from outside: it is read or refused with a sentence, and nothing traps or hangs. With
/// `CELLHARNESS_FUZZ=N` each reader of small files gets N of them.
@Suite("Broken inputs") struct FuzzTests {
  private static let count = ProcessInfo.processInfo.environment["CELLHARNESS_FUZZ"].flatMap(Int.init) ?? 300

  /// Changes bytes as transmission, editors and merges do.
  private struct Breaker {
    private var state: UInt64
    private let words = [
      "{", "}", "[", "]", "\"", ",", ":", "null", "-1", "1e999", "9223372036854775808", "0.1", "\\u0000", "\\ud800", "\u{0}",
      "\n",
      "\r\n", "{}", "[]", "\u{FEFF}", "<<<<<<<", "=======", "true",
    ].map { Array($0.utf8) }

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return bound > 0 ? Int(state % UInt64(bound)) : 0
    }

    mutating func broken(_ seed: [UInt8]) -> [UInt8] {
      var bytes = seed
      for _ in 0...next(3) {
        let place = next(bytes.count + 1)
        let end = min(bytes.count, place + next(40))
        switch next(8) {
        case 0: bytes = Array(bytes[..<place])
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: next(bytes.count + 1))
        case 3: bytes.insert(contentsOf: words[next(words.count)], at: place)
        case 4: bytes.replaceSubrange(place..<end, with: words[next(words.count)])
        case 5: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: next(3_000)), at: place)
        case 6 where place < bytes.count: bytes[place] = UInt8(next(256))
        default: bytes.insert(UInt8(next(256)), at: place)
        }
      }
      return bytes
    }
  }

  /// Gives a reader what is broken out of something whole, and what it refuses must be told in a sentence.
  /// - Parameter share: Large files get fewer of them: so many times fewer.
  private func expectHandled(_ name: String, _ seed: Data, share: Int = 1, _ read: (Data) throws -> Void) throws {
    try read(seed)
    let log = FuzzLog(name)
    var refused = 0
    let count = max(10, Self.count / share)
    for number in 1...count {
      var breaker = Breaker(seed: number)
      let data = Data(breaker.broken(Array(seed)))
      do {
        try log.time(number) { try read(data) }
      } catch {
        refused += 1
        let text = "\(error)"
        if text.split(separator: " ").count < 4 || text.contains("DecodingError.") {
          Issue.record("\(name), input \(number), is refused with: \(text)")
        }
      }
    }
    #expect(refused > count / 4, "\(name): most of what is broken must be noticed")
    #expect(log.slowest.seconds < 10, "\(name): input \(log.slowest.number) takes \(log.slowest.seconds) s")
    print(log.line(count: count, refused: refused))
  }

  private static func report() -> Report {
    var report = Report(toolVersion: "1", toolchain: "Swift", seed: 1, scenarios: [])
    report.scenarios = [
      ScenarioReport(
        name: "a/b", screen: "App.Screen", place: SourcePlace(fileID: "App/Screen.swift", line: 3), expected: ["crash"],
        profiles: [
          ProfileReport(
            profile: "iOS17", runs: 3, steps: 2, reuses: 1, end: .stepFailed(step: 2, reason: "no such item"),
            evaluated: ["crash"], inconclusive: [.init(detector: "crash", reason: "x", policy: "fifo")])
        ], findings: [])
    ]
    report.shard = Shard("1/2").map { ShardRecord($0, selection: ["a/b", "c"], settings: "") }
    return report
  }

  @Test("reports") func reports() throws {
    let data = try JSONReporter.render(ReportDocument(Self.report()))
    try expectHandled("a report", data) { data in
      let report = try JSONReporter.decode(data)
      _ = ReportDocument(report).gate
      _ = JSONReporter.times(data)
    }
  }

  @Test("streams of findings") func streams() throws {
    try withFolder { folder in
      let stream = try FindingsStream("\(folder)/a.jsonl", for: Self.report(), selection: ["a/b"])
      try stream.add(Self.report().scenarios[0], seconds: 1)
      try stream.end(nil)
      try expectHandled("a stream", try contents("\(folder)/a.jsonl")) { data in
        _ = ReportDocument(try FindingsStreamReader.read(data).0)
      }
    }
  }

  @Test("baselines") func baselines() throws {
    let entry = Baseline.Entry(
      detector: "crash", cellType: "App.Cell", property: "Cell.count", shape: ["x"], members: ["a/b": 2], reason: "issue 1",
      expires: "2027-01-31")
    try expectHandled("a baseline", try BaselineFile.encode(Baseline(aliases: ["old": "crash"], entries: [entry]))) { data in
      let baseline = try BaselineFile.decode(data)
      _ = BaselineCheck(Self.report(), against: baseline, today: CalendarDay(number: 20_000)).lines
    }
  }

  @Test("settings") func settings() throws {
    let file = Data(
      #"{"options":{"profile":["iOS17"],"seed":7,"times":true},"presets":{"ci":{"shard":"1/2","reporter":["junit=a.xml"]}}}"#.utf8
    )
    try expectHandled("a settings file", file) { data in
      let settings = try SettingsFile.settings(in: data, path: "cellharness.json", preset: "ci", for: .run)
      for setting in settings {
        var options = RunOptions()
        try setting.option.take(setting.text, into: &options, .init(reporters: ReporterCatalog.all))
      }
    }
  }

  @Test("traces") func traces() throws {
    let trace = try Runner(ShelfScreen.self).run([.scrollToEnd], RunConfiguration())
    try expectHandled("a trace", try TraceCodec.encode(trace), share: 20) { data in _ = try TraceCodec.decode(data) }
  }

  @Test("small traces") func smallTraces() throws {
    let trace = SmallRun.trace
    try expectHandled("a small trace", try TraceCodec.encode(trace)) { data in _ = try TraceCodec.decode(data) }
  }

  @Test("small kept traces") func smallKeptTraces() throws {
    try expectHandled("small kept traces", try KeptTraces.data(SmallRun.result)) { data in try KeptTraces.check(data) }
  }

  @Test("an input that takes too long is named, by the log or by the end of the program")
  func slow() async throws {
    let log = FuzzLog("a reader")
    for number in 1...3 { log.time(number) { if number == 2 { usleep(30_000) } } }
    #expect(log.slowest.number == 2 && log.slowest.seconds > 0.02)
    let line = try #require(log.line(count: 3, refused: 1).wholeMatch(of: /measured: a reader: 3 broken inputs, 1 refused, (.*)/))
    #expect(line.output.1.wholeMatch(of: /slowest 0\.0\d s, 0\.\d\d s in all/) != nil)
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      FuzzLog("a reader", patience: 0.05).time(7) { while true { usleep(1_000) } }
    }
    let said = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("a reader: input 7 does not come to an end"))
  }

  @Test("kept traces") func keptTraces() throws {
    let result = ScenarioRunner.run(Shelf.quiet[0], profiles: [.iOS18], policies: [.lifo])
    // What is judged comes from a program; what is read may come from anywhere.
    try expectHandled("kept traces", try KeptTraces.data(result), share: 50) { data in try KeptTraces.check(data) }
  }

  @Test("scripts of a search, as files and as tokens") func scripts() throws {
    let head = Regression.Head(
      regression: 1, screen: "App.Screen", detector: "crash", fingerprint: "00", summary: "x", profile: "iOS17",
      policies: ["lifo"],
      seed: 1, traits: .standard, tool: "1")
    var text = String(decoding: try JSONEncoder().encode(head), as: UTF8.self) + "\n"
    text += String(decoding: try JSONEncoder().encode(Regression.Step(words: "scroll", step: .scrollToEnd)), as: UTF8.self) + "\n"
    try expectHandled("a script", Data(text.utf8)) { _ = try Regression(text: String(decoding: $0, as: UTF8.self)) }
    let token = try Regression(text: text).token
    try expectHandled("a token", Data(token.utf8)) { data in
      let text = String(decoding: data, as: UTF8.self)
      guard try Regression(token: text) != nil || ReplayToken(text) != nil else { throw NoToken() }
    }
  }

  private struct NoToken: Error, CustomStringConvertible { let description = "the text is no token" }

  @Test("command lines") func arguments() throws {
    let line =
      "run\n--filter\na.*b\n--shard\n2/4\n--reporter\njunit=a.xml\n--policy\nrandom-7\n--traits\nwidth=320,dark\n--seed\n9"
    try expectHandled("a command line", Data(line.utf8)) { data in
      let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      _ = try ArgumentParser.parse(words)
    }
  }
}
