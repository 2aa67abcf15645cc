import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

extension Program {
  /// Runs a scenario once and draws what its lists show after a step.
  func draw(_ scenario: CellScenario, _ options: RunOptions) throws -> ExitCode {
    let name = scenario.name
    let traits = options.traits.isEmpty ? scenario.traits : options.traits
    for traits in traits {
      let profile = namedProfiles.last { options.profiles.isEmpty || options.profiles.contains($0.name) } ?? .iOS18
      var configuration = RunConfiguration(profile: profile, seed: options.seed, traits: traits)
      configuration.keepsSurroundings = true
      let trace = try Runner(scenario.source).run(scenario.script, configuration)
      let step = options.step ?? trace.steps.count - 1
      guard trace.steps.indices.contains(step) else {
        output.complain(
          "cellharness: \(name) has no step \(step), its last one is \(trace.steps.count - 1); choose another with --step")
        return .usage
      }
      let title = "\(name) after step \(step): \(trace.steps[step].title)"
      var drawing = ListDrawing.Options(title: title, isDark: traits.isDark)
      drawing.screenWidths = traits.windowSize
      drawing.isRightToLeft = traits.isRightToLeft
      drawing.surroundings = trace.steps[step].surroundings ?? []
      guard let svg = ListDrawing.svg(trace.steps[step].checkpoint, drawing) else {
        output.complain("cellharness: no list of \(name) shows anything after step \(step); choose another with --step")
        return .nothingRan
      }
      var file = name.replacingOccurrences(of: "/", with: "-") + "-step-\(step)"
      if traits != .standard { file += "-" + traits.description.replacingOccurrences(of: ",", with: "-") }
      output.print("written: \(try ReportFiles(folder: options.output).write(svg: svg, name: file))")
    }
    return .passed
  }
}
