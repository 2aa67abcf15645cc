import CellReports
import Foundation
import Testing

@testable import CellHarnessCLI

@Suite("Runs that several machines share") struct ShardProgramTests {
  /// A report without how long things took.
  private func withoutTimes(_ path: String) throws -> Data {
    let report = try JSONReporter.decode(contents(path))
    return try JSONReporter.render(ReportDocument(report))
  }

  @Test("the merged reports of all shards are the report of one run", arguments: [3, 6])
  func whole(count: Int) throws {
    try withFolder { folder in
      let whole = program("run", "--policy", "lifo", "--profile", "iOS17", "--output", "\(folder)/whole")
      #expect(whole.code == 1)
      var names: [[String]] = []
      for index in 1...count {
        let part = program(
          "run", "--policy", "lifo", "--profile", "iOS17", "--shard", "\(index)/\(count)", "--output", "\(folder)/parts/\(index)")
        let report = try JSONReporter.decode(contents("\(folder)/parts/\(index)/report.json"))
        names.append(report.scenarios.map(\.name))
        #expect(part.code == (names[index - 1].contains("shelf/leak") ? 1 : 0))
      }
      #expect(names.flatMap(\.self).sorted() == Shelf.all.map(\.name).sorted())
      #expect(count > Shelf.all.count || names.allSatisfy { !$0.isEmpty })
      let merged = program("merge", "\(folder)/parts", "--output", "\(folder)/merged")
      #expect(merged.code == 1)
      #expect(merged.said.out.split(separator: "\n").first == whole.said.out.split(separator: "\n").first)
      #expect(try withoutTimes("\(folder)/merged/report.json") == withoutTimes("\(folder)/whole/report.json"))
    }
  }

