/// How an OS version behaves where versions differ.
package struct Profile: Hashable, Codable, Sendable {
  /// The name as options and reports have it: `iOS17`, `iOS18`.
  package var name: String
  /// Major version of the system.
  package var os: Int
  /// Hosted state is recreated when a cell that was hidden for reuse is displayed again.
  package var stateResetsOnRedisplay: Bool
  /// UH-35: configuration updates of cells follow the observable objects they read.
  package var tracksConfigurationUpdates: Bool
  /// HC-06, observed in one report: a hosting controller measures its old content until the next layout after its root view was
  /// set. Off in every profile, because a forced layout hides it.
  package var measuresOldRootUntilLayout: Bool

  /// Creates a profile.
  package init(
    name: String, os: Int, stateResetsOnRedisplay: Bool, tracksConfigurationUpdates: Bool = false,
    measuresOldRootUntilLayout: Bool = false
  ) {
    self.name = name
    self.os = os
    self.stateResetsOnRedisplay = stateResetsOnRedisplay
    self.tracksConfigurationUpdates = tracksConfigurationUpdates
    self.measuresOldRootUntilLayout = measuresOldRootUntilLayout
  }

  /// iOS 17: hosted state survives reuse.
  package static let iOS17 = Profile(name: "iOS17", os: 17, stateResetsOnRedisplay: false)
  /// iOS 18: hosted state resets on redisplay.
  package static let iOS18 = Profile(name: "iOS18", os: 18, stateResetsOnRedisplay: true)
  /// iOS 26: as iOS 18, and configuration updates follow what they observe. Chosen by name; the plan compares the other two.
  package static let iOS26 = Profile(name: "iOS26", os: 26, stateResetsOnRedisplay: true, tracksConfigurationUpdates: true)
  /// Every profile that runs are compared under, oldest first.
  package static let all = [iOS17, iOS18]

  private enum Key: String, CodingKey {
    case name, os, stateResetsOnRedisplay, tracksConfigurationUpdates, measuresOldRootUntilLayout
  }

  /// Reads a profile; what it does not mention is off.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try values.decode(String.self, forKey: .name), os: try values.decode(Int.self, forKey: .os),
      stateResetsOnRedisplay: try values.decode(Bool.self, forKey: .stateResetsOnRedisplay),
      tracksConfigurationUpdates: try values.decodeIfPresent(Bool.self, forKey: .tracksConfigurationUpdates) ?? false,
      measuresOldRootUntilLayout: try values.decodeIfPresent(Bool.self, forKey: .measuresOldRootUntilLayout) ?? false)
  }

  /// Writes what is on, so that a switch more changes no trace that does not use it.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(os, forKey: .os)
    try values.encode(stateResetsOnRedisplay, forKey: .stateResetsOnRedisplay)
    if tracksConfigurationUpdates { try values.encode(true, forKey: .tracksConfigurationUpdates) }
    if measuresOldRootUntilLayout { try values.encode(true, forKey: .measuresOldRootUntilLayout) }
  }
}

/// Everything a run depends on besides the app's code and the script.
package struct RunConfiguration: Hashable, Codable, Sendable {
  /// The OS version whose behaviour the run has.
  package var profile: Profile
  /// Which object a dequeue hands out.
  package var policy: ReusePolicy
  /// The other choices about lists.
  package var list: ListBehavior
  /// Seed of all randomness user code can see.
  package var seed: UInt64
  /// Seed of `Hashable`; the same script must not depend on it.
  package var hashSeed: UInt64
  /// Reuses (by ordinal, from 1) in which a new object takes the place of the pooled one.
  package var replacedReuses: [Int]
  /// Order of asynchronous results.
  package var completionOrder: CompletionOrder
  /// The first steps of which neither events nor checkpoints are kept: reference runs need only what follows.
  package var unrecordedSteps: Int
  /// Width and height of the window in points.
  package var windowSize: [Double]
  /// The device and how its user has set it up.
  package var traits: HostTraits
  /// Whether headers, footers and open swipes are kept with every step: only a picture of the screen needs them.
  package var keepsSurroundings = false
  /// Whether every write is kept with the code that wrote: a run that tells where, once a finding says what.
  package var recordsPlaces = false
  /// Mutations of the screen, by name, that are made before it is opened.
  package var changesBeforeOpening: [String] = []

  /// Creates a configuration. The window is as large as the traits say, unless a size is given.
  package init(
    profile: Profile = .iOS18, policy: ReusePolicy = .lifo, list: ListBehavior = ListBehavior(), seed: UInt64 = 1,
    hashSeed: UInt64 = 1, replacedReuses: [Int] = [], completionOrder: CompletionOrder = .inOrder, unrecordedSteps: Int = 0,
    windowSize: [Double]? = nil, traits: HostTraits = .standard
  ) {
    self.profile = profile
    self.policy = policy
    self.list = list
    self.seed = seed
    self.hashSeed = hashSeed
    self.replacedReuses = replacedReuses
    self.completionOrder = completionOrder
    self.unrecordedSteps = unrecordedSteps
    self.windowSize = windowSize ?? traits.windowSize
    self.traits = traits
  }

  private enum CodingKeys: String, CodingKey {
    case profile, policy, list, seed, hashSeed, replacedReuses, completionOrder, windowSize, traits, keepsSurroundings,
      recordsPlaces, changesBeforeOpening
    /// Under the name that kept traces have.
    case unrecordedSteps = "quietSteps"
  }

  /// Reads a configuration; one of format version 1 has no choices about lists.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      profile: try values.decode(Profile.self, forKey: .profile),
      policy: try values.decode(ReusePolicy.self, forKey: .policy),
      list: try values.decodeIfPresent(ListBehavior.self, forKey: .list) ?? ListBehavior(),
      seed: try values.decode(UInt64.self, forKey: .seed), hashSeed: try values.decode(UInt64.self, forKey: .hashSeed),
      replacedReuses: try values.decode([Int].self, forKey: .replacedReuses),
      completionOrder: try values.decodeIfPresent(CompletionOrder.self, forKey: .completionOrder) ?? .inOrder,
      unrecordedSteps: try values.decode(Int.self, forKey: .unrecordedSteps),
      windowSize: try values.decode([Double].self, forKey: .windowSize),
      traits: try values.decodeIfPresent(HostTraits.self, forKey: .traits) ?? .standard)
    keepsSurroundings = try values.decodeIfPresent(Bool.self, forKey: .keepsSurroundings) ?? false
    recordsPlaces = try values.decodeIfPresent(Bool.self, forKey: .recordsPlaces) ?? false
    changesBeforeOpening = try values.decodeIfPresent([String].self, forKey: .changesBeforeOpening) ?? []
  }

  /// Writes a configuration; standard traits are left out.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(profile, forKey: .profile)
    try values.encode(policy, forKey: .policy)
    try values.encode(list, forKey: .list)
    try values.encode(seed, forKey: .seed)
    try values.encode(hashSeed, forKey: .hashSeed)
    try values.encode(replacedReuses, forKey: .replacedReuses)
    try values.encode(completionOrder, forKey: .completionOrder)
    try values.encode(unrecordedSteps, forKey: .unrecordedSteps)
    try values.encode(windowSize, forKey: .windowSize)
    if traits != .standard { try values.encode(traits, forKey: .traits) }
    if keepsSurroundings { try values.encode(true, forKey: .keepsSurroundings) }
    if recordsPlaces { try values.encode(true, forKey: .recordsPlaces) }
    if !changesBeforeOpening.isEmpty { try values.encode(changesBeforeOpening, forKey: .changesBeforeOpening) }
  }
}
