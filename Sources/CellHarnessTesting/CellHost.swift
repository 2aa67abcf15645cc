import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import Testing

/// A screen under test, driven step by step from a test.
///
/// Every step runs the script so far in a process of its own: runs are deterministic, so the screen is then exactly where the
/// test left it, and a trap in the screen fails the test instead of ending it. When the host goes out of scope, the whole script
/// is run under all policies and profiles and every error that a detector finds becomes an issue at the host's line.
///
/// ```swift
/// @Test func deletingHitsTheSwipedItem() throws {
///   let host = try CellHost(ConditionsScreen.self)
///   try host.item("Asthma").swipe(.trailing)
///   try host.mutate("a condition arrives at the top")
///   try host.item("Asthma").tap("Delete")
///   try host.item("Asthma").expectGone()
/// }
/// ```
public final class CellHost {
  /// The script so far, without the opening of the screen.
  public private(set) var script: [Interaction] = []
  /// The latest run of the script.
  public private(set) var trace: Trace

  private let runner: Runner
  private let profile: Profile
  private let seed: UInt64
  private let sourceLocation: SourceLocation
  private var isFinished = false
  /// What texts meant when they were first used: an item keeps its name in the test even when it no longer shows it.
  private var names: [String: ItemID] = [:]

  /// Shows the screen.
  /// - Throws: ``HostError`` if it can't be shown; ``CellRuns/RunError`` if the type can't be found by name.
  public init(
    _ screen: any CellScreen.Type, profile: Profile = .iOS18, seed: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    runner = Runner(screen)
    self.profile = profile
    self.seed = seed
    self.sourceLocation = sourceLocation
    trace = try runner.run([], RunConfiguration(profile: profile, seed: seed))
    try HostError.check(trace)
  }

  deinit { finish() }

  /// An item, by its identifier or by a text it shows.
  public func item(_ name: String) -> ItemHandle { ItemHandle(host: self, name: name) }

  /// Performs one interaction.
  /// - Throws: ``HostError`` with the reason, for example the items that come close to a name.
  public func perform(_ interaction: Interaction) throws {
    let next = try runner.run(script + [interaction], RunConfiguration(profile: profile, seed: seed))
    if case .trapped = next.end {
      script.append(interaction)
      trace = next
    }
    try HostError.check(next)
    trace = next
    script.append(interaction)
    remember(interaction)
  }

  /// Changes the model by a mutation of the screen.
  public func mutate(_ name: String) throws { try perform(.mutate(name)) }

  /// Lets virtual time pass.
  public func wait(seconds: Double) throws { try perform(.wait(seconds)) }

  /// Scrolls to the start of the list.
  public func scrollToTop() throws { try perform(.scrollToTop) }

  /// Scrolls to the end of the list.
  public func scrollToEnd() throws { try perform(.scrollToEnd) }

  /// Drives every visible cell through every flag of its state and back.
  public func cycleCellStates() throws { try perform(.cycleCellStates) }

  /// Compares the script's runs under all policies and profiles now and records what was found. Called once; later calls do
  /// nothing.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    recordFindings(in: runner.screen, script: script, profiles: Profile.all, seed: seed, at: sourceLocation)
  }

  /// The last checkpoint.
  var checkpoint: [Appearance] { trace.steps.last?.checkpoint ?? [] }

  /// What a name means: an identifier, a text that was used before, or a text that is shown now.
  func locator(for name: String) -> ItemLocator {
    if let known = names[name] { return .resolved(known) }
    if trace.steps.last?.items.contains(where: { $0.key == name }) == true { return .identity(name) }
    return .showing(name)
  }

  /// The item a name means, if it was ever resolved.
  func known(_ name: String) -> ItemID? {
    if let known = names[name] { return known }
    return trace.steps.last?.items.first { $0.key == name }
      ?? checkpoint.first { $0.elements.contains { $0["text"] == name } }?.item
  }

  private func remember(_ interaction: Interaction) {
    guard let resolved = trace.steps.last?.interaction else { return }
    for case (.showing(let name), .resolved(let id)) in zip(interaction.items, resolved.items) { names[name] = id }
  }
}

/// A step of a ``CellHost`` that could not be done.
public struct HostError: Error, CustomStringConvertible {
  /// What happened, to which thing, and what to do.
  public let description: String

  static func check(_ trace: Trace) throws {
    let last = trace.steps.last?.title ?? "show the screen"
    switch trace.end {
    case .finished: return
    case .trapped(let step, let signal, let report):
      let first = report.split(separator: "\n").first.map(String.init) ?? "signal \(signal)"
      throw HostError(description: "the screen trapped in step \(step) (\(last)): \(first)")
    case .exception(let step, let ledgerID, let text, _):
      throw HostError(description: "UIKit would throw in step \(step) (\(last)), \(ledgerID): \(text)")
    case .stepFailed(let step, let reason):
      throw HostError(description: "step \(step) can't be performed: \(reason)")
    case .inconclusive(let step, let reason):
      throw HostError(description: "the run says nothing after step \(step) (\(last)): \(reason)")
    }
  }
}
