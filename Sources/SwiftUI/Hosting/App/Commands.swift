import Foundation

/// What a menu bar or a keyboard offers; a phone without a keyboard shows none of it.
@MainActor @preconcurrency public protocol Commands {
  /// The type of what they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never {
  /// Never called.
  public var body: Never { preconditionFailure("\(Self.self) is not shown on a phone.") }
}

/// Puts commands together.
@resultBuilder public struct CommandsBuilder {
  /// One command.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  /// Nothing.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Several commands; none of them shows.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> EmptyCommands
  where repeat each Content: Commands { EmptyCommands() }
  /// Commands that may be there.
  public static func buildIf<Content>(_ content: Content?) -> EmptyCommands where Content: Commands { EmptyCommands() }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  /// Creates it.
  public init() {}
}
/// A menu of a menu bar.
nonisolated public struct CommandMenu<Content>: Commands where Content: View {
  public typealias Body = Never
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}
/// Entries beside or in place of the system's.
nonisolated public struct CommandGroup<Content>: Commands where Content: View {
  public typealias Body = Never
  /// Creates entries before the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates entries after the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates entries in place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
/// A group of the system's entries.
nonisolated public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// New things.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Taking back.
  public static let undoRedo = CommandGroupPlacement()
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}
/// The system's commands of a sidebar.
nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never
  /// Creates it.
  public init() {}
}

extension Scene {
  /// Adds commands, which a phone doesn't show.
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
    self
  }
  /// Reacts when a value changes. Scenes are not watched here: what a screen reacts to is in its views.
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable {
    self
  }
  /// Reacts when a value changes. Scenes are not watched here.
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene
  where V: Equatable { self }
  /// Reacts when a value changes. Scenes are not watched here.
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable { self }
  /// Sets the first size of windows, which on a phone fill the screen.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Says how windows are resized: not on a phone.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How windows are resized.
nonisolated public struct WindowResizability: Sendable {
  /// As suits.
  public static let automatic = WindowResizability()
  /// As their content allows.
  public static let contentSize = WindowResizability()
  /// At least as large as their content.
  public static let contentMinSize = WindowResizability()
}
