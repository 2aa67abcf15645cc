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
}

/// The node that keeps the controller and puts its view where layout says.
@MainActor final class ControllerNode<R: UIViewControllerRepresentable>: EmbeddedNode<R> {
  private let coordinator: R.Coordinator
  private var made: R.UIViewControllerType?

  override init(_ view: R, _ inputs: NodeInputs) {
    coordinator = view.makeCoordinator()
    super.init(view, inputs)
    guard !environment.isInsideCellConfiguration else {
      // Neither made nor updated: a box takes its place (UH-21).
      HostingMisuse.post("UH-21", graph.owner?(), type: TypeNames.plain(R.self))
      embedded = ControllerPlaceholder()
      return
    }
    let made = view.makeUIViewController(context: context)
    self.made = made
    embedded = made.view
    (made.view as? HostingView)?.isChild = true
    view.updateUIViewController(made, context: context)
  }

  private var context: R.Context {
    R.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  override func updateEmbedded() {
    if let made { view.updateUIViewController(made, context: context) }
  }

  override func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
    made.flatMap { view.sizeThatFits(proposal, uiViewController: $0, context: context) }
  }

  override func willLeave() {
    super.willLeave()
    if let made { R.dismantleUIViewController(made, coordinator: coordinator) }
  }
}
