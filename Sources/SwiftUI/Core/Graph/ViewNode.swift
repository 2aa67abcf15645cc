import CellTrace
import HeadlessCore

/// What a node is made from besides its view.
@MainActor struct NodeInputs {
  unowned(unsafe) var graph: ViewGraph
  unowned(unsafe) var parent: ViewNode?
  var environment: EnvironmentValues
}

/// A view at a place over time.
///
/// View values come and go with every body; the node stays as long as ``NodeReconciler`` finds a view of the same identity
/// at its place. It holds what must outlive a body: stored state, the environment it sees, sizes and lifecycle.
@MainActor class ViewNode: LayoutItem {
  /// True once the node left the graph.
  @exclusivity(unchecked) final private(set) var isGone = false
  /// True while the node waits for the body pass.
  @exclusivity(unchecked) final var isDirty = false
  /// Distance from the root.
  final let depth: UInt16
  unowned(unsafe) let graph: ViewGraph
  /// The node above, which owns this one; nil for the root, and for a node that is gone, which somebody may hold longer than what was above it.
  unowned(unsafe) final var parent: ViewNode?
  /// What the node sees of the environment.
  @exclusivity(unchecked) final var environment: EnvironmentValues
  /// The content of a node that has one part.
  @exclusivity(unchecked) final var child: ViewNode?
  /// The parts of a node that has several.
  @exclusivity(unchecked) final var parts: [ViewNode] = []

  init(_ inputs: NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    if let parent = inputs.parent { depth = parent.depth + 1 } else { depth = 0 }
    environment = inputs.environment
  }

  final override var node: ViewNode { self }

  /// Inputs for a part of this node.
  final func inputs(_ environment: EnvironmentValues) -> NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment)
  }

  /// Runs `body` for every part in order.
  final func forEachPart(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    for part in parts { body(part) }
  }

  // MARK: Identity

  /// The type of view the node stands for.
  var viewType: Any.Type { Never.self }

  /// The name the node adds to paths; nil for structure that a reader of the code doesn't see as a view.
  var pathName: String? { nil }

  // MARK: Body pass

  /// True for a view of the app's, whose body the app wrote.
  var hasBodyOfApp: Bool { false }

  /// Brings the node up to date after it was marked.
  func refresh() {}

  /// The environment above changed; the view did not.
  func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    forEachPart { $0.environmentChanged(environment) }
  }

  /// Asks for ``refresh()`` in the next body pass.
  final func markDirty() {
    guard !isDirty, !isGone else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Takes the node and all below it out of the graph: deepest first, so that parts are told before their container.
  final func unmount() {
    guard !isGone else { return }
    forEachPart { $0.unmount() }
    isGone = true
    willLeave()
    parent = nil
  }

  /// Ends what the node started outside itself.
  func willLeave() {}

  /// The host came on screen or left it.
  final func visibilityChanged(_ visible: Bool) {
    forEachPart { $0.visibilityChanged(visible) }
    hostVisibilityChanged(visible)
  }

  /// Tells lifecycle nodes that the host came on screen or left it.
  func hostVisibilityChanged(_ visible: Bool) {}

  // MARK: Layout

  /// What the node tells its container under a key. Asked of each node around a row, in each layout, so no protocol that a cast looks up.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// True for a container without a place of its own: what is told around it is not meant for the views in it.
  var keepsTraits: Bool { false }

  /// What views such as a spacer take as their stack's axis.
  enum ContentAxis {
    /// That of the container above.
    case inherited
    /// The node is a stack.
    case along(Axis)
    /// The node is a container without an axis.
    case unordered
  }

  /// The axis the node gives its content.
  var contentAxis: ContentAxis { .inherited }

  /// The axis of the stack around the node, if it is in one.
  final var enclosingAxis: Axis? {
    var current = parent
    while let node = current {
      switch node.contentAxis {
      case .inherited: current = node.parent
      case .along(let axis): return axis
      case .unordered: return nil
      }
    }
    return nil
  }

  /// The items this node contributes to the layout around it: itself for a view with a place of its own, those of its
  /// parts for structure.
  func collectItems(_ list: inout ItemList) { forEachPart { $0.collectItems(&list) } }

  /// Something that the layout depends on changed here.
  final func invalidateLayout() {
    var current: ViewNode? = self
    while let node = current {
      node.clearLayout()
      if node === graph.elementInMaking { return }
      current = node.parent
    }
    graph.layoutChanged()
  }

  /// Parts came, went or moved: the layout above must collect its items again.
  final func structureChanged() {
    var current: ViewNode? = self
    while let node = current {
      node.clearLayout()
      node.forgetItems()
      if node === graph.elementInMaking { return }
      current = node.parent
    }
    graph.layoutChanged()
  }

  /// Drops a cached list of items.
  func forgetItems() {}

  // MARK: Appearance and touches

  /// True if the node is a layout item of its own, so that its frame says where it is.
  var isPlaced: Bool { false }

  /// Adds what can be perceived here.
  func describe(_ pass: inout DescribePass) { describeParts(&pass) }

  final func describeParts(_ pass: inout DescribePass) {
    if let child { child.describeNamed(&pass) }
    for part in parts { part.describeNamed(&pass) }
  }

  final func describeNamed(_ pass: inout DescribePass) {
    if let pathName { pass.within(pathName, self) } else { describe(&pass) }
  }

  /// The frontmost node at a point that takes touches or covers what is behind it.
  func hit(_ x: Double, _ y: Double) -> ViewNode? {
    for part in parts.reversed() {
      if let found = part.hit(x, y) { return found }
    }
    return child?.hit(x, y)
  }

  /// The node as something that answers touches.
  var responder: (any TouchResponder)? { nil }

  /// Stored values of the view, for reports.
  func stateCells() -> [any StateCellStorage] { [] }

  // MARK: Being made anew

  /// True if the node keeps the view it was made from as it was given, so that another can be made from it.
  var canBeRemade: Bool { false }

  /// Another node for the view that this one was made from.
  func remade(_ inputs: NodeInputs) -> ViewNode? { nil }

  /// Puts another node of the same view in this one's place, without what this one keeps. Nil if that can't be done.
  final func replaceItself() -> ViewNode? {
    guard canBeRemade, let parent else { return nil }
    let place = parent.parts.firstIndex { $0 === self }
    guard place != nil || parent.child === self, let other = remade(parent.inputs(environment)) else { return nil }
    if let place { parent.parts[place] = other } else { parent.child = other }
    unmount()
    parent.structureChanged()
    return other
  }
}

/// A node that knows its view's type. What it keeps of the view is its own affair: content is kept by the nodes below.
@MainActor class NodeOf<V: View>: ViewNode {
  final override var viewType: Any.Type { V.self }

  /// Takes a new view value of the same identity.
  func update(_ view: V, _ environment: EnvironmentValues) { self.environment = environment }
}

/// A node that keeps its view.
@MainActor class TypedNode<V: View>: NodeOf<V> {
  /// The view as last given by the parent.
  @exclusivity(unchecked) final var view: V

  init(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }
}
