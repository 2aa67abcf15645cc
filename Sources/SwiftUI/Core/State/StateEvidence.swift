import CellTrace
import HeadlessCore

/// What a report needs to know about a stored value: where it was declared, when it was made and last written.
final class StateEvidence: @unchecked Sendable {
  let name: String
  private let declaration: Declaration?
  private var firstProvenance: KeptProvenance
  private var lastProvenance: KeptProvenance?

  /// Where a value is declared, as the compiler tells it: its text is made when somebody asks.
  struct Declaration {
    var fileID: StaticString
    var line: UInt
  }

  var place: SourcePlace? { declaration.map { SourcePlace(fileID: "\($0.fileID)", line: Int($0.line)) } }
  var birth: WriteProvenance { firstProvenance.provenance }
  var lastWrite: WriteProvenance? { lastProvenance?.provenance }

  @MainActor init(_ node: ViewNode, _ name: String, _ declaration: Declaration?) {
    self.name = name
    self.declaration = declaration
    firstProvenance = KeptProvenance(node.graph.provenance())
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
    lastProvenance = KeptProvenance(node.graph.provenance())
    guard Probe.sink != nil else { return }
    let owner = node.graph.owner?()
    Probe.post(
      .stateWritten(
        owner?.cell, writer: owner?.item, path: NodePath.of(node), property: name, old: ValueText.of(old),
        new: ValueText.of(new)))
  }
}

/// A provenance as it is kept: one without an item, as outside cells, is no more than its step.
struct KeptProvenance {
  private let step: Int
  private let whole: Whole?

  private final class Whole: Sendable {
    let provenance: WriteProvenance
    init(_ provenance: WriteProvenance) { self.provenance = provenance }
  }

  init(_ provenance: WriteProvenance) {
    step = provenance.step
    let isBare =
      provenance.item == nil && provenance.flags.isEmpty && provenance.startedFor == nil && !provenance.byHandler
      && provenance.writtenAt.isEmpty
      && provenance.startedAt.isEmpty
    whole = isBare ? nil : Whole(provenance)
  }

  var provenance: WriteProvenance { whole?.provenance ?? WriteProvenance(item: nil, step: step) }
}

/// A storage that shows up in reports as a state cell.
@MainActor protocol StateCellStorage: AnyObject {
  /// The value and its history.
  func cell(path: String, viewType: String) -> StateCell
}
