import CInterposer
import CellTrace
import Synchronization

/// Everything that a run changes, in one object: ``begin(_:)`` replaces it, so that one run leaves nothing for the next.
///
/// A run has a process of its own; the tests of a module share one and begin a run each. What is the same in every run of a program
/// may be static: facts about types, and what modules plug into each other once. A repository test lists those.
package final class RunState: @unchecked Sendable {
  /// The state of the run under way.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var current = RunState(RunConfiguration())
  /// The state before: another thread may be reading it still.
  nonisolated(unsafe) private static var former: RunState?

  /// Starts a run: everything is as a new process has it, on the device that the configuration describes.
  package static func begin(_ configuration: RunConfiguration = RunConfiguration()) {
    // What a test left waiting is no work of the next one's. A process of a run's own has nothing that waits.
    if !ci_is_active() { ci_reset_loop() }
    former = current
    current = RunState(configuration)
    for replace in replacements.withLock({ $0 }) { replace() }
  }

  private init(_ configuration: RunConfiguration) {
    self.configuration = configuration
    isBoldText = configuration.traits.isBoldText
  }

  // MARK: What runtimes ask about the run

  /// Profile, policy and seeds.
  package var configuration: RunConfiguration
  /// What the run would have asked a policy or profile so far.
  package var consulted = ConsultedChoices()
  /// Runs that this process performs besides its own, as long as they agree: ``consult(_:)`` lets those go that do not.
  package var companions: [RunConfiguration] = []
  /// Copies the process for companions that answer a choice in another way; nil stands for every way. In a copy the state's
  /// configuration is the companion's from then on.
  package var depart: ((PolicyChoice?) -> Void)?
  /// A point is reached that the run's policy decides. Whoever decides asks for the configuration after this call.
  package func consult(_ choice: PolicyChoice) {
    switch choice {
    case .poolOrder: consulted.poolOrder += 1
    case .reuse: consulted.reuse += 1
    case .keeping: consulted.keeping += 1
    case .recycling: consulted.recycling += 1
    case .preparing: consulted.preparing += 1
    case .unhighlighting: consulted.unhighlighting += 1
    case .reloading: consulted.reloading += 1
    // Counted where work is queued, see ``HostRun/openCompletions``.
    case .completing: break
    case .profile: consulted.profile += 1
    }
    if !companions.isEmpty { depart?(choice) }
  }
  /// Whether the looks of cells are kept, for an order of the pool that compares them.
  package var comparesLooks: Bool {
    configuration.policy == .adversarial || companions.contains { $0.policy == .adversarial }
  }
  /// The version of the system. Whoever behaves by it reads it here: a run in which nobody did is the same under every profile.
  package var profile: Profile {
    consult(.profile)
    return configuration.profile
  }
  /// Ways of systems that no two compared profiles differ in (UH-35, HC-06): reading them asks nothing of the profile.
  package var tracksConfigurationUpdates: Bool { configuration.profile.tracksConfigurationUpdates }
  package var measuresOldRootUntilLayout: Bool { configuration.profile.measuresOldRootUntilLayout }

  // MARK: Counters

  /// The step under way; 0 while the screen opens.
  package var step = 0
  /// The reuse ordinal of the run: counts every time a pool hands out a cell.
  package var reuseCount = 0
  /// The number of cell objects constructed in the run.
  package var cellCount = 0

  // MARK: Parts of this module, each used in its own file

  var provenance: [Provenance] = []
  var bindings = CellBinding.Table()
  var attachments = Attachments.Table()
  var network: (@Sendable (HostNetwork.Request) -> HostNetwork.Answer?)?
  var onMadeUpAnswer: (@Sendable (String) -> Void)?
  var resources: ResourceIndex?
  let observing = KeyValueObserving()
  var isBoldText: Bool
  var frames = HostLoop.Frames()

  // MARK: Parts of other modules

  private let parts = Mutex<[any RunPart & Sendable]>([])

  /// How to give a new run its parts, in the order in which they were first used.
  private static let replacements = Mutex<[@Sendable () -> Void]>([])

  /// The part that a module adds to the run, and to every run from now on. Called by ``RunPart/current`` alone.
  package static func part<Part: RunPart & Sendable>(_ type: Part.Type) -> Part {
    replacements.withLock { $0.append { Part.current = current.adding(Part()) } }
    return current.adding(Part())
  }

  private func adding<Part: RunPart & Sendable>(_ part: Part) -> Part {
    parts.withLock { $0.append(part) }
    return part
  }
}

/// What another module keeps of a run.
package protocol RunPart: AnyObject {
  /// As a run finds it. The configuration of ``RunState/current`` is the run's already.
  init()
  /// The part of the run under way: `nonisolated(unsafe) static var current = RunState.part(…)`. Reading it is one load, and a run that
  /// begins replaces it.
  static var current: Self { get set }
}
