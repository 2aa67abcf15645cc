import Foundation

nonisolated extension EnvironmentValues {
  /// What fills grounds; here the system's ground.
  public var backgroundStyle: AnyShapeStyle? { nil }
  /// The material below the view; nil without one.
  @Entry public var backgroundMaterial: Material? = nil
  /// The least height of headers, which here are as high as their content.
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil
  /// How much headers stand out.
  public var headerProminence: Prominence { .standard }
  /// The keys that do what the control around does.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// True where the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// Whether the user wants more contrast.
  @Entry public internal(set) var colorSchemeContrast: ColorSchemeContrast = .standard
  /// True where an app may have several windows: not on the host's phone.
  public var supportsMultipleWindows: Bool { false }
  /// The order of menus' entries.
  public var menuOrder: MenuOrder { .automatic }
}

/// How much contrast the user wants.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}
