import CellDetectors
import CellHarness
import CellReports
import CellTrace
import Foundation
import ScenarioCatalog
import Testing

@testable import CellHarnessCLI
@testable import CellRuns

/// Devices and settings from the command line to the rows on screen.
@Suite("Devices and settings of runs")
struct TraitsTests {
  private var scenario: Scenario {
    get throws {
      try #require(
        allScenarios.first { $0.name == "stale-index-action/conditions/correct" } ?? allScenarios.first { $0.expected.isEmpty })
    }
  }

  private func opened(_ words: String) throws -> [Appearance] {
    let traits = try HostTraits(words)
    let trace = try Runner(try scenario.screen).run([], RunConfiguration(traits: traits))
    #expect(trace.configuration.traits == traits)
    return trace.steps.last?.checkpoint ?? []
  }

  @Test("a run begins with its traits: larger text makes higher rows, another device other widths, a safe area fewer rows")
  func runs() throws {
    let standard = try opened("standard")
    let first = try #require(standard.first)
    let large = try #require(try opened("text=accessibilityExtraLarge").first)
    #expect(large.frame.height > first.frame.height)
    let narrow = try #require(try opened("device=iPhoneSE").first)
    #expect(first.frame.width - narrow.frame.width == 15)
    let safe = try opened("safe-area")
    #expect(safe.count <= standard.count && !safe.isEmpty)
  }

  @Test("a scenario that asks for several is run under each; what is found names them, and its token replays them")
  func matrix() throws {
    let traits = [HostTraits.standard, try HostTraits("dark,text=accessibilityLarge")]
    let leaky = try #require(allScenarios.first { $0.name.hasPrefix("leaked-view-state/counter/") && !$0.expected.isEmpty })
    let asking = Scenario("test", leaky.screen, expecting: leaky.expected, under: traits) { leaky.script }
    let result = ScenarioRunner.run(asking, profiles: [.iOS17], policies: [.lifo])
    #expect(result.error == nil && result.outcomes.map(\.traits) == traits)
    #expect(result.outcomes.map(\.name) == ["iOS17", "iOS17 (text=accessibilityLarge,dark)"])
    #expect(result.missed.isEmpty)
    let only = ScenarioRunner.run(asking, profiles: [.iOS17], policies: [.lifo], traits: [traits[1]])
    let replay = try #require(ReportBuilder.scenario(only).findings.first?.replay)
    #expect(replay.hasSuffix(":traits=text=accessibilityLarge,dark"))
    #expect(ReplayToken(replay)?.traits == traits[1] && ReplayToken(replay)?.description == replay)
    #expect(ReplayToken("ch1:a/b:9f2c:fifo:traits=dark")?.policy == .fifo)
    #expect(ReplayToken("ch1:a/b:9f2c:traits=drak") == nil)
  }

  @Test("traits and steps are read from the command line")
  func arguments() throws {
    var wanted = RunOptions()
    wanted.traits = [try HostTraits("dark"), try HostTraits("width=320,rtl")]
    #expect(try ArgumentParser.parse(["run", "--traits", "dark", "--traits=width=320,rtl"]) == .run(wanted))
    wanted.step = 2
    wanted.form = .svg
    #expect(
      try ArgumentParser.parse(["dump", "a/b", "--svg", "--traits=dark", "--step", "2", "--traits", "width=320,rtl"])
        == .dump("a/b", wanted)
    )
    #expect {
      try ArgumentParser.parse(["run", "--traits", "drak"])
    } throws: { "\($0)".hasPrefix("option '--traits' can't be 'drak': 'drak' is no trait; write words with commas: ") }
    #expect {
      try ArgumentParser.parse(["dump", "a/b", "--svg", "--step", "last"])
    } throws: { "\($0)" == "option '--step' can't be 'last'; it wants a step's number from 0 up" }
  }

  @Test("the drawing of a step is a file; a step that is not there is refused")
  func drawing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drawing-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = Program(scenarios: [try scenario], output: Output(print: { _ in }, complain: { _ in }))
    let name = try scenario.name
    #expect(program.run(["dump", name, "--svg", "--step", "0", "--output", folder]) == .passed)
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    #expect(file == name.replacingOccurrences(of: "/", with: "-") + "-step-0.svg")
    let svg = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    #expect(svg.hasPrefix("<svg xmlns") && svg.hasSuffix("</svg>") && svg.contains("<text"))
    #expect(program.run(["dump", name, "--svg", "--step", "99", "--output", folder]) == .usage)
    #expect(program.run(["dump", "no/such", "--svg", "--output", folder]) == .usage)
  }
}
