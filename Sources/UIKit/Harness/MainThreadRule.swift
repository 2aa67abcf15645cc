import CellTrace
import HeadlessCore

/// What may be used on the main thread only, and what is said when it is used elsewhere: the run goes on, as an app does.
enum MainThreadRule {
  /// `name` of `object` is used: `text`, `reloadData()`. Costs one comparison outside a run.
  static func note(_ name: @autoclosure () -> String, of object: AnyObject) {
    guard Probe.sink != nil, HostRun.isOffMain else { return }
    let text = "\(type(of: object)).\(name()) must be used from main thread only"
    Probe.post(.warning(ledgerID: "main-thread-checker", text: text))
  }
}
