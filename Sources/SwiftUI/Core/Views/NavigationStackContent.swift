import CellTrace
import HeadlessCore

/// The screens of a stack.
nonisolated struct NavigationStackContent<Root: View>: View, PrimitiveView {
  /// The values of the path, if the app keeps one.
  let values: [AnyHashable]?
  let path: NavigationPathAccess?
  let root: Root

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { NavigationNode(view, inputs) }
}

/// The node of a stack: every screen stays alive, the topmost is on screen.
@MainActor
private final class NavigationNode<Root: View>: TypedNode<NavigationStackContent<Root>>, ConcealingNode, NavigationStacking {
  private struct Entry {
    let id: Int
    /// The value that led here; nil for a screen that a link named itself.
    let value: AnyHashable?
    var screen: AnyView
    /// Told when the user went back.
    let ended: (@MainActor () -> Void)?
  }

  private let context = NavigationContext()
  private var entries: [Entry] = []
  private(set) var shownBranch: ViewNode?

  override init(_ view: NavigationStackContent<Root>, _ inputs: NodeInputs) {
    inputs.graph.hasConcealers = true
    super.init(view, inputs)
    context.stack = self
    GraphRunState.current.stacks.append(WeakStack(stack: self))
    NodeReconciler.update(&child, to: view.root, in: self, rootEnvironment)
    showTop()
    followPath()
  }

  override func update(_ view: NavigationStackContent<Root>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.root, in: self, rootEnvironment)
    followPath()
    refreshScreens()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(rootEnvironment)
    refreshScreens()
  }

  override func refresh() { refreshScreens() }

  private var rootEnvironment: EnvironmentValues {
    var inner = environment
    inner.navigation = context
    return inner
  }

  private func screenEnvironment(_ id: Int) -> EnvironmentValues {
    rootEnvironment.presented { [weak self] in self?.leave(id) }
  }

  private func pushed(_ entry: Entry) -> PushedScreen {
    PushedScreen(content: entry.screen) { [weak self] in self?.leave(entry.id) }
  }

  /// Screens that values lead to are made by the present destination.
  private func refreshScreens() {
    for (index, entry) in entries.enumerated() where index < parts.count {
      if let value = entry.value, let screen = context.screen(for: value) { entries[index].screen = screen }
      unsafeDowncast(parts[index], to: NodeOf<PushedScreen>.self).update(pushed(entries[index]), screenEnvironment(entry.id))
    }
  }

  // MARK: Pushing and leaving

  func destinationsChanged() { markDirty() }

  func push(_ screen: AnyView, ended: (@MainActor () -> Void)?) -> Int {
    let id = nextID()
    set(entries + [Entry(id: id, value: nil, screen: screen, ended: ended)])
    return id
  }

  func push(_ value: AnyHashable) {
    if let path = view.path { return path.write(path.read() + [value]) }
    if let entry = entry(for: value) { set(entries + [entry]) }
  }

  func remove(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    set(Array(entries[..<index]))
  }

  /// The user went back, or a screen dismissed itself.
  private func leave(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let gone = entries[index...]
    if let path = view.path, gone.contains(where: { $0.value != nil }) {
      path.write(entries[..<index].compactMap(\.value))
    }
    set(Array(entries[..<index]))
    for entry in gone { entry.ended?() }
  }

  private func entry(for value: AnyHashable) -> Entry? {
    guard let screen = context.screen(for: value) else {
      Probe.post(.unowned("a NavigationLink to the value \(ValueText.of(value.base)), for which no destination is set"))
      return nil
    }
    return Entry(id: nextID(), value: value, screen: screen, ended: nil)
  }

  /// No two screens of a run have the same number, so that one that is new is known by it.
  private func nextID() -> Int {
    GraphRunState.current.pushCount += 1
    return GraphRunState.current.pushCount
  }

  private func followPath() {
    guard let values = view.values, values != entries.compactMap(\.value) else { return }
    var kept = 0
    while kept < entries.count, kept < values.count, entries[kept].value == values[kept] { kept += 1 }
    set(Array(entries[..<kept]) + values[kept...].compactMap { entry(for: $0) })
  }

  private func set(_ new: [Entry]) {
    var kept = 0
    while kept < entries.count, kept < new.count, entries[kept].id == new[kept].id { kept += 1 }
    let gone = parts[min(kept, parts.count)...]
    entries = new
    parts = Array(parts[..<min(kept, parts.count)])
    for entry in new[kept...] { parts.append(NodeReconciler.make(pushed(entry), inputs(screenEnvironment(entry.id)))) }
    for node in gone.reversed() { node.unmount() }
    showTop()
    structureChanged()
    graph.wantsLayout()
  }

  private func showTop() {
    let old = shownBranch
    shownBranch = top
    switchBranch(from: old, to: top)
  }

  // MARK: The screen on top

  var screenOnTop: (number: Int, node: ViewNode)? {
    guard let entry = entries.last, let node = parts.last else { return nil }
    return (entry.id, node)
  }

  private var top: ViewNode? { parts.last ?? child }
  override func collectItems(_ list: inout ItemList) { top?.collectItems(&list) }
  override func describe(_ pass: inout DescribePass) { top?.describeNamed(&pass) }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { top?.hit(x, y) }
}

/// A screen below the bar that leads back.
nonisolated struct PushedScreen: View, HelperView {
  let content: AnyView
  let back: @MainActor () -> Void

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button(action: back, label: { Label("Back", systemImage: "chevron.backward") })
        Spacer()
      }
      .frame(height: 44).padding(.horizontal, 8)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
