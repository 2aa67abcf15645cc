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
  let step = StepTrace(
    index: 0, interaction: .tap(.resolved(item), .path("a")), title: "warm \(1) \(1.5)",
    events: [TraceEvent(sequence: 1, kind: .willDisplay(CellID(1), item, Slot(section: 0, item: 0)))], items: [item])
  let wire = TraceWire()
  if let began = try? wire.began(1, step.interaction, title: step.title), let sent = try? wire.step(step),
    let end = try? wire.end(.finished)
  {
    (began + sent + end).withUnsafeBytes { _ = try? TraceWire.read($0, screen: "", configuration: RunConfiguration()) }
  }
  let request = RunRequest(
    screen: .name(""), script: [step.interaction, .open, .scrollToEnd], configuration: RunConfiguration())
  if let data = try? JSONEncoder().encode(request) { _ = try? JSONDecoder().decode(RunRequest.self, from: data) }
  _ = Set([item, ItemID(key: "2")]).sorted()
  _ = ["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.joined(separator: ",")
  _ = (item as Any) as? any Hashable
}
