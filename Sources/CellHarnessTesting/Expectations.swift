import CellHarness
import CellTrace
import Testing

/// Runs a script under all policies and profiles and records an issue, at the caller's line, for everything that detectors find, and
/// for what they could not judge.
///
/// ```swift
/// try expectNoFindings(in: InboxScreen.self, script: [.scrollToEnd, .tap("Invoice"), .cycleCellStates])
/// ```
///
/// - Parameters:
///   - screen: The screen's type, declared outside of generic types.
///   - traits: The device and its settings.
///   - profiles: Whose behaviour the script is run with.
///   - policies: The choices of UIKit that it is run under.
///   - failsOn: The least severe finding that fails the test. Milder ones are recorded as warnings.
///   - seed: Seed of all randomness the screen can see.
///   - script: The interactions. The opening of the screen is added.
///   - sourceLocation: Where findings are recorded: the line of the call.
public func expectNoFindings(
  in screen: any CellScreen.Type, traits: HostTraits = .standard, profiles: [CellHost.Profile] = CellHost.Profile.compared,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  script: [CellInteraction], sourceLocation: SourceLocation = #_sourceLocation
) {
  Comparison(
    ScreenSource(screen), traits: traits, profiles: profiles, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation
  ).record(script)
}

/// The same with a script that has loops and branches.
public func expectNoFindings(
  in screen: any CellScreen.Type, traits: HostTraits = .standard, profiles: [CellHost.Profile] = CellHost.Profile.compared,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation, @ScriptBuilder script: () -> [CellInteraction]
) {
  expectNoFindings(
    in: screen, traits: traits, profiles: profiles, policies: policies, failsOn: failsOn, seed: seed, script: script(),
    sourceLocation: sourceLocation)
}

/// The same with a screen that a closure makes, so that one type can be many screens:
/// `expectNoFindings(script: [.scrollToEnd]) { InboxScreen(store: .full) }`.
///
/// The closure must not use values from around it: every run calls it in a process of its own.
public func expectNoFindings<Screen: CellScreen>(
  traits: HostTraits = .standard, profiles: [CellHost.Profile] = CellHost.Profile.compared,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  script: [CellInteraction], sourceLocation: SourceLocation = #_sourceLocation,
  in screen: @escaping @MainActor @Sendable () -> Screen
) {
  Comparison(
    ScreenSource(screen), traits: traits, profiles: profiles, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation
  ).record(script)
}

/// Runs a scenario and records an issue for everything that is not as it expects: a finding nobody expected, a detector that
/// should have fired and did not, a run that ended early, a detector that could not judge.
///
/// - Parameters:
///   - scenario: The screen, the script and what is expected of them.
///   - profiles: Whose behaviour it is run with.
///   - policies: What it is run under. The base alone takes half the time, and leaves the rest to `cellharness run`.
///   - failsOn: The least severe finding that fails the test. Milder ones are recorded as warnings.
///   - sourceLocation: Where findings are recorded: the line of the call.
public func expectAsDeclared(
  _ scenario: CellScenario, profiles: [CellHost.Profile] = CellHost.Profile.compared, policies: CellHost.Policies = .standard,
  failsOn: CellHost.Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
) {
  Comparison(
    scenario.source, traits: .standard, profiles: profiles, policies: policies, failsOn: failsOn, seed: 1, at: sourceLocation
  ).record(scenario)
}
