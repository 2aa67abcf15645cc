import CellTrace
import HeadlessCore

/// Rows that leave their collection. While a cell still shows a row, SwiftUI may bring it up to date in the update that takes it away: a row
/// that observes the data itself then reads it with what it kept, for example an index that the data no longer has. Apps were ended by
/// that; nobody promises it, so that it is a matter of policy, as other work for what has left the screen is.
@MainActor enum RemovedRows {
  /// Called before the rows are taken apart.
  static func leave(_ rows: [ViewNode]) {
    guard let graph = rows.first?.graph, !graph.dirty.isEmpty else { return }
    let waiting = rows.filter(\.waitsForBody)
    if waiting.isEmpty { return }
    RunState.current.consult(.keeping)
    guard RunState.current.configuration.list.keptBehind > 0 else { return }
    // What the rows would do because of it is done by nobody: they are gone before it is its turn.
    let (actions, completions) = (graph.actions, graph.completions)
    for row in waiting { row.readOnceMore() }
    (graph.actions, graph.completions) = (actions, completions)
  }
}

extension ViewNode {
  /// True if the node, or one below it, waits for the body pass.
  fileprivate var waitsForBody: Bool {
    if isDirty { return true }
    if let child, child.waitsForBody { return true }
    return parts.contains(where: \.waitsForBody)
  }

  fileprivate func readOnceMore() {
    if isDirty {
      isDirty = false
      refresh()
    }
    forEachPart { $0.readOnceMore() }
  }
}
