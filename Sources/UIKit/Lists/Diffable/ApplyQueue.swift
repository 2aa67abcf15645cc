import CellTrace
import HeadlessCore

/// Snapshots may come from the main queue or from another one, but always from the same (DIF-11).
struct ApplyQueue {
  private var wasOffMain: Bool?

  /// Notes where a snapshot comes from; mixing is logged, as iOS logs it.
  mutating func note(isOffMain: Bool) {
    if let wasOffMain, wasOffMain != isOffMain { Probe.post(.warning(ledgerID: "DIF-11", text: ListTexts.mixedQueues)) }
    wasOffMain = isOffMain
  }
}
