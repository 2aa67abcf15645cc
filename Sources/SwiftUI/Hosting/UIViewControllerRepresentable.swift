import Foundation
@_spi(CellHarness) import UIKit

/// A view controller of UIKit's as a part of a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that stays with the controller.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for as long as the part keeps its identity.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings the controller up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Ends what the controller does, when the part goes.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes the object that stays with the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; nil to ask the controller's view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Asks the controller's view.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Never called: UIKit draws the controller's view.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by UIKit and has no body.") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No object stays.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

/// What the methods of a representable controller are told.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// The object that stays with the controller.
  public let coordinator: Representable.Coordinator
  /// How changes are animated.
  public internal(set) var transaction: Transaction
  /// What the controller sees of its surroundings.
  public internal(set) var environment: EnvironmentValues

  /// Changes UIKit's views along with the transaction's animation; see `UIViewRepresentableContext`.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

/// The node that keeps the controller: its view stands where layout says, and it is a child of the hosting controller as soon as
/// that is in a window (RP-10).
@MainActor final class ControllerNode<R: UIViewControllerRepresentable>: EmbeddedNode<R>, WindowFollower {
  private var made: (controller: R.UIViewControllerType, coordinator: R.Coordinator)?

  override func make() {
    if R.self is AnyClass { preconditionFailure(HostingText.notValueType(TypeNames.plain(R.self), isController: true)) }
    guard !environment.isInsideCellConfiguration else {
      // Neither made nor updated: a box takes its place (UH-21).
      HostingMisuse.post("UH-21", graph.owner?(), type: TypeNames.plain(R.self))
      embedded = ControllerPlaceholder()
      return
    }
    let coordinator = view.makeCoordinator()
    let made = view.makeUIViewController(context: context(coordinator, graph.currentTransaction))
    self.made = (made, coordinator)
    graph.hasWindowFollowers = true
    let content = made.view
    embedded = content
    (content as? HostingView)?.isChild = true
  }

  override func updateEmbedded() {
    guard let made else { return }
    view.updateUIViewController(made.controller, context: context(made.coordinator, graph.currentTransaction))
  }

  override func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
    made.flatMap { view.sizeThatFits(proposal, uiViewController: $0.controller, context: context($0.coordinator, Transaction())) }
  }

  /// The size the controller prefers is its ideal one.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    var size = super.measure(proposal)
    guard let preferred = made?.controller.preferredContentSize else { return size }
    if proposal.width < 0, preferred.width > 0 { size.width = Double(preferred.width) }
    if proposal.height < 0, preferred.height > 0 { size.height = Double(preferred.height) }
    return size
  }

  override func placeContent(_ proposal: Proposal) {
    let isNew = adopt()
    super.placeContent(proposal)
    if isNew, let made { made.controller.didMove(toParent: made.controller.parent) }
  }

  func hostEnteredWindow() {
    if adopt(), let made { made.controller.didMove(toParent: made.controller.parent) }
  }

  /// True if the controller has just become a child.
  private func adopt() -> Bool {
    guard let child = made?.controller, child.parent == nil, let host = graph.platformHost as? HostingView, host.window != nil,
      let parent = host.controller
    else { return false }
    parent.addChild(child)
    return true
  }

  override func willLeave() {
    if made?.controller.parent != nil { made?.controller.willMove(toParent: nil) }
    super.willLeave()
    guard let made else { return }
    if made.controller.parent != nil { made.controller.removeFromParent() }
    R.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    self.made = nil
  }

  private func context(_ coordinator: R.Coordinator, _ transaction: Transaction) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: readEnvironment)
  }
}
