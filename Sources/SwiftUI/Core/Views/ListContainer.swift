/// The rows of a list, before it is decided how they scroll: by a list of the platform's on a screen, or all at once in a cell.
nonisolated struct ListContainer<Content: View>: View, PrimitiveView {
  let content: Content
  let selection: ListSelection?

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode {
    if !inputs.environment.isInsideCellConfiguration, let node = inputs.graph.platform?.listNode(view, inputs) { return node }
    return StackedListNode(view, inputs)
  }
}

/// A list whose rows can be chosen.
@MainActor protocol ChoosingList: ViewNode {
  var selection: ListSelection? { get }
}

/// What a list does with rows that are chosen.
nonisolated struct ListSelection {
  /// What is chosen, in words.
  let text: String
  let allowsSeveral: Bool
  let contains: (AnyHashable) -> Bool
  /// True for values of the type that is chosen.
  let accepts: (AnyHashable) -> Bool
  /// Chooses a value, or takes it back.
  let set: (AnyHashable, Bool) -> Void

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(
      text: ValueText.of(binding.wrappedValue), allowsSeveral: false,
      contains: { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false },
      accepts: { $0.base is Value },
      set: { value, on in if let value = value.base as? Value { binding.wrappedValue = on ? value : nil } })
  }

  static func several<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      text: "\(binding.wrappedValue.count) selected", allowsSeveral: true,
      contains: { value in (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false },
      accepts: { $0.base is Value },
      set: { value, on in
        guard let value = value.base as? Value else { return }
        if on { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
      })
  }
}

/// A list whose rows are all there at once, one below the other.
@MainActor private final class StackedListNode<Content: View>: TypedNode<ListContainer<Content>> {
  override init(_ view: ListContainer<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: StackedList(content: view.content), in: self, environment)
  }

  override func update(_ view: ListContainer<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: StackedList(content: view.content), in: self, environment)
  }
}

nonisolated private struct StackedList<Content: View>: View, HelperView {
  let content: Content

  @MainActor var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).modifier(ListRows())
      }
    }
  }
}
