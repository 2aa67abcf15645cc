import Foundation

/// One view for each element of a collection, followed by the element's id.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let key: (Data.Element) -> ID
  let isConstantRange: Bool
  /// What a list may do to the collection itself.
  var edits: CollectionEdits?

  init(data: Data, key: @escaping (Data.Element) -> ID, isConstantRange: Bool, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.key = key
    self.isConstantRange = isConstantRange
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, key: { $0.id }, isConstantRange: false, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views for elements with the id at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, key: { $0[keyPath: id] }, isConstantRange: false, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range that never changes (ID-07).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, key: { $0 }, isConstantRange: true, content: content)
  }
}

extension ForEach {
  /// Creates views for bindings to identifiable elements.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, Content: View
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for bindings to elements with the id at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable,
    Content: View
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }, key: { $0.1 },
      isConstantRange: false, content: { content(data[$0.0]) })
  }
}

extension ForEach: View where Content: View {
  /// Never called.
  public var body: Never { preconditionFailure("A collection of views has no body.") }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { ForEachNode(view, inputs) }
}

/// The node of a collection: state follows an element's id across moves (ID-05).
@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>, ElementCollection, RowEditing
{
  private var ids: [AnyHashable] = []
  private var warned = Set<AnyHashable>()

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    reconcile()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    var next = view
    if view.isConstantRange, self.view.isConstantRange, view.data.count != self.view.data.count {
      RuntimeWarnings.rangeCountChanged(typeText, now: view.data.count, initial: self.view.data.count)
      next.data = self.view.data
    }
    super.update(next, environment)
    reconcile()
  }

  // MARK: Editing

  var isEditable: Bool { view.edits != nil }
  var delete: ((IndexSet) -> Void)? { view.edits?.delete ?? outer?.delete }
  var move: ((IndexSet, Int) -> Void)? { view.edits?.move ?? outer?.move }
  var insert: RowInsertion? { outer?.insert }

  private var outer: (any RowEditing)? { parent as? any RowEditing }

  private var typeText: String { String(describing: ForEach<Data, ID, Content>.self) }

  private func reconcile() {
    // Element closures are user code of the enclosing body: what they read belongs to it.
    let previous = graph.enter(bodyNode)
    // They run after it, so that what they read of observable objects is followed from here: the data too, if that is a binding.
    let elements = ObservationTracking.track(self, made)
    graph.leave(previous)
    NodeReconciler.reconcileKeyed(&parts, ids, to: elements, in: self, environment)
    ids = elements.map(\.id)
  }

  private func made() -> [NodeReconciler.Keyed<KeyedElement<Content>>] {
    var seen = Set<AnyHashable>()
    var elements: [NodeReconciler.Keyed<KeyedElement<Content>>] = []
    elements.reserveCapacity(view.data.count)
    for element in view.data {
      let id = AnyHashable(view.key(element))
      if !seen.insert(id).inserted, warned.insert(id).inserted {
        RuntimeWarnings.duplicateID(typeText, "\(id)")
      }
      elements.append(.init(id: id, value: KeyedElement(id: id, content: view.content(element))))
    }
    return elements
  }

  func element(_ id: AnyHashable) -> Any? {
    let previous = graph.enter(bodyNode)
    defer { graph.leave(previous) }
    return view.data.first { AnyHashable(view.key($0)) == id }.map { KeyedElement(id: id, content: view.content($0)) }
  }

  private var bodyNode: ViewNode {
    var current: ViewNode = self
    while let parent = current.parent {
      current = parent
      if current is any BodyNode { return current }
    }
    return self
  }

  override func refresh() { reconcile() }
}
