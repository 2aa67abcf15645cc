import CellTrace
import HeadlessCore

/// A view that has no content of other views: what it shows follows from its value and its environment alone.
protocol LeafView: PrimitiveView {
  /// The view with everything looked up that it needs from the environment.
  associatedtype Leaf: ResolvedLeaf
  /// Looks up what the view needs.
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> Leaf
  /// The name in paths.
  static var leafName: String { get }
}

/// A leaf that can be measured and described.
protocol ResolvedLeaf: Equatable {
  /// What kind of thing it is.
  var role: Element.Role { get }
  /// The size for a proposal, given the enclosing stack's axis.
  @MainActor mutating func size(_ proposal: Proposal, _ axis: Axis?) -> LayoutSize
  /// The shortest and longest it gets, if known without measuring.
  @MainActor mutating func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)?
  /// Perceivable properties in a fixed order, without stamps.
  var properties: [(name: String, value: String)] { get }
  /// True if something is drawn.
  var isVisible: Bool { get }
  /// What it wants beside itself.
  func spacing(_ edge: Edge) -> SpacingPreference
  /// A guide it sets.
  @MainActor mutating func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double?
}

extension ResolvedLeaf {
  mutating func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? { nil }
  var isVisible: Bool { true }
  func spacing(_ edge: Edge) -> SpacingPreference { .standard }
  mutating func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { nil }
}

extension LeafView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { LeafNode(view, inputs) }
}

/// The node of a leaf. It keeps, for every property, who wrote its present value.
@MainActor final class LeafNode<V: LeafView>: TypedNode<V> {
  private(set) var resolved: V.Leaf
  private var properties: [Property] = []
  private var birth: Stamp?

  override init(_ view: V, _ inputs: NodeInputs) {
    resolved = view.resolveLeaf(in: inputs.environment)
    super.init(view, inputs)
    stampChanges()
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
    guard new != resolved else { return }
    resolved = new
    stampChanges()
    invalidateLayout()
  }

  private func stampChanges() {
    guard Probe.sink != nil else { return }
    let stamp = graph.stamp()
    if birth == nil { birth = stamp }
    let old = properties
    properties = resolved.properties.enumerated().map { index, property in
      let same = index < old.count && old[index].name == property.name ? old[index] : old.first { $0.name == property.name }
      if let same, same.value == property.value { return same }
      return Property(property.name, property.value, stamp: stamp)
    }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { resolved.size(proposal, enclosingAxis) }
  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    resolved.flexibility(axis, proposal) ?? super.flexibility(axis, proposal)
  }
  override func spacing(_ edge: Edge) -> SpacingPreference { resolved.spacing(edge) }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { resolved.guide(guide, size) }

  override func describe(_ pass: inout DescribePass) {
    guard resolved.isVisible else { return }
    let shown = properties.isEmpty ? resolved.properties.map { Property($0.name, $0.value) } : properties
    pass.add(resolved.role, self, shown, isInteractive: TouchRules.isInteractive(self), stamp: birth)
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    resolved.isVisible && frame.contains(x, y) ? self : nil
  }
}
