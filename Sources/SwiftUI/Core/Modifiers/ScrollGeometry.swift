import Foundation

/// How a scroll view stands.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize
  /// What of the content is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view's bounds.
  public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
  /// Hears of another value that follows from how the scroll views below stand.
  public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

nonisolated struct ScrollGeometryModifier<T: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ScrollGeometryNode(view, inputs) }
}

/// A node that hears how a scroll view below stands.
@MainActor protocol ScrollGeometryFollower: ViewNode {
  func follow(_ geometry: ScrollGeometry)
}

@MainActor
private final class ScrollGeometryNode<Content: View, T: Equatable>: ModifierNode<
  Content, ScrollGeometryModifier<T>
>, ScrollGeometryFollower
{
  private var last: T?

  func follow(_ geometry: ScrollGeometry) {
    let value = view.modifier.transform(geometry)
    guard let old = last, old != value else {
      if last == nil { last = value }
      return
    }
    last = value
    let action = view.modifier.action
    graph.queue(.change) { action(old, value) }
  }
}
