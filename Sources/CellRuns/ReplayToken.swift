import CellTrace

/// Names a finding of a scenario so that it can be run again, with every choice the run made: the policy and the seed decide them all.
package struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
  /// The scenario's name.
  package var scenario: String
  /// The finding's fingerprint.
  package var fingerprint: String
  /// The policy under which it was seen: which cell is reused, and in which order results come.
  package var policy: Policy
  /// The seed of chance and of shuffled results; nil: the usual one.
  package var seed: UInt64?
  /// The device and settings under which it was seen.
  package var traits: HostTraits

  /// Creates a token. Nil and the name of no policy stand for the base; seed 1 is the usual one.
  package init(
    scenario: String, fingerprint: String, policy: String? = nil, seed: UInt64? = nil, traits: HostTraits = .standard
  ) {
    self.scenario = scenario
    self.fingerprint = fingerprint
    self.policy = policy.flatMap(Policy.named) ?? .lifo
    self.seed = seed == 1 ? nil : seed
    self.traits = traits
  }

  /// Reads `ch1:scenario:fingerprint`, with a policy, `seed=` and a number, `traits=` and words behind it, in this order, or
  /// without; nil if `text` is not of that form.
  package init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var traits = HostTraits.standard
    var seed: UInt64?
    if let last = parts.last, last.hasPrefix("traits="), parts.count > 3 {
      guard let read = try? HostTraits(String(last.dropFirst("traits=".count))) else { return nil }
      traits = read
      parts.removeLast()
    }
    if let last = parts.last, last.hasPrefix("seed="), parts.count > 3 {
      guard let read = UInt64(last.dropFirst("seed=".count)) else { return nil }
      seed = read
      parts.removeLast()
    }
    guard parts.count == 3 || parts.count == 4, parts[0] == "ch1", !parts[1].isEmpty, !parts[2].isEmpty else { return nil }
    if parts.count == 4, Policy.named(parts[3]) == nil { return nil }
    self.init(
      scenario: parts[1], fingerprint: parts[2], policy: parts.count == 4 ? parts[3] : nil, seed: seed, traits: traits)
  }

  /// `ch1:scenario:fingerprint`, with `:policy` unless it is the base, `:seed=number` and `:traits=words` unless they are usual.
  package var description: String {
    "ch1:\(scenario):\(fingerprint)" + (policy == .lifo ? "" : ":\(policy)") + (seed.map { ":seed=\($0)" } ?? "")
      + (traits == .standard ? "" : ":traits=\(traits)")
  }
}
