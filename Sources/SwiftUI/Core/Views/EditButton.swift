/// Whether rows of a list can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True if they can, for whatever reason.
  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  /// Whether rows of the list around can be edited.
  @Entry public var editMode: Binding<EditMode>? = nil
}

/// A control that starts and ends the editing of a list.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Creates it.
  public init() {}
  /// The button. Screens of hosting controllers have a mode; where there is none it does nothing.
  @MainActor public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}

/// Rows that unfold the rows below them.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let children: (Data.Element) -> Data?
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows: those with others below them unfold.
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let below = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(data: below, children: children, id: id, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

nonisolated extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, AnyView>, Data.Element: Identifiable
{
  /// Creates rows of elements that hold others.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, children: { $0[keyPath: children] }, id: \.id, content: content)
  }
}

nonisolated extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, AnyView> {
  /// Creates rows of elements that hold others, with the id at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, children: { $0[keyPath: children] }, id: id, content: content)
  }
}
