/// A pile of screens of which the last one shows; in a preview or a hosting controller, its root.
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  private let root: Root

  /// Creates a stack with a root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  /// Creates a stack that follows a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  /// Creates a stack that follows a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }

  /// The root.
  @MainActor public var body: some View { root }
}

/// A screen with a bar.
nonisolated public struct NavigationView<Content>: View where Content: View {
  private let content: Content

  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  @MainActor public var body: some View { content }
}

/// Values that lead to the screen that shows.
nonisolated public struct NavigationPath: Equatable, @unchecked Sendable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
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

/// A control that leads to another screen.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  private let label: Label
  private let destination: String

  private init(_ label: Label, _ destination: String) {
    self.label = label
    self.destination = destination
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), TypeNames.plain(Destination.self))
  }
  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), TypeNames.plain(Destination.self))
  }

  /// The label, which takes the touches that lead on; where it leads is recorded.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
    .modifier(RecordedOnly("navigationLink", destination))
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a link to a value.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label(), value.map { ValueText.of($0) } ?? "nil")
  }
  /// Creates a link to a value with a title.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(Text(titleKey), value.map { ValueText.of($0) } ?? "nil")
  }
  /// Creates a link to a value with a title.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(Text(title), value.map { ValueText.of($0) } ?? "nil")
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link to a view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), TypeNames.plain(Destination.self))
  }
  /// Creates a link to a view with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(Text(title), TypeNames.plain(Destination.self))
  }
  /// Creates a link to a view with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), TypeNames.plain(Destination.self))
  }
  /// Creates a link to a view with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(Text(title), TypeNames.plain(Destination.self))
  }
}
