import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import Testing

/// A screen under test, driven step by step: what ``withHost(_:traits:profile:policies:failsOn:seed:sourceLocation:_:)`` gives a test.
///
/// The screen lives in a process of its own, which performs one step after the other, so a trap in the screen fails the test instead
/// of ending it. At the end of the scope the whole script is run again under all policies and profiles, and what detectors find
/// becomes issues at the line of `withHost`.
public final class CellHost {
  /// The script so far, without the opening of the screen.
  public private(set) var script: [CellInteraction] = []
  /// What happened so far.
  package private(set) var trace: Trace

  private let comparison: Comparison
  private let configuration: RunConfiguration
  private let runner: Runner
  private var run: LiveRun
  /// What names meant when they were first used: an item keeps its name in the test even when it no longer shows it.
  var names: [ItemName: [BoundName]] = [:]
  /// The same for controls in items: a text field keeps its name when its placeholder is gone.
  var paths: [ControlName: String] = [:]

  /// Shows the screen.
  init(_ comparison: Comparison, profile: Profile) throws {
    self.comparison = comparison
    runner = Runner(comparison.source)
    configuration = RunConfiguration(profile: profile.profile, seed: comparison.seed, traits: comparison.traits)
    run = try LiveRun(runner, configuration)
    trace = run.trace
    try HostError.check(trace)
  }

  // MARK: Items

  /// An item, by a text that it shows or by its identifier. It is looked for when something is done with it or read of it.
  public func item(_ name: String) -> ItemHandle { ItemHandle(host: self, name: .text(name)) }

  /// An item, by its identifier, as `String(describing:)` prints it.
  public func item(id: some Hashable) -> ItemHandle { ItemHandle(host: self, name: .id("\(id)")) }

  /// The items on screen, from the top. While a sheet or another screen covers the one it was opened from, they are those of the screen in
  /// front.
  public var visibleItems: [ItemHandle] {
    guard let last = trace.steps.last else { return [] }
    return last.checkpoint.filter { last.isInSight($0.item) }.map { ItemHandle(host: self, name: .known($0.item)) }
  }

  /// The identifiers of all items, in the order of the data.
  public var itemIDs: [String] { (trace.steps.last?.items ?? []).map(\.key) }

  // MARK: Steps

  /// Performs one interaction.
  /// - Throws: ``HostError`` with the reason, for example the items that come close to a name.
  public func perform(_ interaction: CellInteraction) throws {
    try HostError.check(trace)
    if !run.isAlive { run = try LiveRun(runner, configuration, script: script) }
    try run.perform(interaction)
    switch run.trace.end {
    case .stepFailed:
      // The screen is where the script leads: the next step is performed in a new process.
      try HostError.check(run.trace)
    case .finished, .trapped, .exception, .inconclusive:
      trace = run.trace
      script.append(interaction)
      try HostError.check(trace)
    }
  }

  /// Changes the model by a mutation of the screen.
  public func mutate(_ mutation: CellMutation) throws { try perform(.mutate(mutation)) }

  /// Changes the model by a mutation of the screen, by its name.
  public func mutate(_ name: String) throws { try perform(.mutate(name)) }

  /// Compares the script's runs under all policies and profiles and records what is found.
  func finish() {
    run.end()
    comparison.record(script)
  }

  // MARK: What was found

  /// The last checkpoint.
  var checkpoint: [Appearance] { trace.steps.last?.checkpoint ?? [] }

  /// What the item shows now; nil if it is not on screen.
  func appearance(of item: CellItemID) -> Appearance? {
    checkpoint.first { $0.item == item } ?? trace.steps.last?.supplementary?.first { $0.item == item }
  }

  /// The last step in which a name means something decides.
  func find(_ name: ItemName) throws(HostError) -> CellItemID {
    switch name {
    case .known(let item):
      return item
    case .id(let key):
      for step in trace.steps.reversed() {
        if let item = step.items.first(where: { $0.key == key }) { return item }
      }
      throw .noItem("with the identifier \"\(key)\"", nearest: nearest(to: key))
    case .text(let text):
      if let item = outOfSight(text) { return item }
      for step in trace.steps.reversed() {
        if let item = try find(text, in: step) { return item }
      }
      throw .noItem("that shows \"\(text)\"", nearest: nearest(to: text))
    }
  }

  /// The item that showed the text as a whole when it was last seen, is out of sight and still in the data: "Row 1" beside "Row 19" on screen.
  /// Nil if an item shows the text now.
  private func outOfSight(_ text: String) -> CellItemID? {
    guard let last = trace.steps.last else { return nil }
    let shown = last.checkpoint + (last.supplementary ?? [])
    guard ItemNames.same(text, among: shown).isEmpty else { return nil }
    for step in trace.steps.dropLast().reversed() {
      let known = ItemNames.same(text, among: step.checkpoint).map(\.item)
      if known.isEmpty { continue }
      guard known.count == 1, let item = known.first, last.items.contains(item) else { return nil }
      return shown.contains { $0.item == item } ? nil : item
    }
    return nil
  }

  func find(_ text: String, in step: StepTrace) throws(HostError) -> CellItemID? {
    // What a row shows names the row, whatever its header says; identifiers are for what shows no text.
    // The screen in front comes before those that it hides.
    let all = [step.checkpoint, step.supplementary ?? []]
    let inOrder = [true, false].flatMap { inSight in all.map { $0.filter { step.isInSight($0.item) == inSight } } }
    for shown in inOrder {
      let matches = ItemNames.matches(text, among: shown)
      if matches.count > 1 { throw .severalItems(text, candidates: ItemNames.candidates(matches)) }
      if let only = matches.first { return only.item }
    }
    return step.items.first { $0.key == text }
  }

  private func nearest(to name: String) -> [String] {
    ItemNames.nearest(to: name, among: checkpoint.map(\.title) + itemIDs.prefix(200))
  }
}

/// How a test names a control in an item.
struct ControlName: Hashable {
  var item: CellItemID
  var kind: ElementNames.Kind
  var name: String?
}

/// How a test names an item.
enum ItemName: Hashable {
  /// By a text that it shows.
  case text(String)
  /// By its identifier.
  case id(String)
  /// As the host has found it.
  case known(CellItemID)
}
