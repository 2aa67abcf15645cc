import Foundation

/// How scrolling goes on.
nonisolated public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// True unless nothing moves.
  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view stands when its phase changes.
nonisolated public struct ScrollPhaseChangeContext {
  /// How it stands.
  public let geometry: ScrollGeometry
  /// How fast it moves; a finger that is lifted here moves at no known speed.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// Hears how the scrolling of the scroll views below goes on (SC-01).
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }
  /// Hears how the scrolling of the scroll views below goes on, and how they stand.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}

nonisolated struct ScrollPhaseModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ScrollPhaseNode(view, inputs) }
}

/// A node that hears how a scroll view below is scrolled.
@MainActor protocol ScrollPhaseFollower: ViewNode {
  func follow(_ phase: ScrollPhase)
}

@MainActor
private final class ScrollPhaseNode<Content: View>: ModifierNode<Content, ScrollPhaseModifier>, ScrollPhaseFollower,
  ScrollGeometryFollower
{
  private var phase = ScrollPhase.idle
  private var geometry = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

  func follow(_ geometry: ScrollGeometry) { self.geometry = geometry }

  func follow(_ phase: ScrollPhase) {
    guard phase != self.phase else { return }
    let old = self.phase
    self.phase = phase
    let (action, context) = (view.modifier.action, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
    graph.queue(.change) { action(old, phase, context) }
  }
}

/// A scroll view that a finger scrolls without cells.
@MainActor protocol FingerScrolled: ScrollingNode {
  /// How far it can be scrolled.
  var room: Double { get }
  /// The visible length along its direction.
  var page: Double { get }
  func dragBegan()
  /// Returns how far the content went.
  func dragged(by points: Double) -> Double
  func dragEnded()
}

extension ViewNode {
  /// Who listens around a scroll view hears how it is scrolled.
  func tellScrollPhase(_ phase: ScrollPhase) {
    var current = parent
    while let node = current, !(node is any ScrollingNode) {
      (node as? any ScrollPhaseFollower)?.follow(phase)
      current = node.parent
    }
  }
}
