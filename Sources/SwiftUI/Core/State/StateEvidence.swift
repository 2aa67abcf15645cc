import CellTrace
import HeadlessCore

/// What a report needs to know about a stored value: where it was declared, when it was born and last written.
final class StateEvidence: @unchecked Sendable {
  let name: String
  let place: SourcePlace?
  private(set) var birth: Stamp
  private(set) var lastWrite: Stamp?

  @MainActor init(_ node: ViewNode, _ name: String, _ place: SourcePlace?) {
    self.name = name
    self.place = place
    birth = node.graph.stamp()
  }

  @MainActor func created<Value>(_ node: ViewNode, _ value: Value) {
    guard Probe.sink != nil else { return }
    let owner = node.graph.owner?()
    let text = ValueText.of(value)
    // The path is known once the tree around the view is complete.
    let (name, place) = (name, place)
    node.graph.afterBodies { [weak node] in
      guard let node else { return }
      Probe.post(
        .stateCreated(owner?.cell, owner?.item, path: NodePath.of(node), property: name, value: text, place))
    }
  }

  @MainActor func wrote<Value>(_ node: ViewNode, old: Value, new: Value) {
    lastWrite = node.graph.stamp()
    guard Probe.sink != nil else { return }
    let owner = node.graph.owner?()
    Probe.post(
      .stateWritten(
        owner?.cell, writer: owner?.item, path: NodePath.of(node), property: name, old: ValueText.of(old),
        new: ValueText.of(new)))
  }
}

/// A storage that shows up in reports as a state cell.
@MainActor protocol StateCellStorage: AnyObject {
  /// The value and its history.
  func cell(path: String, viewType: String) -> StateCell
}
