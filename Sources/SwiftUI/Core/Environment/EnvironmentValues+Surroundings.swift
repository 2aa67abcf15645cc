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

nonisolated private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
nonisolated private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
nonisolated private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
nonisolated private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
nonisolated private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
nonisolated private enum FocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
nonisolated private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// How much room there is down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// What the scene does.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// How prominent the background is.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// True if the view has the focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
  /// True if the user wants less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
}

nonisolated private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
nonisolated private enum MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}
nonisolated private enum DifferentiateKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
nonisolated private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

/// Refreshes the content around a view.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Refreshes the content.
  public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
  /// The least height of a list's rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Refreshes the content around the view, if it can be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// True if the user wants differences shown by more than colour.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
  /// True if the user wants less translucency.
  public var accessibilityReduceTransparency: Bool { false }
  /// True if assistive technology is on.
  public var accessibilityEnabled: Bool { false }
  /// True if VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { false }
}
