import CellHarness
import CellTrace
import Testing

/// Shows a screen, drives it, and compares: at the end of the scope the whole script is run under all policies and profiles, and
/// everything that detectors find becomes an issue at the line of the call.
///
/// ```swift
/// @Test func deletingHitsTheSwipedMail() throws {
///   try withHost(InboxScreen.self) { host in
///     let invoice = host.item("Invoice")
///     try invoice.swipe(.left)
///     try host.mutate(.mailArrives)
///     try invoice.swipeAction("Delete").tap()
///     try #expect(!invoice.exists)
///   }
/// }
/// ```
///
/// - Parameters:
///   - screen: The screen's type, declared outside of generic types.
///   - traits: The device and its settings.
///   - profile: Whose behaviour the steps have. The comparison is made under all.
///   - policies: The choices of UIKit that the comparison is made under.
///   - failsOn: The least severe finding that fails the test. Milder ones are recorded as warnings.
///   - seed: Seed of all randomness the screen can see.
///   - sourceLocation: Where findings are recorded: the line of the call.
///   - body: The steps and expectations.
/// - Throws: What `body` throws; ``HostError`` if the screen can't be shown.
@discardableResult
public func withHost<Value>(
  _ screen: any CellScreen.Type, traits: HostTraits = .standard, profile: CellHost.Profile = .iOS18,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (CellHost) throws -> Value
) throws -> Value {
  let host = try CellHost(
    Comparison(
      ScreenSource(screen), traits: traits, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation),
    profile: profile)
  defer { host.finish() }
  return try body(host)
}

/// The same with a screen that a closure makes, so that one type can be many screens:
/// `try withHost(screen: { InboxScreen(store: .full) }) { host in … }`.
///
/// The closure must not use values from around it: every run calls it in a process of its own.
@discardableResult
public func withHost<Screen: CellScreen, Value>(
  screen: @escaping @MainActor @Sendable () -> Screen, traits: HostTraits = .standard, profile: CellHost.Profile = .iOS18,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (CellHost) throws -> Value
) throws -> Value {
  let host = try CellHost(
    Comparison(
      ScreenSource(screen), traits: traits, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation),
    profile: profile)
  defer { host.finish() }
  return try body(host)
}

/// The same for a test that waits for something of its own between the steps.
@discardableResult
public func withHost<Value>(
  _ screen: any CellScreen.Type, traits: HostTraits = .standard, profile: CellHost.Profile = .iOS18,
  policies: CellHost.Policies = .standard, failsOn: CellHost.Severity = .error, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation, isolation: isolated (any Actor)? = #isolation,
  _ body: (CellHost) async throws -> Value
) async throws -> Value {
  let host = try CellHost(
    Comparison(
      ScreenSource(screen), traits: traits, policies: policies, failsOn: failsOn, seed: seed, at: sourceLocation),
    profile: profile)
  defer { host.finish() }
  return try await body(host)
}
