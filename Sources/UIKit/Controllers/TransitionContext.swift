import CoreGraphics
import Foundation

/// What an animator of the app's own works with: the two controllers, and a view to move theirs in.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  enum Kind { case presentation, dismissal, navigation }

  init(
    _ container: UIView, _ kind: Kind, from: UIViewController, to: UIViewController, frame: CGRect,
    _ end: @escaping @MainActor (Bool) -> Void
  ) {
    containerView = container
    self.kind = kind
    self.from = from
    self.to = to
    self.frame = frame
    self.end = end
    super.init()
  }

  let containerView: UIView
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Tells those who run something alongside that a gesture leads.
  var coordinator: TransitionCoordinator?

  /// Lets the animator begin, or the gesture that leads it.
  func begin(
    _ animator: any UIViewControllerAnimatedTransitioning, ledBy leader: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    guard let leader, leader.wantsInteractiveStart else { return animator.animateTransition(using: self) }
    isInteractive = true
    coordinator?.isInteractive = true
    leader.startInteractiveTransition(self)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator?.percentComplete = percentComplete }
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { coordinator?.endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator?.endInteraction(isCancelled: true)
  }
  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    // A presentation that the animator calls incomplete without a gesture is one still.
    end(didComplete || !transitionWasCancelled)
    animator?.animationEnded(didComplete)
  }

  var presentationStyle: UIModalPresentationStyle {
    switch kind {
    case .presentation: to.modalPresentationStyle
    case .dismissal: from.modalPresentationStyle
    case .navigation: .none
    }
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .from ? from : to }
  /// The presenter's view stays where it is, so that of a presentation only the presented one is handed out.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    return moves(controller) ? controller.viewIfLoaded : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === to && kind != .dismissal ? .zero : vc.viewIfLoaded?.frame ?? .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from, kind == .navigation { return .zero }
    return moves(vc) ? frame : vc.viewIfLoaded?.frame ?? .zero
  }

  private let kind: Kind
  private let from: UIViewController
  private let to: UIViewController
  private let frame: CGRect
  private var end: (@MainActor (Bool) -> Void)?

  private func moves(_ controller: UIViewController) -> Bool {
    switch kind {
    case .presentation: controller === to
    case .dismissal: controller === from
    case .navigation: true
    }
  }
}
