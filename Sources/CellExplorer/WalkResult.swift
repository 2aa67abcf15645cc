import CellHarness
import CellRuns
import CellTrace
import Foundation

/// What one walk did.
struct WalkResult: Sendable {
  /// What was performed, every locator resolved: replaying it is the same walk. If the walk trapped or threw, its last
  /// interaction is the one that did.
  var script: [Interaction] = []
  /// How often each kind was among what was possible before a step, performed, and refused.
  var counts = KindCounts()
  /// Abstract states in the order in which they were reached.
  var states: [UInt64] = []
  /// Keys of offers that could not be performed.
  var refused: Set<String> = []
  /// Why the walk says nothing, if it does not.
  var problem: String?

  /// Makes a walk in a process of its own.
  /// - Throws: ``CellRuns/RunError`` or ``CellRuns/ZygoteProblem`` if no process can be made.
  static func of(
    _ screen: ScreenSource, prefix: [Interaction], _ configuration: RunConfiguration, _ choices: WalkChoices,
    timeout: Double
  ) throws -> WalkResult {
    let request = WalkRequest(screen: try ChildScreen(screen), prefix: prefix, configuration: configuration, choices: choices)
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    let child = try Zygote.run(
      .function(WalkChild.function, argument: try JSONEncoder().encode(request)), seeds: seeds, timeout: timeout)
    var result = WalkResult()
    var begun: (interaction: Interaction, kind: Offer.Kind?)?
    for line in child.output.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? JSONDecoder().decode(WalkRecord.self, from: Data(line)) else { break }
      switch record {
      case .begins(let interaction, let kind):
        begun = (interaction, kind)
      case .performed(let resolved, let state, let offered):
        result.script += resolved
        result.states.append(state)
        for (kind, count) in offered { result.counts[kind].offered += count }
        if let kind = begun?.kind { result.counts[kind].performed += 1 }
        begun = nil
      case .refused(let key, let reason):
        if let kind = begun?.kind { result.counts[kind].refused += 1 } else { result.problem = reason }
        if !key.isEmpty { result.refused.insert(key) }
        begun = nil
      case .threw:
        break
      case .unowned(let reason):
        result.problem = reason
      }
    }
    // What had begun and did not end is what trapped, threw or never came back.
    if let begun, begun.interaction != .open { result.script.append(begun.interaction) }
    return result
  }
}

/// Counts by kind of interaction.
public struct KindCounts: Sendable {
  /// How often one kind was possible, performed and refused.
  public struct Count: Hashable, Sendable {
    /// Possible interactions of the kind, summed over steps.
    public var offered = 0
    /// Steps.
    public var performed = 0
    /// Attempts whose precondition failed.
    public var refused = 0
  }

  private var counts: [Offer.Kind: Count] = [:]

  subscript(kind: Offer.Kind) -> Count {
    get { counts[kind] ?? Count() }
    set { counts[kind] = newValue }
  }

  static func += (left: inout KindCounts, right: KindCounts) {
    for (kind, count) in right.counts {
      left[kind].offered += count.offered
      left[kind].performed += count.performed
      left[kind].refused += count.refused
    }
  }

  /// Name and counts of every kind, in a fixed order.
  public var rows: [(kind: String, count: Count)] { Offer.Kind.allCases.map { ($0.rawValue, self[$0]) } }
}
