import UIKit

/// An app. Nothing starts it here: a screen under test shows what its first window would.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Never started here: the harness opens screens, each in a process of its own.
  @MainActor @preconcurrency public static func main() {
    fatalError(
      "\(Self.self) is not started here. Make a CellScreen whose rootViewController is appRootViewController(\(Self.self).self).")
  }
}

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes it is made of.
  associatedtype Body: Scene
  /// The scenes it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Puts scenes together.
@MainActor @preconcurrency @resultBuilder public struct SceneBuilder {
  /// One scene.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
  /// One scene.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
  /// Several scenes.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene where repeat each Content: Scene {
    var windows: [AnyView] = []
    repeat windows += SceneWindows.of(each content)
    return SceneList(windows: windows)
  }
}

/// Windows that all show the same content.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  let content: () -> Content

  /// Creates windows.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows with an id.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Creates windows for values: the one that is there when the app opens has none.
  public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = { PresentedWindowContent(content: content) }
  }
  /// Creates windows for values, with an id.
  public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = { PresentedWindowContent(content: content) }
  }
  /// Creates windows for values; the one that is there when the app opens has the default.
  public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = {
      PresentedWindowContent { value in
        content(Binding(read: { value.wrappedValue ?? defaultValue() }, write: { value.wrappedValue = $0 }))
      }
    }
  }
  /// Never called.
  @MainActor public var body: Never { preconditionFailure("A group of windows has no body.") }
}

/// What a window shows for the value it was opened with.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable & Encodable & Hashable, Content: View {
  @State private var value: Data?
  let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  /// The content.
  @MainActor public var body: some View { content($value) }
}

extension Scene {
  /// Recorded by name: no activity comes from outside of the app.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension Scene {
  /// Sets a value of the environment of all that the scene's windows show.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    SurroundedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }
  /// Puts an object into the environment of all that the scene's windows show.
  public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    SurroundedScene(scene: self) { AnyView($0.environmentObject(object)) }
  }
  /// Puts an observable object into the environment of all that the scene's windows show.
  public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    SurroundedScene(scene: self) { AnyView($0.environment(object)) }
  }
}

/// A scene with something put around what it shows.
private struct SurroundedScene<Base: Scene>: Scene, WindowSource {
  let scene: Base
  let surround: @MainActor (AnyView) -> AnyView
  var body: Never { preconditionFailure("A scene with surroundings has no body.") }
  var windows: [AnyView] { SceneWindows.of(scene).map(surround) }
}

/// Several scenes.
private struct SceneList: Scene, WindowSource {
  let windows: [AnyView]
  var body: Never { preconditionFailure("A list of scenes has no body.") }
}

/// A scene that knows its windows.
@MainActor private protocol WindowSource {
  var windows: [AnyView] { get }
}

extension WindowGroup: WindowSource {
  fileprivate var windows: [AnyView] { [AnyView(content())] }
}

/// What the windows of scenes show.
@MainActor enum SceneWindows {
  static func of<S: Scene>(_ scene: S) -> [AnyView] {
    if let source = scene as? any WindowSource { return source.windows }
    return S.Body.self == Never.self ? [] : of(scene.body)
  }
}
