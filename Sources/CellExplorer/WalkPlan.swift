import CellHarness
import CellTrace

/// What one walk of a search is: everything follows from its number, the search's seed, and what the walks before its wave learnt.
struct WalkPlan: Sendable {
  /// What walks before it learnt.
  struct Learnt: Sendable {
    /// Keys of offers that could not be performed, with how often.
    var refusals: [String: Int] = [:]
    /// How often what has a key was performed.
    var done: [String: Int] = [:]
    /// Items that changes of the data took away, or changed alone.
    var endangered: Set<CellItemID> = []
    /// Keys of what opened something, and of what gave a list other rows.
    var openers: Set<String> = []
    var changers: Set<String> = []
    /// Keys of buttons that what has a key made possible.
    var brings: [String: Set<String>] = [:]
    /// Keys of what changed something that is seen, and how often what never did was done.
    var telling: Set<String> = []
    var silent: [String: Int] = [:]
    /// True if rows stay selected.
    var selects = false
    /// True if somewhere a step waited for what came of it: then the next one can come before that.
    var waits = false
    /// True if there is a field beside a list of several rows.
    var searches = false
    /// True if there is a field to type in.
    var types = false
    /// How many walks have taken a sequence from the whole list in its order.
    var turns = 0
    /// How many have taken one of those that begin something twice.
    var turnsOfModes = 0
    /// What walks would have asked policies.
    var consulted = ConsultedChoices()
    /// Keys that do something on an app that reads presses, by kinds of states.
    var presses: [UInt64: [String]] = [:]
    /// What gives the list its rows.
    var filling = Filling()
    /// Changes of the data that can be made once only.
    var madeOnce: Set<String> = []

    /// Keys of what could hardly ever be performed, tried several times.
    var refused: Set<String> { Set(refusals.filter { $0.value > 2 && $0.value > 4 * done[$0.key, default: 0] }.keys) }
    /// Keys of what could not be performed once: a walk ends at a step that is not possible.
    var uncertain: Set<String> { Set(refusals.keys) }
    /// Keys of what was done several times and changed nothing that is seen.
    var idle: Set<String> { Set(silent.filter { $0.value > 2 && !telling.contains($0.key) }.keys) }
    /// Sequences for what brings several buttons of its own: a mode, a form.
    var modes: [Int] { Temptation.modes(brings) }
  }

  let profile: Profile
  /// Under which the walk is made.
  let policy: Policy
  let choices: WalkChoices?
  /// What it begins with.
  let prefix: [Interaction]
  /// Steps of it that only give the list its rows.
  let filled: Int
  /// True if it begins with a script that was there: steps of it that are not possible are left out.
  let isDirected: Bool
  /// True if its whole script is judged, whatever cheap checks say: some bugs are seen by the full plan only.
  let isJudgedWhole: Bool
  /// Whether the screen is taken down at its end: what outlives one walk mostly outlives the next.
  let takesDown: Bool
  /// True if it takes the next sequence of the whole list.
  let takesTurn: Bool
  /// True if it takes the next of those that begin something twice.
  let takesTurnOfModes: Bool
  /// Whether what is possible at its end is told.
  let tellsOffers: Bool
  /// Keys that did something on an app that reads presses, by kinds of states.
  let presses: [UInt64: [String]]
  private let seed: UInt64
  private let traits: HostTraits
  /// Policies that its scripts are judged under: a walk that is judged whole is judged under all that are asked for.
  private let judging: [Policy]

