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
  let trace = Trace(screen: "", configuration: RunConfiguration(), steps: [step])
  if let data = try? TraceCodec.encode(trace) { _ = try? TraceCodec.decode(data) }
  _ = Set([item, ItemID(key: "2")]).sorted()
  _ = ["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.joined(separator: ",")
  _ = (item as Any) as? any Hashable
}
