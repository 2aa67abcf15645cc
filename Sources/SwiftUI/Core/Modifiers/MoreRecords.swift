import Foundation

nonisolated extension View {
  /// Sets how large text is beside other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("textScale", isEnabled ? scale.name : "default"))
  }
  /// Maps what is drawn onto a plane in space.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(RecordedOnly("projectionEffect", transform == ProjectionTransform() ? "identity" : "set"))
  }
  /// Hears whether the view is visible in a scroll view by a part; the host tells nothing here.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(RecordedOnly("onScrollVisibilityChange", NumberText.of(threshold)))
  }
  /// Lets the app's gestures at an edge come before the system's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(RecordedOnly("defersSystemGestures", "\(edges.rawValue)"))
  }
  /// Lets another view speak for this one to assistive technology: what it is called is recorded.
  public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View {
    modifier(ContextMenuModifier(items: representation(), name: "accessibilityRepresentation", opening: .never))
  }
  /// Puts views below this one for assistive technology: what they are called is recorded.
  public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    modifier(ContextMenuModifier(items: children(), name: "accessibilityChildren", opening: .never))
  }
  /// Keeps the view's colours where the user inverts them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(RecordedOnly("accessibilityIgnoresInvertColors", "\(active)"))
  }
  /// Tells assistive technology whether the view reacts.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    modifier(RecordedOnly("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)"))
  }
}

extension Text {
  /// How large text is beside other text.
  nonisolated public struct Scale: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

/// A map onto a plane in space.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  let plane: Affine
  /// Changes nothing.
  public init() { plane = .identity }
  /// A map of the plane itself.
  public init(_ m: CGAffineTransform) {
    plane = Affine(a: Double(m.a), b: Double(m.b), c: Double(m.c), d: Double(m.d), x: Double(m.tx), y: Double(m.ty))
  }
  /// This map, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane: rhs.plane.after(plane))
  }
  init(plane: Affine) { self.plane = plane }
}

nonisolated extension EnvironmentValues {
  /// What fills grounds; here the system's ground.
  public var backgroundStyle: AnyShapeStyle? { nil }
  /// The least height of headers, which here are as high as their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
  /// How much headers stand out.
  public var headerProminence: Prominence { .standard }
  /// The keys that do what the control around does.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// True where the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// Whether the user wants more contrast.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// True where an app may have several windows: not on the host's phone.
  public var supportsMultipleWindows: Bool { false }
  /// The order of menus' entries.
  public var menuOrder: MenuOrder { .automatic }
  /// Asks the user for a review of the app; the host has no store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

nonisolated private enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated private enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

/// How much contrast the user wants.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Asks the user for a review of the app: the system decides whether anything shows, and here nothing does.
nonisolated public struct RequestReviewAction: Sendable {
  /// Asks.
  @MainActor public func callAsFunction() {}
}
