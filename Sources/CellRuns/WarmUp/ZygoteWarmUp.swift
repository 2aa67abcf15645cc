import CInterposer
import CellTrace
import Foundation
import HeadlessCore

/// What every child would otherwise do for itself: symbols bound, protocol conformances found, generic types made.
///
/// Runs in the process that forks the runs of one hash seed, under that seed. No thread may be started and no user code may
/// run here, and nothing may be left behind that a run could tell from a fresh start: no counters, no registrations.
@_cdecl("cellharness_zygote_warm")
public func cellharnessZygoteWarm() {
  let item = ItemID(key: "1")
  let provenance = WriteProvenance(item: item, step: 0)
  let frame = TraceRect(x: 0, y: 0, width: 1, height: 1)
  let appearance = Appearance(
    item: item, slot: Slot(section: 0, item: 0), cell: CellID(1), cellType: "Cell", reuse: 1,
    frame: frame,
    elements: [
      Element(
        path: "a", role: .text, frame: frame, properties: [Property("text", "a", provenance: provenance)], provenance: provenance)
    ],
    stateCells: [StateCell(path: "a", viewType: "V", property: "p", value: "1", birth: provenance, lastWrite: provenance)],
    evidence: [Evidence(path: "a", property: "isHidden", provenance: provenance)])
  let step = StepTrace(
    index: 0, interaction: .tap(.resolved(item), .path("a")), title: "warm \(1) \(1.5)",
    events: [TraceEvent(sequence: 1, kind: .willDisplay(CellID(1), item, Slot(section: 0, item: 0)))], checkpoint: [appearance],
    items: [item])
  let reference = RebuildReference(step: 0, live: [appearance], atStepEnd: [appearance], atStepStart: [appearance])
  let wire = TraceWire()
  if let began = try? wire.began(1, step.interaction, title: step.title), let sent = try? wire.step(step),
    let rebuilt = try? TraceWire().reference(reference), let consulted = try? wire.consulted(ConsultedChoices()),
    let leakedObjects = try? TraceWire().leakedObjects([LeakedObject(kind: .cell, type: "Cell", item: item)]),
    let end = try? wire.end(.finished)
  {
    (began + sent + rebuilt + consulted + leakedObjects + end).withUnsafeBytes {
      _ = try? TraceWire.read($0, screen: "", configuration: RunConfiguration())
    }
  }
  let order = RunOrder(script: [step.interaction, .open, .scrollToEnd], configuration: RunConfiguration())
  let request = RunRequest(screen: ChildScreen(type: .name("")), order: order)
  if let data = try? JSONEncoder().encode(request) { _ = try? JSONDecoder().decode(RunRequest.self, from: data) }
  _ = Set([item, ItemID(key: "2")]).sorted()
  _ = ["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.joined(separator: ",")
  _ = (item as Any) as? any Hashable
}
