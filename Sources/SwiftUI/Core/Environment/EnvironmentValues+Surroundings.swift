import Foundation

/// How much room there is.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// What the scene does.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// How prominent a background is.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// As for a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Opens addresses.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let name: String
    /// It was opened.
    public static let handled = Result(name: "handled")
    /// It was thrown away.
    public static let discarded = Result(name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(name: "systemAction")
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction \(url)") }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens an address and tells whether it was taken.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).name == "handled")
  }
}

nonisolated private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// How much room there is across.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How much room there is down.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// What the scene does.
  @Entry public var scenePhase: ScenePhase = .active
  /// How prominent the background is.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// Opens addresses.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
  /// True if the view has the focus.
  @Entry public internal(set) var isFocused: Bool = false
  /// True if the user wants less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
}

nonisolated private enum DifferentiateKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
/// Refreshes the content around a view.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Refreshes the content.
  public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
  /// The least height of a list's rows.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular
  /// Refreshes the content around the view, if it can be.
  @Entry public internal(set) var refresh: RefreshAction? = nil
  /// True if the user wants differences shown by more than colour.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
  /// True if the user wants less translucency.
  public var accessibilityReduceTransparency: Bool { false }
  /// True if the user wants controls to be told by more than colour.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True if assistive technology is on.
  @Entry public var accessibilityEnabled: Bool = false
  /// True if VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { false }
}
