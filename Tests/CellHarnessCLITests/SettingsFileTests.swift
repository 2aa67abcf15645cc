import Foundation
import Testing

@testable import CellHarnessCLI

@Suite("The settings file")
struct SettingsFileTests {
  private static let file = #"""
    {
      "options": { "profile": ["iOS17", "iOS18"], "seed": 7, "times": true, "steps": 50 },
      "presets": { "ci": { "profile": ["iOS26"], "color": "never" }, "dev": { "times": false } }
    }
    """#

  private func options(_ words: String..., file: String = file, preset: String? = nil) throws -> RunOptions {
    let command = try ArgumentParser.parse(words) { _, name in
      try SettingsFile.settings(in: Data(file.utf8), path: "cellharness.json", preset: preset, for: name)
    }
    guard case .run(let options) = command else { return RunOptions() }
    return options
  }

  @Test("its options count where nothing else is said, those of another command are passed over")
  func defaults() throws {
    let options = try options("run")
    #expect(options.profiles == ["iOS17", "iOS18"] && options.seed == 7 && options.showsTimes)
    #expect(options.steps == RunOptions().steps)
  }

  @Test("the command line has the last word, and takes the place of lists")
  func commandLine() throws {
    let options = try options("run", "--profile", "iOS18", "--seed=9")
    #expect(options.profiles == ["iOS18"] && options.seed == 9 && options.showsTimes)
  }

  @Test("a preset takes the place of the options it names")
  func presets() throws {
    let options = try options("run", preset: "ci")
    #expect(options.profiles == ["iOS26"] && options.color == .never && options.showsTimes)
    #expect(try !self.options("run", preset: "dev").showsTimes)
  }

  @Test("the settings that count are printed with who says so")
  func printed() throws {
    let command = try ArgumentParser.parse(["run", "--print-config", "--seed", "9"]) { _, name in
      try SettingsFile.settings(in: Data(Self.file.utf8), path: "cellharness.json", preset: "ci", for: name)
    }
    #expect(
      command
        == .printConfig([
          "profile: iOS26  (cellharness.json, preset ci)", "seed: 9  (command line)", "times: true  (cellharness.json)",
          "color: never  (cellharness.json, preset ci)",
        ]))
    #expect(
      try ArgumentParser.parse(["run", "--print-config"])
        == .printConfig(["every option has its default; `cellharness help` names them"]))
  }

  @Test(
    "what can't be used is refused with the file, the key and what to do",
    arguments: [
      ("[]", nil, #"f is not a JSON object; write {"options": {…}, "presets": {"ci": {…}}}"#),
      (#"{"option": {}}"#, nil, "f has the key 'option'; there are 'options' and 'presets'"),
      (#"{"options": []}"#, nil, #"'options' in f is not an object; write {"option": value}"#),
      (#"{"options": {"sed": 1}}"#, nil, "'sed' in 'options' of f is no option; did you mean 'seed'?"),
      (#"{"options": {"config": "x"}}"#, nil, "'config' in 'options' of f is no option; see `cellharness help`"),
      (#"{"options": {"times": 1.5}}"#, nil, "'options.times' in f wants true or false"),
      (#"{"options": {"seed": [1, 2]}}"#, nil, "'options.seed' in f wants a text or a number"),
      (#"{"options": {"profile": {}}}"#, nil, "'options.profile' in f wants a text or a number, or several in an array"),
      (#"{"presets": {"ci": {"colour": "x"}}}"#, nil, "'colour' in 'presets.ci' of f is no option; did you mean 'color'?"),
      (#"{"presets": {"ci": {}}}"#, "dev", "f has no preset 'dev'; it has ci"),
      ("{}", "dev", "f has no preset 'dev'; it has none"),
    ] as [(String, String?, String)])
  func refusals(file: String, preset: String?, text: String) {
    #expect {
      try SettingsFile.settings(in: Data(file.utf8), path: "f", preset: preset, for: .run)
    } throws: { error in
      "\(error)" == text
    }
  }

  @Test("a value that an option can't have is refused as on the command line")
  func badValue() {
    #expect(throws: ArgumentError.badValue(option: "--profile", value: "iOS9", wants: "one of iOS17, iOS18, iOS26")) {
      try self.options("run", file: #"{"options": {"profile": ["iOS9"]}}"#)
    }
  }

  @Test("a named file that is not there is refused, the usual one may be missing")
  func missing() throws {
    #expect(try SettingsFile.read(RunOptions(), .run).isEmpty)
    var options = RunOptions()
    options.configFile = "no/such.json"
    #expect(throws: SettingsFile.Problem(description: "the settings file no/such.json is not there; check --config")) {
      try SettingsFile.read(options, .run)
    }
    options = RunOptions()
    options.preset = "ci"
    let text = "there is no settings file that could have a preset 'ci'; write cellharness.json, or name one with --config"
    #expect(throws: SettingsFile.Problem(description: text)) { try SettingsFile.read(options, .run) }
  }
}
