import Foundation
@_spi(CellHarness) import UIKit

/// A view of UIKit's as a part of a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that stays with the view.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for as long as the part keeps its identity.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Ends what the view does, when the part goes.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes the object that stays with the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; nil to ask the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
  /// The size for a proposal in the way of systems before 16, asked where ``sizeThatFits(_:uiView:context:)`` gives none: what the
  /// view itself says, or what the part makes of it.
  @MainActor @preconcurrency func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Self.UIViewType)
}

/// A proposed size of the same way.
nonisolated public struct _ProposedSize {
  let width: CGFloat?
  let height: CGFloat?
}

extension UIViewRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Asks the view.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Leaves the view's own size.
  @MainActor @preconcurrency public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
  ) {}
  /// Never called: UIKit draws the view.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by UIKit and has no body.") }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No object stays.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

/// What the methods of a representable view are told.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  /// The object that stays with the view.
  public let coordinator: Representable.Coordinator
  /// How changes are animated.
  public internal(set) var transaction: Transaction
  /// What the view sees of its surroundings.
  public internal(set) var environment: EnvironmentValues

  /// Changes UIKit's views along with the transaction's animation: they change at once, and the completion waits for its end. Without an
  /// animation, or where animations are disabled, the completion follows at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

/// The node that keeps the UIKit view and puts it where layout says.
@MainActor final class RepresentableNode<R: UIViewRepresentable>: EmbeddedNode<R> {
  private var made: (view: R.UIViewType, coordinator: R.Coordinator)?

  override func make() {
    if R.self is AnyClass { preconditionFailure(HostingText.notValueType(TypeNames.plain(R.self), isController: false)) }
    let coordinator = view.makeCoordinator()
    let made = view.makeUIView(context: context(coordinator, graph.currentTransaction))
    self.made = (made, coordinator)
    embedded = made
  }

  override func updateEmbedded() {
    if let made { view.updateUIView(made.view, context: context(made.coordinator, graph.currentTransaction)) }
  }

  override func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
    made.flatMap { view.sizeThatFits(proposal, uiView: $0.view, context: context($0.coordinator, Transaction())) }
  }

  override func changedSize(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    guard let made else { return size }
    var changed = size
    view._overrideSizeThatFits(&changed, in: _ProposedSize(width: proposal.width, height: proposal.height), uiView: made.view)
    return changed
  }

  override func willLeave() {
    super.willLeave()
    if let made { R.dismantleUIView(made.view, coordinator: made.coordinator) }
    made = nil
  }

  private func context(_ coordinator: R.Coordinator, _ transaction: Transaction) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: readEnvironment)
  }
}
