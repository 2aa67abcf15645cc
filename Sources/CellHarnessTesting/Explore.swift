import CellDetectors
import CellExplorer
import CellHarness
import CellTrace
import Foundation
import Testing

/// Searches a screen for scripts that break it, and records an issue, at the caller's line, for every finding, with the shortest
/// script that shows it. No script and no assertion is needed.
///
/// ```swift
/// @Test func survivesExploration() throws { try explore(InboxScreen.self, steps: 500) }
/// ```
///
/// Scripts are made of what is on screen (taps, swipes, menus, alerts, typing, scrolling, reordering …), of the screen's
/// mutations, and of what the system does. Every finding was judged from fresh processes before it is recorded, and is kept as a
/// file, which later calls run first: a finding that was fixed is seen to be so at once.
///
/// - Parameters:
///   - screen: The screen's type, declared outside of generic types.
///   - scripts: Scripts that some walks begin with, as they are or a little changed, and go on from: those of your other tests lead a
///     search to where the screen is delicate. What is kept is used so, too.
///   - steps: How many interactions are performed in the search.
///   - seconds: After so many no walk begins; nil: only `steps` counts.
///   - plateau: The search ends when so many steps have shown nothing new; nil: all of `steps` are performed.
///   - patience: Once an error was found the search ends after so many steps without another one, or after as many as it took to find the
///     last if these are more; nil: all of `steps` are performed.
///   - seed: Another seed searches elsewhere. The same one finds the same.
///   - traits: The device and its settings.
///   - profiles: Whose behaviour walks have, in turn.
///   - policies: The choices of UIKit that walks are made under, in turn.
///   - failsOn: The least severe finding that fails the test. Milder ones are recorded as warnings.
///   - folder: Where scripts that broke a screen are kept, seen from the test's file; nil: nowhere.
///   - sourceLocation: Where findings are recorded: the line of the call.
/// - Throws: If no process can be made.
public func explore(
  _ screen: any CellScreen.Type, scripts: [[CellInteraction]] = [], steps: Int = 200, seconds: Double? = nil, plateau: Int? = nil,
  patience: Int? = nil, seed: UInt64 = 1,
  traits: HostTraits = .standard,
  profiles: [CellHost.Profile] = CellHost.Profile.compared, policies: CellHost.Policies = .standard,
  failsOn: CellHost.Severity = .error, keptIn folder: String? = "Regressions", sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let comparison = Comparison(
    ScreenSource(screen), traits: traits, profiles: profiles, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation
  )
  try ExplorationTest(
    comparison: comparison, scripts: scripts, steps: steps, seconds: seconds, plateau: plateau, patience: patience, folder: folder
  ).perform()
}

/// The same with a screen that a closure makes, so that one type can be many screens:
/// `try explore(steps: 500) { InboxScreen(store: .full) }`.
///
/// The closure must not use values from around it: every process calls it anew.
public func explore<Screen: CellScreen>(
  scripts: [[CellInteraction]] = [], steps: Int = 200, seconds: Double? = nil, plateau: Int? = nil,
  patience: Int? = nil, seed: UInt64 = 1,
  traits: HostTraits = .standard,
  profiles: [CellHost.Profile] = CellHost.Profile.compared, policies: CellHost.Policies = .standard,
  failsOn: CellHost.Severity = .error, keptIn folder: String? = "Regressions", sourceLocation: SourceLocation = #_sourceLocation,
  _ screen: @escaping @MainActor @Sendable () -> Screen
) throws {
  let comparison = Comparison(
    ScreenSource(screen), traits: traits, profiles: profiles, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation
  )
  try ExplorationTest(
    comparison: comparison, scripts: scripts, steps: steps, seconds: seconds, plateau: plateau, patience: patience, folder: folder
  ).perform()
}

/// A search in a test.
struct ExplorationTest {
  let comparison: Comparison
  /// What some walks begin with, besides what is kept.
  let scripts: [[CellInteraction]]
  let steps: Int
  let seconds: Double?
  let plateau: Int?
  /// Steps without another error after which a search that has found one ends.
  let patience: Int?
  /// Where scripts are kept, seen from the test's file.
  let folder: String?
  /// Hears of what is found while the search goes on: who waits for it reads the first finding when it is there.
  var tell: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Runs what is kept, searches, and records what was found.
  func perform() throws {
    let known = try replayKept()
    var options = Exploration.Options()
    options.scripts = scripts + keptRegressions.kept.map(\.regression.script)
    options.steps = steps
    options.seconds = seconds
    options.plateau = plateau
    options.patience = patience
    options.seed = comparison.seed
    options.traits = comparison.traits
    options.profiles = comparison.profiles
    options.policies = comparison.policies
    var told = 0
    let outcome = try Exploration(comparison.source, options).run(isInterrupted: { false }) { outcome in
      for failure in outcome.failures.dropFirst(told) where !known.contains(failure.fingerprint) {
        tell(ExplorationText.found(failure, on: comparison.source.name, after: outcome.steps, of: steps))
      }
      told = outcome.failures.count
    }
    for failure in outcome.bugs where !known.contains(failure.fingerprint) { record(failure, file: keep(failure)) }
    for problem in outcome.problems { comparison.record(ExplorationText.notExplored(comparison.source.name, problem)) }
    if outcome.steps == 0, outcome.failures.isEmpty, outcome.problems.isEmpty {
      comparison.record(ExplorationText.nothingToDo(comparison.source.name))
    }
  }

  private var kept: RegressionFolder? {
    folder.map { name in
      let file = URL(fileURLWithPath: comparison.sourceLocation.filePath).deletingLastPathComponent()
      return RegressionFolder(URL(fileURLWithPath: name, relativeTo: file).standardizedFileURL.path)
    }
  }

  private var keptRegressions: (kept: [(file: String, regression: Regression)], problems: [String]) {
    kept?.regressions(of: String(reflecting: comparison.source.type)) ?? ([], [])
  }

  /// Runs the scripts that broke the screen before.
  /// - Returns: The fingerprints that were recorded.
  private func replayKept() throws -> Set<String> {
    let (regressions, problems) = keptRegressions
    for problem in problems { comparison.record(problem) }
    var known: Set<String> = []
    for (file, regression) in regressions {
      let replay = try Replay.of(regression, on: comparison.source)
      for failure in replay.failures where known.insert(failure.fingerprint).inserted { record(failure, file: file) }
      if case .notPerformed(let reason) = replay {
        comparison.record(ExplorationText.outdated(file: file, reason), severity: .warning)
      }
    }
    return known
  }

  /// Keeps a script; nil if nothing is kept, or it can't be.
  private func keep(_ failure: Exploration.Failure) -> String? {
    try? kept?.keep(Regression(failure, of: comparison.source, traits: comparison.traits))
  }

  private func record(_ failure: Exploration.Failure, file: String?) {
    let regression = Regression(failure, of: comparison.source, traits: comparison.traits)
    var text = ExplorationText.text(failure)
    text += "\n" + ExplorationText.evidence(failure.finding)
    if let file { text += "\n   Kept in \(file): the next call runs it first." }
    text += "\n   As a test:\n" + EmittedTest.swiftTesting(regression, in: comparison.sourceLocation.moduleName)
    let fails = failure.finding.severity == .error || comparison.failsOn == .warning
    comparison.record(text, severity: fails ? .error : .warning)
  }
}
