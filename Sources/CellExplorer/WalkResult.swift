import CellHarness
import CellTrace

/// What one walk did.
struct WalkResult: Sendable {
  /// What ended a walk before its time.
  enum Stop: Hashable, Sendable {
    /// The screen did not open.
    case screen
    /// A step trapped, threw or did not come back.
    case step
    /// A step could not be performed.
    case refused
  }

  /// What was performed, every locator resolved: replaying it is the same walk. If the walk trapped or threw, its last
  /// interaction is the one that did.
  var script: [Interaction] = []
  /// How often each kind was among what was possible before a step, performed, and refused.
  var counts = KindCounts()
  /// Abstract states in the order in which they were reached.
  var states: [UInt64] = []
  /// Steps that were performed: one that consists of others counts once.
  var steps = 0
  /// Keys of offers that could not be performed, with the reason.
  var refused: [String: String] = [:]
  /// How often what has a key was performed.
  var done: [String: Int] = [:]
  /// Items that changes of the data took away, or changed alone.
  var endangered: [CellItemID] = []
  /// Keys of what opened something, and of what gave a list other rows.
  var openers: Set<String> = []
  var changers: Set<String> = []
  /// True if rows stay selected.
  var selects = false
  /// True if a step waited for what came of it.
  var waits = false
  /// True if there is a field beside a list of several rows.
  var searches = false
  /// Keys of buttons that what has a key made possible.
  var brings: [String: Set<String>] = [:]
  /// Keys of what changed something that is seen, or may have done so, and of what did not.
  var telling: Set<String> = []
  var silent: [String: Int] = [:]
  /// Rows of the lists that are in front when the screen opens, by the length of the script that led there.
  var rows: [Int: Int] = [:]
  /// What the screen showed, by the length of the script that led there.
  var digests: [Int: ScreenDigest] = [:]
  /// What is suspected, with the length of the script that showed it.
  var suspicions: [(suspicion: Suspicion, length: Int)] = []
  /// What ended it; nil: nothing did.
  var stop: Stop?
  /// Names of the changes of the data that the screen has as it opens.
  var mutations: [String] = []
  /// What is possible at its end, and how much more is alike.
  var offers: (interactions: [Interaction], alike: Int) = ([], 0)
  /// What it would have asked policies; nil if it ended before it could tell.
  var consulted: ConsultedChoices?
  /// Keys that do something on an app that reads presses, by kinds of states.
  var presses: [UInt64: [String]] = [:]
  /// Why the walk says nothing, if it does not.
  var problem: String?

  private var begun: (interaction: Interaction, choice: WalkRecord.Choice?)?
  private var shown: ScreenDigest?

  mutating func add(_ digest: ScreenDigest) { shown = digest }

  /// Takes a record.
  /// - Returns: True if it is the last one.
  mutating func add(_ record: WalkRecord) -> Bool {
    switch record {
    case .begins(let interaction, let choice):
      begun = (interaction, choice)
    case .performed(let resolved, let state, let offered, let found, let gone, let effects):
      endangered += gone
      if !resolved.isEmpty { steps += 1 }
      let before = digests[script.count]
      script += resolved
      states.append(state)
      if effects.waits { waits = true }
      if effects.searches { searches = true }
      rows[script.count] = effects.rows
      for (kind, count) in offered { counts[kind].offered += count }
      if let choice = begun?.choice {
        counts[choice.kind].performed += 1
        done[choice.key, default: 0] += 1
        if effects.opens { openers.insert(choice.key) }
        if effects.changesRows { changers.insert(choice.key) }
        if effects.selects { selects = true }
        if !effects.brings.isEmpty { brings[choice.key, default: []].formUnion(effects.brings) }
        if !effects.opens, effects.brings.isEmpty, !effects.waits, found.isEmpty, let shown, shown == before {
          if Offer.Kind.oftenSilent.contains(choice.kind) { silent[choice.key, default: 0] += 1 }
        } else {
          telling.insert(choice.key)
        }
      }
      if let shown { digests[script.count] = shown }
      shown = nil
      suspicions += found.map { ($0, script.count) }
      begun = nil
    case .refused(let choice, let reason):
      if let choice {
        counts[choice.kind].refused += 1
        refused[choice.key] = reason
      } else {
        stop = .refused
      }
      if begun != nil { stop = .refused }
      begun = nil
    case .threw:
      stop = .step
    case .unowned(let reason):
      problem = reason
    case .declares(let names):
      mutations = names
    case .offers(let interactions, let alike):
      offers = (interactions, alike)
    case .presses(let keys, let state):
      presses[state] = keys
    case .judged(let found, let asked):
      suspicions += found.map { ($0, script.count) }
      consulted = asked
    case .ended(let why):
      if why != nil { stop = .step }
      return true
    case .isUsedUp:
      break
    }
    return false
  }

  /// Nothing more comes. What had begun and did not end is what trapped, threw or never came back.
  mutating func finish() {
    guard let begun, problem == nil else { return }
    if begun.interaction != .open { script.append(begun.interaction) }
    suspicions.append((Suspicion(kind: .ended, detail: begun.choice?.key ?? begun.interaction.facts.name), script.count))
  }
}

/// Counts by kind of interaction.
package struct KindCounts: Sendable {
  /// How often one kind was possible, performed and refused.
  package struct Count: Hashable, Sendable {
    /// Possible interactions of the kind, summed over steps.
    package var offered = 0
    /// Steps that performed one of the kind.
    package var performed = 0
    /// Attempts whose precondition failed.
    package var refused = 0
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
  package var rows: [(kind: String, count: Count)] { Offer.Kind.allCases.map { ($0.rawValue, self[$0]) } }
}
