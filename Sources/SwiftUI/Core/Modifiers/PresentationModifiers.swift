import Foundation

nonisolated extension View {
  /// Sets the heights a sheet rests at.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(RecordedOnly("presentationSizing", TypeNames.plain(type(of: sizing))))
  }
  /// Sets the heights a sheet can have.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(RecordedOnly("presentationDetents", detents.map(\.name).sorted().joined(separator: ", ")))
  }
  /// Sets the heights a sheet rests at, and which one it does.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    modifier(RecordedOnly("presentationDetents", selection.wrappedValue.name))
  }
  /// Shows or hides a sheet's handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("presentationDragIndicator", "\(visibility)"))
  }
  /// Rounds a sheet's corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(RecordedOnly("presentationCornerRadius", cornerRadius.map { NumberText.of($0) } ?? "nil"))
  }
  /// Fills a sheet's ground.
  public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(StyleRecord(name: "presentationBackground", style: style, suffix: ""))
  }
  /// Puts views on a sheet's ground; what a list shows does not follow from them.
  public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { modifier(RecordedOnly("presentationBackground", "\(V.self)")) }
  /// Sets what a popover becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(RecordedOnly("presentationCompactAdaptation", adaptation.name))
  }
  /// Sets light or dark for the presentation around the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(RecordedOnly("preferredColorScheme", colorScheme.map { "\($0)" } ?? "nil"))
  }
  /// Lets content above be refreshed by pulling.
  @preconcurrency
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action)).modifier(RecordedOnly("refreshable", "set"))
  }
  /// Shows or hides what is behind scrolling content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("scrollContentBackground", "\(visibility)"))
  }
  /// Lets content scroll or not.
  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(RecordedOnly("scrollDisabled", "\(disabled)")) }
  /// Shows or hides scroll bars.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    modifier(RecordedOnly("scrollIndicators", visibility.name))
  }
}

/// Whether scroll bars are shown.
nonisolated public struct ScrollIndicatorVisibility: Sendable {
  let name: String
  /// As suits the content.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown if possible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden if possible.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// A height a sheet rests at.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(NumberText.of(fraction)))")
  }
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(NumberText.of(height)))")
  }
  /// A height that the app works out.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    PresentationDetent(name: "custom(\(TypeNames.plain(D.self)))")
  }

  /// What an app that works out a height is told.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the whole screen, the sheet's own edges left out.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// What the surroundings say.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height that an app works out for a sheet. Sheets have the system's heights here.
public protocol CustomPresentationDetent {
  /// The height; nil if the sheet can't have it.
  static func height(in context: Self.Context) -> CGFloat?
  /// What it is told.
  typealias Context = PresentationDetent.Context
}

/// What a popover points at.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

/// What a popover becomes where there is little room.
nonisolated public struct PresentationAdaptation: Sendable {
  let name: String
  /// As suits.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  /// A whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}
