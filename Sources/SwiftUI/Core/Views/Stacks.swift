import Foundation

/// Views beside each other.
nonisolated public struct HStack<Content>: View where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack; without `spacing` neighbours keep their own distance.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView, StackView {
  static var axis: Axis { .horizontal }
  var guide: AlignmentGuide { alignment.key }
  var givenSpacing: Double? { spacing.map { Double($0) } }
}

/// Views one below the other.
nonisolated public struct VStack<Content>: View where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack; without `spacing` neighbours keep their own distance.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView, StackView {
  static var axis: Axis { .vertical }
  var guide: AlignmentGuide { alignment.key }
  var givenSpacing: Double? { spacing.map { Double($0) } }
}
