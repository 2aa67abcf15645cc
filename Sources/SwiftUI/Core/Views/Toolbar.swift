nonisolated extension View {
  /// Adds things to the bars of the screen.
  public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(ToolbarModifier(items: [ToolbarPart(placement: .automatic, content: AnyView(content()))]))
  }
  /// Adds things to the bars of the screen.
  public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent {
    modifier(ToolbarModifier(items: MainThread.assume(content()) { ToolbarPart.all(of: $0) }))
  }
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
  /// Several things: two at least, for an empty block is one of views, as `toolbar {}` must be of one kind.
  public static func buildBlock<First, Second, each Content>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some ToolbarContent where First: ToolbarContent, Second: ToolbarContent, repeat each Content: ToolbarContent {
    var parts = MainThread.assume((first, second)) { ToolbarPart.all(of: $0.0) + ToolbarPart.all(of: $0.1) }
    for item in repeat each content { parts += MainThread.assume(item) { ToolbarPart.all(of: $0) } }
    return _ToolbarParts(parts: parts)
  }
  /// One thing.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
  /// Something that may be there.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
  /// The first of two.
  public static func buildEither<Content>(first content: Content) -> _ToolbarParts where Content: ToolbarContent {
    _ToolbarParts(parts: MainThread.assume(content) { ToolbarPart.all(of: $0) })
  }
  /// The second of two.
  public static func buildEither<Content>(second content: Content) -> _ToolbarParts where Content: ToolbarContent {
    _ToolbarParts(parts: MainThread.assume(content) { ToolbarPart.all(of: $0) })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

/// One thing in a bar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
}

nonisolated extension ToolbarItem where ID == () {
  /// Creates a thing at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

nonisolated extension ToolbarItem where ID == String {
  /// Creates a thing at a place, with a name, that the user may take away.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content()) }
  /// Creates a thing at a place, with a name.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several things in a bar.
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  /// Creates things at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
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
  /// That of further actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// That of a confirmation.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// That of giving up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// That of a deed that destroys.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Text that says how things are.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The leading side of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing side of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading side of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// That of going from screen to screen.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The trailing side of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// Room between things in a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  /// Creates room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How room between things grows.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A thing in a bar, its type hidden.
nonisolated struct ToolbarPart {
  let placement: ToolbarItemPlacement
  let content: AnyView

  /// What some content of bars consists of.
  @MainActor static func all<Content: ToolbarContent>(of content: Content) -> [ToolbarPart] {
    if let known = content as? any KnownToolbarContent { return known.toolbarParts }
    return Content.Body.self == Never.self ? [] : all(of: content.body)
  }
}

/// Several things of a builder.
nonisolated public struct _ToolbarParts: ToolbarContent {
  public typealias Body = Never
  let parts: [ToolbarPart]
}

/// Content of bars that the runtime takes apart itself.
@MainActor protocol KnownToolbarContent {
  var toolbarParts: [ToolbarPart] { get }
}

extension _ToolbarParts: KnownToolbarContent {
  var toolbarParts: [ToolbarPart] { parts }
}

extension ToolbarItem: KnownToolbarContent {
  var toolbarParts: [ToolbarPart] { [ToolbarPart(placement: placement, content: AnyView(content))] }
}

extension ToolbarItemGroup: KnownToolbarContent {
  var toolbarParts: [ToolbarPart] { [ToolbarPart(placement: placement, content: AnyView(content))] }
}

extension Optional: KnownToolbarContent where Wrapped: ToolbarContent {
  var toolbarParts: [ToolbarPart] { map { ToolbarPart.all(of: $0) } ?? [] }
}
