import CellTrace
import HeadlessCore
import Observation

/// The node of a view with a body: a user's, or one of ours that is made of others.
@MainActor final class CompositeNode<V: View>: TypedNode<V>, BodyNode {
  private let info: ViewTypeInfo
  @exclusivity(unchecked) private var storages: [AnyObject?] = []
  @exclusivity(unchecked) private var hasBuilt = false
  /// The view as given last where no body had to look at it: initial values of state may be others.
  @exclusivity(unchecked) private var unread: Unread<V>?

  override init(_ view: V, _ inputs: NodeInputs) {
    info = ViewTypeInfo.of(V.self)
    super.init(view, inputs)
    if info.propertyCount > 0 {
      storages = Array(repeating: nil, count: info.propertyCount)
      install()
    }
    build()
    hasBuilt = true
  }

  override var pathName: String? { info.pathName }
  override var hasBodyOfApp: Bool { info.pathName != nil }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let environmentMoved = !self.environment.isIdentical(to: environment)
    self.environment = environment
    let unchanged = info.inputsEqual(self.view, view)
    if unchanged && !isDirty {
      if info.asksViews { tellInputKept(self.view, view) }
      if info.propertyCount > 0, environment.builtin.makesRowsLazily { unread = Unread(view) }
      if environmentMoved { environmentChanged(environment) }
      return
    }
    self.view = view
    unread = nil
    install()
    build()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    if info.propertyCount > 0 && install() {
      build()
    } else {
      child?.environmentChanged(environment)
    }
  }

  override func refresh() {
    install()
    build()
  }

  override var canBeRemade: Bool { info.leavesViewsAsGiven }
  override func remade(_ inputs: NodeInputs) -> ViewNode? { NodeReconciler.make(unread?.view ?? view, inputs) }

  override func willLeave() {
    for case let storage as any PropertyStorage in storages { storage.nodeLeft() }
  }

  override func describe(_ pass: inout DescribePass) {
    for case let storage as any StateCellStorage in storages {
      pass.add(storage.cell(path: NodePath.of(self), viewType: info.name))
    }
    describeParts(&pass)
  }

  override func stateCells() -> [any StateCellStorage] { storages.compactMap { $0 as? any StateCellStorage } }

  /// Connects the view value's dynamic properties with what the node keeps for them. Returns true if one changed that the
  /// last body had read.
  @discardableResult
  private func install() -> Bool {
    if info.propertyCount == 0 { return false }
    let installer = PropertyInstaller(node: self, environment: environment)
    swap(&installer.storages, &storages)
    info.install(&view, installer)
    swap(&installer.storages, &storages)
    return installer.changed
  }

  private func build() {
    isDirty = false
    let previous = graph.enter(self)
    if Probe.sink != nil, info.pathName != nil {
      Probe.post(.bodyEvaluated(graph.owner?().item, viewType: info.name))
    }
    let body = ObservationTracking.track(self) { view.body }
    graph.leave(previous)
    let had = child != nil
    NodeReconciler.update(&child, to: body, in: self, environment)
    if had == false && hasBuilt { structureChanged() }
  }
}

/// A view that was given to a node and made no difference to it.
private final class Unread<V> {
  let view: V
  init(_ view: V) { self.view = view }
}

/// A node whose content is computed by user code while the graph updates.
@MainActor protocol BodyNode: ViewNode {}