  init(number: Int, options: Exploration.Options, learnt: Learnt) {
    var random = SplitMix64(state: options.seed &* 0x1000_0001 &+ UInt64(number))
    // Where nothing asks for the system's version, all profiles make the same walk.
    let profiles = learnt.consulted.profile == 0 && number >= 4 ? Array(options.profiles.prefix(1)) : options.profiles
    profile = profiles.isEmpty ? .iOS18 : profiles[number % profiles.count]
    // Three of four walks are made under the base, which sees most; the others under a policy that could make a difference.
    let others = options.policies.filter { $0 != .lifo && learnt.consulted.concerns($0) }
    // Most bugs that need another order of results need the data to move before one of them.
    let turnOfOthers = number / 4
    let asksForChanges = others.contains(.afterChange)
    let isAboutChanges = turnOfOthers % 2 == 1 && asksForChanges
    let other: Policy =
      others.isEmpty || isAboutChanges ? .afterChange : others[(asksForChanges ? turnOfOthers / 2 : turnOfOthers) % others.count]
    policy = number % 4 == 3 && !others.isEmpty ? other : .lifo
    isJudgedWhole = number % 9 == 7
    // Two of three walks begin with a sequence that breaks lists, one after the other. The rest is chance's: each kind is in most of
    // those walks and missing in some.
    let isTempted = number % 3 != 2
    let turn = number / 3 * 2 + number % 3
    // Once the search has learnt what opens something and what gives the list other rows, every third of these puts both together.
    let isProven = policy == .lifo && !learnt.changers.isEmpty && !learnt.openers.isEmpty && turn % 3 == 2
    let isOfSelections = policy == .lifo && learnt.selects && turn % 4 == 1
    // A search shows few rows, and every number is another row's.
    let isOfSearches = policy == .lifo && learnt.searches && turn % 4 == 3
    // What is begun, left and begun again.
    let isOfModes = policy == .lifo && turn % 4 == 0 && !learnt.modes.isEmpty
    let canHurry = policy == .lifo && learnt.waits && !isJudgedWhole
    let hurries = canHurry && turn % 3 == 0
    // What there is of each, and how often it had its turn.
    let (places, turnOfPlaces): ([Int]?, Int) =
      if hurries {
        (learnt.types && turn / 3 % 3 == 1 ? Temptation.ofLetters : Temptation.ofHurry, turn / 3)
      } else if isOfModes {
        (learnt.modes, learnt.turnsOfModes)
      } else if isProven {
        (Temptation.aroundChanges, turn / 3)
      } else if isOfSelections {
        (Temptation.ofSelections, turn / 4)
      } else if isOfSearches {
        (Temptation.ofSearches, turn / 4)
      } else {
        (Temptation.places(under: policy), turn)
      }
    // Those that stand for others on the way are no reason to leave one out.
    // As long as nobody knows what gives an empty list its rows, that is looked for.
    // Rows that a search brings are no rows that somebody adds.
    let fills = isTempted && !learnt.searches && learnt.filling.isSought(number, turn: turn)
    let temptation =
      fills
      ? Temptation.ofFilling[turn % Temptation.ofFilling.count]
      : places.map { $0[turnOfPlaces % $0.count] } ?? learnt.turns % Temptation.patient.count
    takesTurn = isTempted && places == nil && !fills
    takesTurnOfModes = isTempted && isOfModes && !hurries && !fills
    // Nothing is drawn for what can't be: a screen on which nothing waits is walked as if there were no hurry.
    let possible = Offer.Kind.allCases.filter { !Offer.Kind.ofHurry.contains($0) || canHurry }
    let kinds = Set(possible.filter { isTempted || Offer.Kind.alwaysEnabled.contains($0) || random.below(4) != 0 })
    let length = isTempted ? Temptation.length(of: temptation) + random.below(3) : Self.lengths[random.below(Self.lengths.count)]
    choices = WalkChoices(
      seed: random.next(), steps: isJudgedWhole ? min(length, 5) : length, kinds: kinds.union([.scroll, .mutate]),
      refused: learnt.refused, done: learnt.done, endangered: learnt.endangered, openers: learnt.openers,
      changers: learnt.changers, brings: learnt.brings, uncertain: learnt.uncertain, idle: learnt.idle, madeOnce: learnt.madeOnce,
      temptation: isTempted ? temptation : nil)
    presses = learnt.presses
    if let script = Beginning.of(options.scripts, number: number, &random) {
      (prefix, filled, isDirected) = (script, 0, true)
    } else {
      prefix = learnt.filling.prefix(number)
      (filled, isDirected) = (prefix.count, false)
    }
    takesDown = number % 3 == 0
    tellsOffers = false
    seed = options.seed
    traits = options.traits
    judging = isJudgedWhole ? [.lifo] + options.policies.filter { $0 != .lifo } : policy == .lifo ? [.lifo] : [.lifo, policy]
  }

  /// A walk that is given, under the base policy.
  init(
    script: [Interaction], profile: Profile, options: Exploration.Options, presses: [UInt64: [String]] = [:]
  ) {
    self.profile = profile
    self.presses = presses
    policy = .lifo
    choices = nil
    prefix = script
    filled = 0
    isDirected = false
    isJudgedWhole = false
    takesTurn = false
    takesTurnOfModes = false
    takesDown = true
    tellsOffers = true
    seed = options.seed
    traits = options.traits
    judging = [.lifo]
  }

  /// Most bugs need few steps, and a walk costs little to begin: most walks are short.
  private static let lengths = [4, 5, 6, 6, 8, 8, 12, 20]

  /// True if the walk is made under the base policy.
  var isBase: Bool { policy == .lifo }

  /// What the walk's process depends on.
  var configuration: RunConfiguration { base.under(policy) }

  /// The same under the base policy.
  var base: RunConfiguration { RunConfiguration(profile: profile, policy: .lifo, seed: seed, traits: traits) }

  /// What its scripts are judged under.
  var conditions: JudgeConditions { JudgeConditions(profile: profile, policies: judging, seed: seed, traits: traits) }
}
