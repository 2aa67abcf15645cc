import CellHarness
import CellReports
import CellRuns
import CellTrace

extension Program {
  /// Runs a scenario once, under the first profile and policy asked for, and prints or draws the appearances after its steps.
  func dump(_ name: String, _ options: RunOptions) throws -> ExitCode {
    guard let scenario = scenario(named: name) else { return .usage }
    let form: AppearanceText.Form
    switch options.form {
    case .svg: return try draw(scenario, options)
    case .words(let words): form = words
    }
    try checkInterposedCalls()
    let profile = namedProfiles.first { options.profiles.isEmpty ? $0 == .iOS18 : options.profiles.contains($0.name) } ?? .iOS18
    let policy = options.policies.lazy.compactMap(Policy.named).first ?? .lifo
    let trace = try Runner(scenario.source).run(
      scenario.script, RunConfiguration(profile: profile, seed: options.seed).under(policy))
    if let step = options.step, !trace.steps.contains(where: { $0.index == step }) {
      output.complain("cellharness: \(name) has no step \(step); its steps are 0 to \(trace.steps.count - 1)")
      return .usage
    }
    let title = "\(name) · \(profile.name) · policy \(policy.name) · seed \(options.seed)"
    output.print(form == .markdown ? "# \(title)\n" : title)
    output.print(AppearanceText.of(trace, step: options.step, as: form))
    guard trace.end == .finished else {
      output.complain("cellharness: the run did not finish: \(trace.end.words)")
      return .inconclusive
    }
    return .passed
  }
}
