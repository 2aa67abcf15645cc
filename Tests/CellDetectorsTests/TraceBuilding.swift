import CellTrace

@testable import CellDetectors

/// Builds traces by hand: rows of a list whose cells hold one label, unless a test says otherwise.
func item(_ key: String) -> ItemID { ItemID(key: key) }

/// `0-row`
func slot(_ row: Int) -> Slot { Slot(section: 0, item: row) }

/// A write for an item (nil: during construction) in a step.
func provenance(_ key: String?, _ step: Int, _ flags: CellFlags = []) -> WriteProvenance {
  WriteProvenance(item: key.map(item), step: step, flags: flags)
}

/// The root view of every row in these tests.
let content = "NoteCell/UIView"

/// A label with a text and further properties.
func label(
  _ text: String, _ properties: [Property] = [], path: String = "\(content)/UILabel", by: WriteProvenance? = nil,
  added: WriteProvenance? = nil
) -> Element {
  Element(
    path: path, role: .text, frame: TraceRect(x: 16, y: 11, width: 100, height: 20),
    properties: [Property("text", text, provenance: by)] + properties, provenance: added)
}

/// A plain view that is seen, for example a coloured dot.
func dot(_ path: String, color: String = "#FF0000", added: WriteProvenance? = nil) -> Element {
  Element(
    path: path, role: .view, frame: TraceRect(x: 0, y: 0, width: 8, height: 8),
    properties: [Property("backgroundColor", color, provenance: added)], provenance: added)
}

/// A row as a person sees it.
func row(
  _ key: String, at place: Int = 0, cell: Int = 1, reuse: Int? = nil, flags: CellFlags = [], height: Double = 44,
  ideal: Double? = nil, state: [StateCell] = [], unsettled: Bool = false, type: String = "App.NoteCell",
  evidence: [Evidence] = [], _ elements: [Element]
) -> Appearance {
  Appearance(
    item: item(key), slot: slot(place), cell: CellID(cell), cellType: type, reuse: reuse,
    frame: TraceRect(x: 0, y: Double(place) * 44, width: 390, height: height), idealHeight: ideal, flags: flags,
    elements: elements, stateCells: state, isUnsettled: unsettled, evidence: evidence)
}

/// A `@State` value.
func state(
  _ property: String, _ value: String, birth: WriteProvenance, write: WriteProvenance? = nil, view: String = "NoteRow",
  place: SourcePlace? = nil
) -> StateCell {
  StateCell(
    path: "\(content)/NoteRow", viewType: view, property: property, value: value, birth: birth, lastWrite: write,
    place: place)
}

/// A step; its items are those of its rows unless given.
func step(
  _ index: Int, _ title: String, by interaction: Interaction = .scrollBy(100), events: [TraceEvent.Kind] = [],
  items: [String]? = nil, time: Double = 0, _ rows: [Appearance] = []
) -> StepTrace {
  StepTrace(
    index: index, interaction: index == 0 ? .open : interaction, title: title,
    events: events.enumerated().map { TraceEvent(sequence: $0.offset + 1, kind: $0.element) }, checkpoint: rows,
    items: items?.map(item) ?? rows.map(\.item), time: time)
}

/// A step of which only what is seen matters.
func step(_ index: Int, _ rows: [Appearance]) -> StepTrace { step(index, "", rows) }

/// A run of the screen `Notes` that nothing outlives.
func trace(_ steps: [StepTrace], policy: ReusePolicy = .lifo, end: RunEnd = .finished) -> Trace {
  var trace = Trace(screen: "Notes", configuration: RunConfiguration(policy: policy), steps: steps, end: end)
  trace.leakedObjects = []
  return trace
}

/// Main, an equal control, and a run with fresh cells.
func runs(main: [StepTrace], fresh: [StepTrace]) -> RunSet {
  RunSet(main: trace(main), control: trace(main), fresh: trace(fresh, policy: .fresh))
}

/// Main, an equal control, and rebuilds by step.
func runs(main: [StepTrace], rebuilt: [[Appearance]], live: [[Appearance]]? = nil) -> RunSet {
  var set = RunSet(main: trace(main), control: trace(main))
  for (index, rows) in rebuilt.enumerated() { set.rebuild(index, rows, live: live?[index]) }
  return set
}

extension Detector {
  /// The findings, or nil if it was inconclusive.
  static func found(in runs: RunSet) -> [Finding]? {
    if case .findings(let findings) = judge(runs) { findings } else { nil }
  }

  /// The reason if it was inconclusive.
  static func reason(in runs: RunSet) -> String? {
    if case .inconclusive(let reason) = judge(runs) { reason } else { nil }
  }
}
