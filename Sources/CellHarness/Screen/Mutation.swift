import CellTrace

/// A named change of a screen's model, as if a server, another screen or the user had made it.
///
/// A screen lists its mutations; scripts and tests ask for them by name, or by a constant:
///
/// ```swift
/// extension CellMutation {
///   static let mailArrives = CellMutation("a mail arrives", in: InboxScreen.self) { $0.store.receive() }
/// }
/// ```
public struct CellMutation: Sendable {
  /// The name scripts and reports use.
  public let name: String
  private let body: @MainActor @Sendable (any CellScreen) -> Void

  /// Creates a mutation of the screen that lists it.
  /// - Parameters:
  ///   - name: The name that scripts and reports use.
  ///   - body: Changes the model the way the app would. Runs on the main thread.
  public init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.body = { _ in body() }
  }

  /// Creates a mutation of any screen of a type.
  /// - Parameters:
  ///   - name: The name that scripts and reports use.
  ///   - screen: The type of the screens that list it.
  ///   - body: Changes the model of the screen the way the app would. Runs on the main thread.
  public init<Screen: CellScreen>(_ name: String, in screen: Screen.Type, _ body: @escaping @MainActor (Screen) -> Void) {
    self.name = name
    self.body = { screen in
      guard let screen = screen as? Screen else {
        preconditionFailure("the mutation \"\(name)\" is one of \(Screen.self), but \(type(of: screen)) lists it")
      }
      body(screen)
    }
  }

  /// Changes the model of a screen, for a test that has no host.
  @MainActor public func callAsFunction(on screen: any CellScreen) { perform(on: screen) }

  @MainActor func perform(on screen: any CellScreen) { body(screen) }
}
