/// A stack of screens of which the last one shows; in a preview or a hosting controller, its root at first.
///
/// Links and destinations below it push; a pushed screen stands under a bar whose button leads back.
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  private let root: Root
  private let path: NavigationPathAccess?

  /// Creates a stack with a root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  /// Creates a stack that follows a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathAccess(
      read: { path.wrappedValue.values }, write: { path.wrappedValue = NavigationPath(values: $0) })
  }
  /// Creates a stack that follows a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
  }

  /// The screen on top.
  @MainActor public var body: some View { NavigationStackContent(values: path?.read(), path: path, root: root) }
}

/// How a stack reads and writes the values that lead to its screens.
nonisolated struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

/// A stack of screens by its older name: on a phone, links below it push.
nonisolated public struct NavigationView<Content>: View where Content: View {
  private let content: Content

  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, with what links lead to on top of it.
  @MainActor public var body: some View { NavigationStack { content } }
}

/// Values that lead to the screen that shows.
nonisolated public struct NavigationPath: Equatable, @unchecked Sendable {
  fileprivate(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
  init(values: [AnyHashable]) { self.values = values }
  /// Creates a path of values.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// The number of values.
  public var count: Int { values.count }
  /// True if there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
