/// How libraries reach the parts of a view on systems without `Group(subviews:)`.
nonisolated public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with what it arranges.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View { root.body(children: _VariadicView_Children(all: SubviewList.of(content))) }
}

/// What arranges parts.
public protocol _VariadicView_Root {}

/// What makes a view of parts.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of parts.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of parts.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The parts.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let all: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Element { Element(part: all[index]) }

  @MainActor public var body: some View { ForEach(all) { $0 } }

  /// One part.
  nonisolated public struct Element: View, Identifiable {
    var part: Subview
    public var id: AnyHashable { AnyHashable(part.id) }
    public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { part.id.path.last?.base as? ID }
    /// What the part tells its container by a key.
    public subscript<K>(key: K.Type) -> K.Value where K: _ViewTraitKey {
      get { part.containerValues[trait: key] }
      set { part.containerValues[trait: key] = newValue }
    }
    @MainActor public var body: some View { part }
  }
}

/// A key of what parts tell what arranges them.
public protocol _ViewTraitKey {
  associatedtype Value
  /// What a part tells that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells what arranges the view a value.
  nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    nonisolated(unsafe) let value = value
    return modifier(ContainerValueModifier { $0[trait: key] = value })
  }
}