  @Test("a missing shard fails the merge, with what is missing")
  func missing() throws {
    try withFolder { folder in
      for index in [1, 3] {
        _ = program("run", "--policy", "lifo", "--profile", "iOS17", "--shard", "\(index)/3", "--output", "\(folder)/\(index)")
      }
      let merged = program("merge", "\(folder)/1/report.json", "\(folder)/3/report.json", "--output", "\(folder)/merged")
      #expect(merged.code == 4)
      #expect(merged.said.out.contains("shard 2/3 is missing"))
      #expect(merged.said.out.contains("gate: partial: the shards hold 2 of 4 scenarios"))
      let same = program("merge", "\(folder)/1", "\(folder)/1", "--output", "\(folder)/merged")
      #expect(same.code == 3)
      #expect(same.said.err.hasSuffix("/1/report.json are both shard 1/3; give each part once\n"))
      let nothing = program("merge", "\(folder)/2")
      #expect(nothing.code == 3 && nothing.said.err.contains("the report \(folder)/2 can't be read"))
      try FileManager.default.createDirectory(atPath: "\(folder)/empty", withIntermediateDirectories: true)
      #expect(
        program("merge", "\(folder)/empty").said.err
          == "cellharness: there is no report.json below \(folder)/empty; each shard writes one where its --output says\n")
    }
  }

  @Test("Bazel's variables say the part, and its file is touched")
  func bazel() throws {
    try withFolder { folder in
      let status = "\(folder)/status"
      let environment = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": status]
      let result = program("run", "--policy", "lifo", "--profile", "iOS17", "--output", folder, environment: environment)
      #expect(FileManager.default.fileExists(atPath: status))
      let report = try JSONReporter.decode(contents("\(folder)/report.json"))
      #expect(report.shard?.shard.description == "1/3")
      #expect(report.scenarios.count == 1 && result.said.err.contains("[1/1] "))
      // The command line has the last word, and one shard is no division.
      _ = program("run", "--policy", "lifo", "--profile", "iOS17", "--shard", "2/2", "--output", folder, environment: environment)
      #expect(try JSONReporter.decode(contents("\(folder)/report.json")).shard?.shard.description == "2/2")
      _ = program(
        "run", "--policy", "lifo", "--profile", "iOS17", "--filter", "quiet 1", "--output", folder,
        environment: ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"])
      #expect(try JSONReporter.decode(contents("\(folder)/report.json")).shard == nil)
      let bad = program("run", environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
      #expect(bad.code == 2)
      #expect(
        bad.said.err
          == "cellharness: TEST_SHARD_INDEX is '3' and TEST_TOTAL_SHARDS is '3', which is no part of a test; unset both, or say "
          + "--shard I/N\n")
    }
  }

  @Test("shards are balanced by recorded times")
  func times() throws {
    try withFolder { folder in
      var report = ReportDocument(Report(toolVersion: "0", toolchain: "", seed: 1, scenarios: []))
      report.times = ScenarioTimes(
        Dictionary(uniqueKeysWithValues: Shelf.all.map { ($0.name, $0.name == "shelf/quiet 2" ? 60 : 1) }))
      let file = "\(folder)/times.json"
      try JSONReporter.render(report).write(to: URL(fileURLWithPath: file))
      _ = program("run", "--policy", "lifo", "--profile", "iOS17", "--shard", "1/2", "--shard-times", file, "--output", folder)
      let first = try JSONReporter.decode(contents("\(folder)/report.json"))
      #expect(first.scenarios.map(\.name) == ["shelf/quiet 2"])
      report.times = nil
      try JSONReporter.render(report).write(to: URL(fileURLWithPath: file))
      let bad = program("run", "--shard", "1/2", "--shard-times", file, "--output", folder)
      #expect(bad.code == 3)
      #expect(
        bad.said.err
          == "cellharness: \(file) does not say how long scenarios took; name a report.json of a whole run\n")
    }
  }

  @Test("parts of a search, by words or by Bazel's variables, have seeds of their own, write reports, and are joined")
  func search() throws {
    try withFolder { folder in
      for index in 1...2 {
        // The first is told by its words, the other by Bazel's variables.
        let words = [
          "explore", "shelf/leak", "--steps", "40", "--policy", "lifo", "--profile", "iOS17", "--quiet", "--regressions",
          "\(folder)/kept", "--output", "\(folder)/parts/\(index)",
        ]
        let bazel = ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]
        let part = program(words + (index == 1 ? ["--shard", "1/2"] : []), environment: index == 1 ? [:] : bazel)
        let shard = try JSONReporter.decode(contents("\(folder)/parts/\(index)/report.json")).shard
        #expect(shard?.shard.description == "\(index)/2" && shard?.work == .search)
        #expect(part.code == 0 || part.code == 1)
        // What was found was kept at once.
        let kept = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept")
        #expect(part.code == 0 || kept?.isEmpty == false)
      }
      let merged = program("merge", "\(folder)/parts", "--output", "\(folder)/merged")
      let report = try JSONReporter.decode(contents("\(folder)/merged/report.json"))
      #expect(report.scenarios.map(\.name) == ["shelf/leak"] && report.partial == nil)
      let fingerprints = report.scenarios[0].findings.map(\.fingerprint)
      #expect(Set(fingerprints).count == fingerprints.count)
      #expect(merged.code == (fingerprints.isEmpty ? 0 : 1))
      let half = program("merge", "\(folder)/parts/1", "--output", "\(folder)/merged")
      #expect(half.code == 4 && half.said.out.contains("shard 2/2 is missing"))
    }
  }

  @Test(
    "what is no part is refused",
    arguments: [
      (["run", "--shard", "3/2"], "option '--shard' can't be '3/2'; it wants a part and their number, as 2/5"),
      (["run", "--shard"], "option '--shard' needs a value"),
      (["merge"], "'cellharness merge' needs the report.json of each shard, or folders that hold them"),
    ])
  func refusals(arguments: [String], text: String) {
    #expect {
      try ArgumentParser.parse(arguments)
    } throws: { error in
      "\(error)" == text
    }
  }

  @Test("merge takes as many reports as there are")
  func arguments() throws {
    #expect(try ArgumentParser.parse(["merge", "a", "b", "c"]) == .merge(["a", "b", "c"], RunOptions()))
  }
}
