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
  nonisolated(unsafe) public static var questions = OpenQuestions()
  /// The version of the system. Whoever behaves by it reads it here: a run in which nobody did is the same under every profile.
  public static var profile: Profile {
    questions.profile += 1
    return configuration.profile
  }
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
    questions = OpenQuestions()
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

  /// Creates a provenance.
  public init(item: ItemID?, cell: CellID?, flags: CellFlags = [], drawsFor: ItemID? = nil) {
    self.item = item
    self.cell = cell
    self.flags = flags
    self.drawsFor = drawsFor
  }

  /// Innermost last.
  nonisolated(unsafe) public static var stack: [Provenance] = []

  /// The innermost one.
  public static var current: Provenance? { stack.last }

  /// Runs `body` on behalf of an item and a cell.
  public static func with<T>(_ provenance: Provenance, _ body: () throws -> T) rethrows -> T {
    stack.append(provenance)
    defer { stack.removeLast() }
    return try body()
  }
}
