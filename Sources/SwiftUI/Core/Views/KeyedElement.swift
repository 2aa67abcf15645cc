/// The view of one element of a collection: gives it a name in paths.
nonisolated struct KeyedElement<Content: View>: View, PrimitiveView {
  let id: AnyHashable
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { KeyedElementNode(view, inputs) }
}

/// The node of a collection of views.
@MainActor protocol ElementCollection: ViewNode {
  /// The view of the element with an id, made anew; nil if there is none.
  func element(_ id: AnyHashable) -> Any?
}

/// The node of one element of a collection of views.
@MainActor protocol ForEachElement: IdentifiedNode {
  /// Makes the content if it waits for being needed.
  func materialize()
  /// True once there is content.
  var isMade: Bool { get }
  /// Replaces the content by that of a view made anew, as the data has it now.
  func remake()
}

/// The node of an element. In a list that shows a part of its rows at a time, content that is one view is made when it is first
/// measured (LY-18); until then the element itself is the row.
@MainActor private final class KeyedElementNode<Content: View>: TypedNode<KeyedElement<Content>>, ForEachElement {
  private let waits: Bool
  private var contentItem: LayoutItem?

  override init(_ view: KeyedElement<Content>, _ inputs: NodeInputs) {
    waits = inputs.environment.builtin.makesRowsLazily && UnaryViews.contains(Content.self)
    super.init(view, inputs)
    if !waits { materialize() }
  }

  var explicitID: AnyHashable { view.id }
  override var pathName: String? { "ForEach(\(ValueText.of(view.id.base)))" }

  var isMade: Bool { child != nil }

  func materialize() {
    guard child == nil else { return }
    let outer = graph.elementInMaking
    if waits { graph.elementInMaking = self }
    defer { graph.elementInMaking = outer }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  func remake() {
    guard let gone = child else { return }
    // The present view may hold an object that it made itself.
    let made = (parent as? any ElementCollection)?.element(view.id) as? KeyedElement<Content>
    if let made { super.update(made, environment) }
    child = nil
    gone.unmount()
    contentItem = nil
    materialize()
    // Whoever lays out an element that does not wait knows its content.
    if waits { invalidateLayout() } else { structureChanged() }
  }

  override func update(_ view: KeyedElement<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if child != nil || !waits { NodeReconciler.update(&child, to: view.content, in: self, environment) }
  }

  override func describe(_ pass: inout DescribePass) {
    if !pass.elsewhere.contains(ObjectIdentifier(self)) { super.describe(&pass) }
  }

  // MARK: Layout of an element that waits

  override func collectItems(_ list: inout ItemList) {
    if waits { list.append(self) } else { super.collectItems(&list) }
  }

  override func forgetItems() { contentItem = nil }

  private var content: LayoutItem? {
    if let contentItem { return contentItem }
    materialize()
    var list = ItemList()
    child?.collectItems(&list)
    contentItem = list.count > 1 ? RootGroupItem(self, list.array) : list.first
    return contentItem
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { content?.size(proposal) ?? .zero }
  override func placeContent(_ proposal: Proposal) { content?.place(frame.x, frame.y, proposal) }
  override var priority: Double { content?.priority ?? 0 }
  override var isSpacer: Bool { content?.isSpacer ?? false }
  override func spacing(_ edge: Edge) -> SpacingPreference { content?.spacing(edge) ?? .standard }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { content?.explicitGuide(guide, size) }
  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    content?.flexibility(axis, proposal) ?? (0, 0)
  }
}
