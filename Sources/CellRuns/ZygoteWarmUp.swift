import CInterposer
import CellTrace
import Foundation
import HeadlessCore

/// What every child would otherwise do for itself: symbols bound, protocol conformances found, generic types made.
///
/// Runs in the zygote, where no thread may be started and no user code may run. Nothing that keeps a set or dictionary, or
/// that asks for locale, time zone or home, belongs here: children have hash seeds and a home of their own.
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
