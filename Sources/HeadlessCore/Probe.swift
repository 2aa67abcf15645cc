import CellTrace

/// Where the runtimes post what happens. Outside a run nobody listens and a post costs one comparison.
public enum Probe {
  /// Receives every event of the current run.
  nonisolated(unsafe) public static var sink: ((TraceEvent.Kind) -> Void)?

  /// Posts an event if somebody listens.
  public static func post(_ kind: @autoclosure () -> TraceEvent.Kind) {
    if let sink { sink(kind()) }
  }
}

/// What the runtimes need to know about the run they are in. Touched by the main thread only.
public enum RunContext {
  /// Profile, policy and seeds.
  nonisolated(unsafe) public static var configuration = RunConfiguration()
  /// What the run would have asked a policy or profile so far.
  nonisolated(unsafe) public static var questions = ConsultedChoices()
  /// The version of the system. Whoever behaves by it reads it here: a run in which nobody did is the same under every profile.
  public static var profile: Profile {
    questions.profile += 1
    return configuration.profile
  }
  /// Ways of systems that no two compared profiles differ in (UH-35, HC-06): reading them asks nothing of the profile.
  public static var tracksConfigurationUpdates: Bool { configuration.profile.tracksConfigurationUpdates }
  public static var measuresOldRootUntilLayout: Bool { configuration.profile.measuresOldRootUntilLayout }
  /// The step under way; 0 while the screen opens.
  nonisolated(unsafe) public static var step = 0
  /// The reuse ordinal of the run: counts every time a pool hands out a cell.
  nonisolated(unsafe) public static var reuseCount = 0
  /// The number of cell objects constructed in the run.
  nonisolated(unsafe) public static var cellCount = 0

  /// Starts counting anew.
  public static func reset(_ configuration: RunConfiguration) {
    self.configuration = configuration
    step = 0
    reuseCount = 0
    cellCount = 0
    questions = ConsultedChoices()
    Provenance.stack = []
  }
}

/// For whom code runs at this moment, where the view it touches can't tell by itself (it has no cell yet).
public struct Provenance {
  /// The item the cell serves; nil while the cell is being constructed.
  public var item: ItemID?
  /// The cell, if any.
  public var cell: CellID?
  /// The cell's state.
  public var flags: CellFlags
  /// Whose stream of random numbers draws come from where there is no item yet.
  public var drawsFor: ItemID?
  /// What the cell does for the item; work that is queued meanwhile belongs to it.
  public var serving: CellBinding

  /// Creates a provenance.
  public init(
    item: ItemID?, cell: CellID?, flags: CellFlags = [], drawsFor: ItemID? = nil, serving: CellBinding = .nobody
  ) {
    self.item = item
    self.cell = cell
    self.flags = flags
    self.drawsFor = drawsFor
    self.serving = serving
  }

  /// Innermost last.
  nonisolated(unsafe) public static var stack: [Provenance] = []

  /// The innermost one.
  public static var current: Provenance? { stack.last }

  /// The innermost code has got its cell: from here on it works for the cell's serving.
  public static func becomes(_ cell: CellID, _ serving: CellBinding) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].cell = cell
    stack[stack.count - 1].serving = serving
    serving.enter()
  }

  /// Runs `body` on behalf of an item and a cell.
  public static func with<T>(_ provenance: Provenance, _ body: () throws -> T) rethrows -> T {
    stack.append(provenance)
    defer { stack.removeLast() }
    return try provenance.serving.run(body)
  }
}
