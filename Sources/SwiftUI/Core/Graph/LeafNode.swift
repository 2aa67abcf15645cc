import CellTrace
import HeadlessCore

/// A view that has no content of other views: what it shows follows from its value and its environment alone.
protocol LeafView: PrimitiveView {
  /// The view with everything looked up that it needs from the environment.
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent
  /// The name in paths.
  static var leafName: String { get }
}

/// What a leaf shows: it can be measured and described. A class, because a debug build calls it much faster than a generic
/// value.
@MainActor class LeafContent {
  /// What kind of thing it is.
  var role: Element.Role { .view }
  /// Perceivable properties in a fixed order, without provenances.
  var properties: [(name: String, value: String)] { [] }
  /// What is drawn of it at a size, if somebody draws it in a way of their own: one more property.
  func drawing(_ size: LayoutSize) -> (name: String, value: String)? { nil }
  /// True if something is drawn.
  var isVisible: Bool { true }
  /// True if nothing about it differs from another of its class.
  func isSame(as other: LeafContent) -> Bool { false }
  /// The size for a proposal; `node` tells where the leaf is.
  func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize { .zero }
  /// The shortest and longest it gets, if known without measuring.
  func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? { nil }
  /// True if a touch at a point of it, from its top left corner, hits something drawn.
  func covers(_ x: Double, _ y: Double, _ size: LayoutSize) -> Bool { true }
  /// What it wants beside itself.
  func spacing(_ edge: Edge) -> SpacingPreference { .standard }
  /// True if its size is found at once, or kept by itself.
  var isQuicklyMeasured: Bool { false }
  /// A guide it sets.
  func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { nil }
}

extension LeafView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { LeafNode(view, inputs) }
}

/// Who wrote what a leaf shows.
@MainActor private final class LeafRecord {
  let birth: WriteProvenance
  @exclusivity(unchecked) var properties: [Property] = []
  init(birth: WriteProvenance) { self.birth = birth }
}

/// The node of a leaf. It keeps, for every property, who wrote its present value.
@MainActor final class LeafNode<V: LeafView>: TypedNode<V> {
  @exclusivity(unchecked) private(set) var resolved: LeafContent
  /// Made when somebody listens for the first time.
  @exclusivity(unchecked) private var record: LeafRecord?

  override init(_ view: V, _ inputs: NodeInputs) {
    resolved = view.resolveLeaf(in: inputs.environment)
    super.init(view, inputs)
    remembersSizes = !resolved.isQuicklyMeasured
    provenanceChanges()
  }

  override var pathName: String? { V.leafName }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    resolveAgain()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    resolveAgain()
  }

  private func resolveAgain() {
    let new = view.resolveLeaf(in: environment)
    guard !new.isSame(as: resolved) else { return }
    resolved = new
    remembersSizes = !new.isQuicklyMeasured
    provenanceChanges()
    invalidateLayout()
  }

  private func provenanceChanges() {
    guard Probe.sink != nil else { return }
    let provenance = graph.provenance()
    let record = record ?? LeafRecord(birth: provenance)
    self.record = record
    let old = record.properties
    record.properties = resolved.properties.enumerated().map { index, property in
      let same = index < old.count && old[index].name == property.name ? old[index] : old.first { $0.name == property.name }
      if let same, same.value == property.value { return same }
      return Property(property.name, property.value, provenance: provenance)
    }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { resolved.size(proposal, self) }
  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    resolved.flexibility(axis, proposal) ?? super.flexibility(axis, proposal)
  }
  override func spacing(_ edge: Edge) -> SpacingPreference { resolved.spacing(edge) }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { resolved.guide(guide, size) }

  override func describe(_ pass: inout DescribePass) {
    guard resolved.isVisible else { return }
    let properties = record?.properties ?? []
    var shown = resolved.properties.enumerated().map { index, property in
      // A chart has a property a sample: the same place is the usual case.
      if index < properties.count, properties[index].name == property.name, properties[index].value == property.value {
        return properties[index]
      }
      return properties.first { $0.name == property.name && $0.value == property.value }
        ?? Property(property.name, property.value)
    }
    if let drawing = resolved.drawing(frame.size) {
      shown.append(Property(drawing.name, drawing.value, provenance: shown.last?.provenance))
    }
    pass.add(resolved.role, self, shown, isInteractive: TouchRules.isInteractive(self), provenance: record?.birth)
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    guard resolved.isVisible, frame.contains(x, y), resolved.covers(x - frame.x, y - frame.y, frame.size) else { return nil }
    return self
  }
}
