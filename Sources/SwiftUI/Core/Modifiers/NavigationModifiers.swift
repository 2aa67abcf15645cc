/// How a bar shows a title.
nonisolated public struct NavigationBarItem: Sendable {
  /// Small, large or as the screen before.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

nonisolated extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("navigationTitle", titleKey.text))
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(RecordedOnly("navigationTitle", title.resolvedString(EnvironmentValues())))
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(RecordedOnly("navigationTitle", String(title)))
  }
  /// Sets how the title shows.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(RecordedOnly("navigationBarTitleDisplayMode", "\(displayMode)"))
  }
  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(RecordedOnly("navigationBarHidden", "\(hidden)")) }
  /// Hides the way back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(RecordedOnly("navigationBarBackButtonHidden", "\(hidesBackButton)"))
  }
  /// Adds things to the bars of the screen.
  public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(RecordedOnly("toolbar", TypeNames.plain(Content.self)))
  }
  /// Adds things to the bars of the screen.
  public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent {
    modifier(RecordedOnly("toolbar", TypeNames.plain(Content.self)))
  }
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(RecordedOnly("searchable", text.wrappedValue)) }
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(RecordedOnly("searchable", text.wrappedValue)) }
  /// Lets the user search.
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { modifier(RecordedOnly("searchable", text.wrappedValue)) }
}

/// Where a field for searching is.
nonisolated public struct SearchFieldPlacement: Sendable {
  let name: String
  /// As suits the place.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// Things in the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of ``body``.
  associatedtype Body: ToolbarContent
  /// What they consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: bars are not part of what a row shows.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the runtime and has no body.") }
}

/// Makes the content of bars from statements.
@resultBuilder public struct ToolbarContentBuilder {
  /// One thing.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent { content }
  /// Several things.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some ToolbarContent where repeat each Content: ToolbarContent {
    TupleToolbarContent(value: (repeat each content))
  }
  /// One thing.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
  /// Something that may be there.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

/// One thing in a bar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public typealias Body = Never
  let content: Content
}

nonisolated extension ToolbarItem where ID == () {
  /// Creates a thing at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Several things in a bar.
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  public typealias Body = Never
  let content: Content
  /// Creates things at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Where a thing in a bar is.
nonisolated public struct ToolbarItemPlacement: Sendable {
  let name: String
  /// As suits the place.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// That of the next step.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// That of a confirmation.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// That of giving up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The leading side of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing side of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading side of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing side of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// Several things of a builder.
nonisolated struct TupleToolbarContent<T>: ToolbarContent {
  typealias Body = Never
  let value: T
}
