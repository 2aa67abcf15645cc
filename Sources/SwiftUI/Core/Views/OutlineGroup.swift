/// Rows that unfold the rows below them.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Rows
  let children: (Data.Element) -> Data?
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf

  /// Where the rows come from.
  enum Rows {
    case root(Data.Element)
    case collection(Data)
  }

  init(
    rows: Rows, children: @escaping (Data.Element) -> Data?, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    (data, self.children, self.id, self.content) = (rows, children, id, content)
  }
  init(
    data: Data, children: @escaping (Data.Element) -> Data?, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(rows: .collection(data), children: children, id: id, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows: those with others below them unfold.
  @MainActor public var body: some View {
    switch data {
    case .root(let element): row(element)
    case .collection(let data): ForEach(data, id: id) { row($0) }
    }
  }

  @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
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
  /// Creates the row of one element, with those that it holds below it.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(rows: .root(root), children: { $0[keyPath: children] }, id: \.id, content: content)
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
  /// Creates the row of one element, with those that it holds below it and the id at a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(rows: .root(root), children: { $0[keyPath: children] }, id: id, content: content)
  }
}
