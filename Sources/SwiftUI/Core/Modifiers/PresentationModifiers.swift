import Foundation

// Sheets, alerts and the like lie outside the row that presents them. What a row shows of them is whether it presents one.

nonisolated extension View {
  /// Presents a sheet while a condition holds.
  public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { modifier(RecordedOnly("sheet", "\(isPresented.wrappedValue)")) }
  /// Presents a sheet for a value.
  public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(RecordedOnly("sheet", "\(item.wrappedValue != nil)"))
  }
  /// Presents a whole screen while a condition holds.
  public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { modifier(RecordedOnly("fullScreenCover", "\(isPresented.wrappedValue)")) }
  /// Presents a whole screen for a value.
  public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(RecordedOnly("fullScreenCover", "\(item.wrappedValue != nil)"))
  }
  /// Presents a popover while a condition holds.
  public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { modifier(RecordedOnly("popover", "\(isPresented.wrappedValue)")) }

  /// Presents an alert while a condition holds.
  public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { modifier(RecordedOnly("alert", "\(isPresented.wrappedValue)")) }
  /// Presents an alert while a condition holds.
  @_disfavoredOverload
  public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { modifier(RecordedOnly("alert", "\(isPresented.wrappedValue)")) }
  /// Presents an alert with a message while a condition holds.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { modifier(RecordedOnly("alert", "\(isPresented.wrappedValue)")) }
  /// Presents an alert with a message while a condition holds.
  @_disfavoredOverload
  public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(RecordedOnly("alert", "\(isPresented.wrappedValue)"))
  }

  /// Asks what to do while a condition holds.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View { modifier(RecordedOnly("confirmationDialog", "\(isPresented.wrappedValue)")) }
  /// Asks what to do while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(RecordedOnly("confirmationDialog", "\(isPresented.wrappedValue)"))
  }
  /// Asks what to do, with a message, while a condition holds.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(RecordedOnly("confirmationDialog", "\(isPresented.wrappedValue)"))
  }

  /// Sets the heights a sheet rests at.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(RecordedOnly("presentationDetents", detents.map(\.name).sorted().joined(separator: ", ")))
  }
  /// Forbids swiping a sheet away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RecordedOnly("interactiveDismissDisabled", "\(isDisabled)"))
  }
  /// Sets light or dark for the presentation around the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(RecordedOnly("preferredColorScheme", colorScheme.map { "\($0)" } ?? "nil"))
  }
  /// Lets content above be refreshed by pulling.
  @preconcurrency
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RecordedOnly("refreshable", "set"))
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
}

/// What a popover points at.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}
