import Foundation

/// Views one below the other that are made when they come near the screen; rows make all of them.
nonisolated public struct LazyVStack<Content>: View where Content: View {
  private let stack: VStack<Content>

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

  /// The stack, as wide as it is offered.
  @MainActor public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// Views beside each other that are made when they come near the screen; rows make all of them.
nonisolated public struct LazyHStack<Content>: View where Content: View {
  private let stack: HStack<Content>

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

  /// The stack, as high as it is offered.
  @MainActor public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// Parts of a scrolling list that stay.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
